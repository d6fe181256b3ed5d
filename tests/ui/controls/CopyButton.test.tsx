import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from '../../../src/ui/controls/CopyButton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Renders the button. Returns functions that press it, let time pass, and read its label. */
function renderButton(getText = () => 'select 1') {
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

test('copies the text and shows "Copied" for three seconds', async () => {
  const { press, wait, label } = renderButton();
  expect(label()).toBe('Copy');
  await press();
  expect(label()).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe('select 1');
  await wait(2999);
  expect(label()).toBe('Copied');
  await wait(1);
  expect(label()).toBe('Copy');
});

test('shows "Failed to copy" for three seconds if copying fails', async () => {
  const { press, wait, label } = renderButton();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press();
  expect(label()).toBe('Failed to copy');
  await wait(2999);
  expect(label()).toBe('Failed to copy');
  await wait(1);
  expect(label()).toBe('Copy');
});

test('copying fails without a clipboard', async () => {
  const { press, label } = renderButton();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await press();
  expect(label()).toBe('Failed to copy');
});

/** Replaces a command that jsdom doesn't have. */
const setCommand = (run: (() => boolean) | undefined) =>
  Object.assign(document, { execCommand: run });

test('on hosts without a clipboard, it copies the text from a selection and returns the focus', async () => {
  const { press, label } = renderButton(() => 'select\n2');
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  let selected: string | undefined;
  setCommand(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    selected = value.slice(selectionStart, selectionEnd);
    return true;
  });
  await press();
  expect(selected).toBe('select\n2');
  expect(label()).toBe('Copied');
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(document.querySelector('textarea')).toBeNull();
  setCommand(undefined);
});

test('copying fails if the browser refuses the command, too', async () => {
  const { press, label } = renderButton();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  setCommand(() => false);
  await press();
  expect(label()).toBe('Failed to copy');
  setCommand(undefined);
});

test('pressing it again restarts the three seconds', async () => {
  const { press, wait, label } = renderButton();
  await press();
  await wait(2000);
  await press();
  await wait(2000);
  expect(label()).toBe('Copied');
  await wait(1000);
  expect(label()).toBe('Copy');
});

test('each press copies the current text', async () => {
  let text = 'first';
  const { press } = renderButton(() => text);
  await press();
  text = 'second';
  await press();
  expect(await navigator.clipboard.readText()).toBe('second');
});

test('clears the timer when the button unmounts', async () => {
  const { press, unmount } = renderButton();
  await press();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('announces the result', () => {
  render(<CopyButton getText={() => ''} />);
  expect(screen.getByText('Copy').getAttribute('aria-live')).toBe('polite');
});
