import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COPY_FEEDBACK_MS } from '../../src/lib/limits';
import { H2 } from '../../src/mdx/Heading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Renders a heading, and returns a function that presses its link. */
function renderHeading() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<H2 id="sign-in">Sign in</H2>);
  const link = screen.getByRole('link', { name: 'Link to this section' });
  const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  const press = async () => {
    await user.click(link);
    await wait(100);
  };
  return { link, press, wait };
}

test('a click copies the URL of the heading, and says so for three seconds', async () => {
  const { link, press, wait } = renderHeading();
  expect(link.textContent).toBe('#');
  await press();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/#sign-in');
  expect(link.textContent).toBe('Link copied');
  expect(screen.getByRole('status').textContent).toBe('Link copied');
  await wait(COPY_FEEDBACK_MS);
  expect(link.textContent).toBe('#');
});

test('if the browser refuses to copy, the link still works', async () => {
  const { link, press } = renderHeading();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press();
  expect(link.textContent).toBe('#');
  expect(window.location.hash).toBe('#sign-in');
});
