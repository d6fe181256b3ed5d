import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from '../../../src/ui/controls/CopyButton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Draws the button; `press` clicks it, `wait` lets time pass. */
function draw(getText = () => 'select 1') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = render(<CopyButton getText={getText} />);
  const button = screen.getByRole('button');
  const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  const press = async () => {
    await user.click(button);
    await wait(0);
  };
  return { press, wait, unmount, label: () => button.textContent };
}

test('copies the text and says so for three seconds', async () => {
  const { press, wait, label } = draw();
  expect(label()).toBe('Copy');
  await press();
  expect(label()).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe('select 1');
  await wait(2999);
  expect(label()).toBe('Copied');
  await wait(1);
  expect(label()).toBe('Copy');
});

test('says for three seconds that copying failed', async () => {
  const { press, wait, label } = draw();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press();
  expect(label()).toBe('Failed to copy');
  await wait(2999);
  expect(label()).toBe('Failed to copy');
  await wait(1);
  expect(label()).toBe('Copy');
});

test('says that copying failed where there is no clipboard', async () => {
  const { press, label } = draw();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await press();
  expect(label()).toBe('Failed to copy');
});

test('a second press starts the three seconds again', async () => {
  const { press, wait, label } = draw();
  await press();
  await wait(2000);
  await press();
  await wait(2000);
  expect(label()).toBe('Copied');
  await wait(1000);
  expect(label()).toBe('Copy');
});

test('the text is asked for at each press', async () => {
  let text = 'first';
  const { press } = draw(() => text);
  await press();
  text = 'second';
  await press();
  expect(await navigator.clipboard.readText()).toBe('second');
});

test('no timer is left when the button goes', async () => {
  const { press, unmount } = draw();
  await press();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the change is announced', () => {
  render(<CopyButton getText={() => ''} />);
  expect(screen.getByText('Copy').getAttribute('aria-live')).toBe('polite');
});
