import { applyTheme, chooseTheme, startTheme, themeChoice, THEME_KEY } from '../../src/page/theme';

const root = document.documentElement;
let isLight: boolean;
const listeners: (() => void)[] = [];

beforeAll(() => {
  Object.assign(window, {
    matchMedia: (query: string) => ({
      get matches() {
        return isLight && query.includes('light');
      },
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    }),
  });
  startTheme();
});
beforeEach(() => {
  isLight = false;
  localStorage.clear();
  root.className = 'dark';
});
afterEach(() => jest.restoreAllMocks());

/** As another tab does. `null` deletes the value. */
function storeElsewhere(value: string | null): void {
  if (value === null) localStorage.removeItem(THEME_KEY);
  else localStorage.setItem(THEME_KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: value }));
}

const STORED: [stored: string | null, className: string][] = [
  ['true', 'dark'],
  ['false', ''],
  [null, 'dark'],
  ['', 'dark'],
  ['{"theme":"light"}', 'dark'],
  ['FALSE', 'dark'],
  ['system', 'dark'],
];

test.each(STORED)('with %j stored, the class is "%s"', (stored, className) => {
  if (stored !== null) localStorage.setItem(THEME_KEY, stored);
  root.className = className === 'dark' ? '' : 'dark';
  applyTheme();
  expect(root.className).toBe(className);
});

test.each(STORED)('if another tab stores %j, the class is "%s"', (stored, className) => {
  root.className = className === 'dark' ? '' : 'dark';
  storeElsewhere(stored);
  expect(root.className).toBe(className);
});

test('if another tab clears the storage, the page is dark', () => {
  chooseTheme('light');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(root.className).toBe('dark');
});

test('other values in the storage do not matter', () => {
  localStorage.setItem(THEME_KEY, 'false');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(root.className).toBe('dark');
});

test.each([
  ['dark', 'dark', 'true'],
  ['light', '', 'false'],
  ['system', '', 'system'],
] as const)('the choice "%s" sets the class "%s" and stores "%s"', (choice, className, stored) => {
  isLight = true;
  chooseTheme(choice);
  expect([root.className, localStorage.getItem(THEME_KEY)]).toEqual([className, stored]);
  expect(themeChoice()).toBe(choice);
});

test.each([
  ['system', '', 'dark'],
  ['light', '', ''],
  ['dark', 'dark', 'dark'],
] as const)('with the choice "%s", the system changes "%s" to "%s"', (choice, before, after) => {
  isLight = true;
  chooseTheme(choice);
  expect(root.className).toBe(before);
  isLight = false;
  listeners.forEach((listener) => listener());
  expect(root.className).toBe(after);
});

test('all buttons show the theme', () => {
  document.body.innerHTML =
    '<button data-theme-toggle></button><button data-theme-toggle></button>';
  const pressed = () =>
    [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'));
  chooseTheme('light');
  expect(pressed()).toEqual(['false', 'false']);
  storeElsewhere('true');
  expect(pressed()).toEqual(['true', 'true']);
});

test('if storage is blocked, the theme stays until the page is reloaded', () => {
  const blocked = () => {
    throw new Error('Access denied');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  chooseTheme('light');
  expect([root.className, themeChoice()]).toEqual(['', 'light']);
  applyTheme();
  expect(root.className).toBe('');
});
