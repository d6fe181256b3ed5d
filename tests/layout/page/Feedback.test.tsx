import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Feedback } from '../../../src/layout/page/Feedback';
import { FEEDBACK_TEXT } from '../../../src/lib/strings/frame';

const page = {
  ...{ path: '/guides/auth', title: 'Auth', file: 'content/guides/auth.mdx' },
  ...{ modified: '2026-01-02', version: '' },
};
const HOST = 'https://api.example';
const fetchMock = jest.fn();
const user = userEvent.setup();

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = fetchMock;
  jest.spyOn(console, 'info').mockImplementation(() => {});
  process.env['GATSBY_API_URL'] = HOST;
});

const answer = async (name: string) => {
  render(<Feedback page={page} />);
  await user.click(screen.getByRole('button', { name }));
};
const issue = () => screen.getByRole('link', { name: FEEDBACK_TEXT.issue }).getAttribute('href')!;

test.each([
  [FEEDBACK_TEXT.yes, true],
  [FEEDBACK_TEXT.no, false],
])('%s is sent to the telemetry endpoint', async (name, isHelpful) => {
  await answer(name);
  const [url, request] = fetchMock.mock.calls[0] as [string, RequestInit];
  expect(url).toBe(`${HOST}/platform/telemetry/feedback`);
  expect(JSON.parse(String(request.body))).toEqual({
    ...{ title: 'Auth', route: '/docs/guides/auth', isHelpful },
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('group').textContent).toContain(
    isHelpful ? FEEDBACK_TEXT.sent : FEEDBACK_TEXT.problem,
  );
});

test.each(FEEDBACK_TEXT.problems)('a reader who says no can open an issue: %s', async (problem) => {
  await answer(FEEDBACK_TEXT.no);
  const issue = new URL(screen.getByRole('link', { name: problem }).getAttribute('href')!);
  expect(issue.searchParams.get('title')).toBe(`Docs: Auth (${problem.toLowerCase()})`);
  expect(issue.searchParams.get('body')).toContain('2026-01-02');
});

test.each([
  ['there is no endpoint', () => delete process.env['GATSBY_API_URL'], 0],
  ['the endpoint fails', () => fetchMock.mockResolvedValue({ ok: false, status: 500 }), 1],
  ['the network is down', () => fetchMock.mockRejectedValue(new Error('offline')), 1],
])('offers an issue if %s', async (_, prepare, requests) => {
  prepare();
  await answer(FEEDBACK_TEXT.yes);
  expect(fetchMock).toHaveBeenCalledTimes(requests);
  expect(screen.getByRole('group').textContent).toContain(FEEDBACK_TEXT.notSent);
  expect(new URL(issue()).searchParams.get('title')).toContain('Auth');
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('sends nothing with %s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  await answer(FEEDBACK_TEXT.yes);
  Object.defineProperty(navigator, name, { value: undefined, configurable: true });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(issue()).toContain('/issues/new');
});
