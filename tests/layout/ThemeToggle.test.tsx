import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeToggle } from '../../src/layout/ThemeToggle';
import { tellPage } from '../../src/page/events';

const KEY = 'supabaseDarkMode';
const buttons = () => screen.getAllByRole('button', { name: 'Dark theme' });
const state = () => [
  document.documentElement.className,
  ...buttons().map((button) => button.getAttribute('aria-pressed')),
];

function renderToggles(count = 1) {
  render(
    <>
      {Array.from({ length: count }, (_, key) => (
        <ThemeToggle key={key} />
      ))}
    </>,
  );
  tellPage('page:show');
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = 'dark';
});
afterEach(() => jest.restoreAllMocks());

test('pressing the button toggles the class and stores the theme', async () => {
  renderToggles();
  expect(state()).toEqual(['dark', 'true']);
  await userEvent.click(buttons()[0]!);
  expect(state()).toEqual(['', 'false']);
  expect(localStorage.getItem(KEY)).toBe('false');
  await userEvent.click(buttons()[0]!);
  expect(state()).toEqual(['dark', 'true']);
  expect(localStorage.getItem(KEY)).toBe('true');
});

test('the button shows that the page is light', () => {
  document.documentElement.className = '';
  renderToggles();
  expect(state()).toEqual(['', 'false']);
});

test('the theme is not stored before the first press', () => {
  renderToggles();
  expect(localStorage.length).toBe(0);
});

test('the theme can be toggled without storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full');
  });
  renderToggles();
  await userEvent.click(buttons()[0]!);
  expect(state()).toEqual(['', 'false']);
});

test('two toggles on a page stay in sync', async () => {
  renderToggles(2);
  await userEvent.click(buttons()[0]!);
  expect(state()).toEqual(['', 'false', 'false']);
});

test('the built HTML has no pressed state, because the theme is unknown', () => {
  expect(renderToString(<ThemeToggle />)).not.toContain('aria-pressed');
});
