import { renderHook } from '@testing-library/react';
import { onRouteUpdate, useEntryPageView } from '../../src/layout/route';
import { sendPageView } from '../../src/layout/telemetry';

const VIEW = { referrer: 'https://a.example/docs/b', title: 'Auth', route: '/docs/guides/auth' };
const fetchMock = jest.fn();
const info = jest.spyOn(console, 'info').mockImplementation(() => {});

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = fetchMock;
  info.mockClear();
});

test('sends a page view to the host', async () => {
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
])('sends no page view with %s', async (_, host, signals) => {
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
  ['a network error', () => fetchMock.mockRejectedValue(new Error('offline'))],
  ['status 500', () => fetchMock.mockResolvedValue({ ok: false, status: 500 })],
])('only logs %s', async (_, prepare) => {
  prepare();
  await expect(sendPageView('https://api.example', VIEW)).resolves.toBeUndefined();
  expect(info).toHaveBeenCalledTimes(1);
});

const at = (pathname: string) => ({ pathname, search: '?q=secret', hash: '#token' }) as never;

test.each([
  ['the first page', at('/docs/a'), null],
  ['another anchor on the same page', at('/docs/a'), at('/docs/a')],
])('sends no page view for %s', (_, location, prevLocation) => {
  jest.useFakeTimers();
  process.env['GATSBY_API_URL'] = 'https://api.example';
  onRouteUpdate?.({ location, prevLocation } as never, { plugins: [] });
  jest.runAllTimers();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a page view contains the title of the new page, but no query or hash', () => {
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

test('sends a page view for an entry in view, but not for entries that were scrolled past', () => {
  jest.useFakeTimers();
  process.env['GATSBY_API_URL'] = 'https://api.example';
  onRouteUpdate?.({ location: at('/docs/c'), prevLocation: at('/docs/b') } as never, {
    plugins: [],
  });
  jest.runAllTimers();
  const { rerender, unmount } = renderHook((path: string | undefined) => useEntryPageView(path));
  for (const path of ['/skipped', '/read']) {
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
