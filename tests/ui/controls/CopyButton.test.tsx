import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COPY_FEEDBACK_MS } from '../../../src/lib/limits';
import { CopyButton } from '../../../src/ui/controls/CopyButton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Returns functions that press the button, let time pass, and read its visible label. */
function renderButton(text = 'select 1') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { rerender } = render(<CopyButton text={text} />);
  const button = screen.getByRole('button');
  const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  const press = async () => {
    await user.click(button);
    await wait(0);
  };
  const label = () =>
    [...button.children]
      .filter((part) => getComputedStyle(part).display !== 'none')
      .map(({ textContent }) => textContent)
      .concat(button.dataset['result'] ?? [])
      .join();
  return { press, wait, label, rerender };
}

test('copies the text and shows "Copied" for a time', async () => {
  const { press, wait, label } = renderButton();
  expect(label()).toBe('Copy');
  await press();
  expect(label()).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe('select 1');
  await wait(COPY_FEEDBACK_MS - 1);
  expect(label()).toBe('Copied');
  await wait(1);
  expect(label()).toBe('Copy');
});

test('each press copies the current text, and the result stays when the text changes', async () => {
  const { press, label, rerender } = renderButton('first');
  await press();
  rerender(<CopyButton text="second" />);
  expect(label()).toBe('Copied');
  await press();
  expect(await navigator.clipboard.readText()).toBe('second');
});
