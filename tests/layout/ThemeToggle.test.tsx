import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeToggle } from '../../src/layout/ThemeToggle';

const KEY = 'supabaseDarkMode';
const button = () => screen.getByRole('button', { name: 'Dark theme' });
const state = () => [document.documentElement.className, button().getAttribute('aria-pressed')];

/** Dispatches the event that a tab receives when another one changes the storage. */
async function dispatchStorage(key: string, newValue: string | null): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = 'dark';
});
afterEach(() => jest.restoreAllMocks());

test('pressing the button toggles the class and stores the theme', async () => {
  render(<ThemeToggle />);
  expect(state()).toEqual(['dark', 'true']);
  await userEvent.click(button());
  expect(state()).toEqual(['', 'false']);
  expect(localStorage.getItem(KEY)).toBe('false');
  await userEvent.click(button());
  expect(state()).toEqual(['dark', 'true']);
  expect(localStorage.getItem(KEY)).toBe('true');
});

test('the button shows that the page is light', () => {
  document.documentElement.className = '';
  render(<ThemeToggle />);
  expect(state()).toEqual(['', 'false']);
});

test('the theme is not stored before the first press', () => {
  render(<ThemeToggle />);
  expect(localStorage.length).toBe(0);
});

test('the theme can be toggled without storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full');
  });
  render(<ThemeToggle />);
  await userEvent.click(button());
  expect(state()).toEqual(['', 'false']);
});

test.each([
  ['false', '', 'false'],
  ['true', 'dark', 'true'],
  ['junk', 'dark', 'true'],
  ['system', 'dark', 'true'],
  [null, 'dark', 'true'],
])('the theme "%s" from another tab is applied', async (value, className, pressed) => {
  document.documentElement.className = className === 'dark' ? '' : 'dark';
  render(<ThemeToggle />);
  await dispatchStorage(KEY, value);
  expect(state()).toEqual([className, pressed]);
});

test('other storage keys are ignored', async () => {
  render(<ThemeToggle />);
  await dispatchStorage('other', 'false');
  expect(state()).toEqual(['dark', 'true']);
});

test('two toggles on a page stay in sync', async () => {
  render(
    <>
      <ThemeToggle />
      <ThemeToggle />
    </>,
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Dark theme' });
  await userEvent.click(first!);
  expect(second?.getAttribute('aria-pressed')).toBe('false');
});

test('an unmounted toggle ignores other tabs', async () => {
  render(<ThemeToggle />).unmount();
  await dispatchStorage(KEY, 'false');
  expect(document.documentElement.className).toBe('dark');
});

test('the built HTML has no pressed state, because the theme is unknown', () => {
  expect(renderToString(<ThemeToggle />)).not.toContain('aria-pressed');
});
