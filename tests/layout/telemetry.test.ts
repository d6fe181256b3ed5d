import { renderHook } from '@testing-library/react';
import { onRouteUpdate, useCountedPlace } from '../../src/layout/route';
import { sendPageView } from '../../src/layout/telemetry';

const VIEW = { referrer: 'https://a.example/docs/b', title: 'Auth', route: '/docs/guides/auth' };
const fetchMock = jest.fn();
const info = jest.spyOn(console, 'info').mockImplementation(() => {});

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = fetchMock;
  info.mockClear();
});

test('a page view goes to the host', async () => {
  await sendPageView('https://api.example', VIEW);
  const [url, request] = fetchMock.mock.calls[0] as [string, RequestInit];
  expect(url).toBe('https://api.example/platform/telemetry/page');
  expect(request.method).toBe('POST');
  expect(JSON.parse(String(request.body))).toEqual(VIEW);
});

test.each([
  ['no host', undefined, {}],
  ['Do Not Track', 'https://api.example', { doNotTrack: '1' }],
  ['Global Privacy Control', 'https://api.example', { globalPrivacyControl: true }],
])('with %s nothing is sent', async (_, host, signals) => {
  Object.entries(signals).forEach(([name, value]) =>
    Object.defineProperty(navigator, name, { value, configurable: true }),
  );
  await sendPageView(host, VIEW);
  Object.keys(signals).forEach((name) =>
    Object.defineProperty(navigator, name, { value: undefined, configurable: true }),
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ['is refused', () => fetchMock.mockRejectedValue(new Error('offline'))],
  ['answers 500', () => fetchMock.mockResolvedValue({ ok: false, status: 500 })],
])('a host that %s is logged only', async (_, prepare) => {
  prepare();
  await expect(sendPageView('https://api.example', VIEW)).resolves.toBeUndefined();
  expect(info).toHaveBeenCalledTimes(1);
});

const at = (pathname: string) => ({ pathname, search: '?q=secret', hash: '#token' }) as never;

test.each([
  ['the first view', at('/docs/a'), null],
  ['another place of the same page', at('/docs/a'), at('/docs/a')],
])('%s is not counted', (_, location, prevLocation) => {
  jest.useFakeTimers();
  process.env['GATSBY_API_URL'] = 'https://api.example';
  onRouteUpdate?.({ location, prevLocation } as never, { plugins: [] });
  jest.runAllTimers();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a change of page is counted with its new title, without query and hash', () => {
  jest.useFakeTimers();
  process.env['GATSBY_API_URL'] = 'https://api.example';
  onRouteUpdate?.({ location: at('/docs/b'), prevLocation: at('/docs/a') } as never, {
    plugins: [],
  });
  document.title = 'New page';
  jest.runAllTimers();
  const [, request] = fetchMock.mock.calls[0] as [string, RequestInit];
  expect(JSON.parse(String(request.body))).toEqual({
    referrer: `${window.location.origin}/docs/a`,
    title: 'New page',
    route: '/docs/b',
  });
});

test('an entry that is read on the page of another one is counted, one on the way to it is not', () => {
  jest.useFakeTimers();
  process.env['GATSBY_API_URL'] = 'https://api.example';
  const place = (path: string) => ({ page: '/c', path, otherVersions: [], choices: 0 });
  onRouteUpdate?.({ location: at('/docs/c'), prevLocation: at('/docs/b') } as never, {
    plugins: [],
  });
  jest.runAllTimers();
  const { rerender, unmount } = renderHook((path: string | undefined) =>
    useCountedPlace(path === undefined ? undefined : place(path)),
  );
  for (const path of ['/passed', '/read']) {
    rerender(path);
    jest.advanceTimersByTime(1500);
  }
  jest.advanceTimersByTime(1500);
  onRouteUpdate?.({ location: at('/docs/e'), prevLocation: at('/docs/c') } as never, {
    plugins: [],
  });
  jest.runAllTimers();
  unmount();
  const views = fetchMock.mock.calls.map(
    ([, { body }]) =>
      JSON.parse(String((body as string) ?? '')) as { route: string; referrer: string },
  );
  expect(views.map(({ route, referrer }) => [new URL(referrer).pathname, route])).toEqual([
    ['/docs/b', '/docs/c'],
    ['/docs/c', '/docs/read'],
    ['/docs/read', '/docs/e'],
  ]);
});
