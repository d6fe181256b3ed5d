import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeToggle } from '../../src/layout/ThemeToggle';

const KEY = 'supabaseDarkMode';
const button = () => screen.getByRole('button', { name: 'Dark theme' });
const state = () => [document.documentElement.className, button().getAttribute('aria-pressed')];

/** What this tab hears when another one writes to the storage. */
async function hear(key: string, newValue: string | null): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = 'dark';
});
afterEach(() => jest.restoreAllMocks());

test('a press flips the class and stores the choice', async () => {
  render(<ThemeToggle />);
  expect(state()).toEqual(['dark', 'true']);
  await userEvent.click(button());
  expect(state()).toEqual(['', 'false']);
  expect(localStorage.getItem(KEY)).toBe('false');
  await userEvent.click(button());
  expect(state()).toEqual(['dark', 'true']);
  expect(localStorage.getItem(KEY)).toBe('true');
});

test('a page that began light is known as such', () => {
  document.documentElement.className = '';
  render(<ThemeToggle />);
  expect(state()).toEqual(['', 'false']);
});

test('nothing is stored before the first press', () => {
  render(<ThemeToggle />);
  expect(localStorage.length).toBe(0);
});

test('the theme flips without a storage', async () => {
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
  [null, 'dark', 'true'],
])('the theme %s of another tab is followed', async (value, className, pressed) => {
  document.documentElement.className = className === 'dark' ? '' : 'dark';
  render(<ThemeToggle />);
  await hear(KEY, value);
  expect(state()).toEqual([className, pressed]);
});

test('other keys of another tab change nothing', async () => {
  render(<ThemeToggle />);
  await hear('other', 'false');
  expect(state()).toEqual(['dark', 'true']);
});

test('two toggles on a page agree', async () => {
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

test('no tab is heard once the toggle is gone', async () => {
  render(<ThemeToggle />).unmount();
  await hear(KEY, 'false');
  expect(document.documentElement.className).toBe('dark');
});

test('the built page does not claim to know the theme', () => {
  expect(renderToString(<ThemeToggle />)).not.toContain('aria-pressed');
});
