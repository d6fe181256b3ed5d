import { onClick } from './events';
import { readStored, store } from './storage';

/** Only "false" means light. */
export const THEME_KEY = 'supabaseDarkMode';
const STORED = { dark: 'true', light: 'false', system: 'system' } as const;

export type ThemeChoice = keyof typeof STORED;

/** `aria-pressed` is true in the dark theme. */
const TOGGLES = '[data-theme-toggle]';

function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

export function themeChoice(): ThemeChoice {
  if (readStored(THEME_KEY) === STORED.system) return 'system';
  return isDark() ? 'dark' : 'light';
}

export function chooseTheme(choice: ThemeChoice): void {
  store(THEME_KEY, STORED[choice]);
  applyTheme();
}

export function applyTheme(): void {
  const stored = readStored(THEME_KEY);
  const isLight = stored === STORED.system ? lightSystem()?.matches : stored === STORED.light;
  document.documentElement.className = isLight ? '' : 'dark';
  markThemeToggles();
}

export function markThemeToggles(): void {
  for (const toggle of document.querySelectorAll(TOGGLES))
    toggle.setAttribute('aria-pressed', String(isDark()));
}

/** Follows the reader, other tabs, and the system. */
export function startTheme(): void {
  applyTheme();
  onClick(TOGGLES, () => chooseTheme(isDark() ? 'light' : 'dark'));
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) applyTheme();
  });
  lightSystem()?.addEventListener('change', () => {
    if (themeChoice() === 'system') applyTheme();
  });
}

function lightSystem(): MediaQueryList | undefined {
  // Component tests run without media queries.
  return window.matchMedia?.('(prefers-color-scheme: light)');
}
