import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '../lib/site';
import { readStored, store } from './storage';

/** The stored value of each theme that readers can choose. */
const STORED = { dark: 'true', light: 'false', system: 'system' } as const;

export type ThemeChoice = keyof typeof STORED;

/** Returns the current theme and a function that toggles it. `dark` is undefined before hydration. */
export function useTheme(): { dark: boolean | undefined; toggle: () => void } {
  const dark = useSyncExternalStore<boolean | undefined>(subscribe, isDark, () => undefined);
  return { dark, toggle: () => choose(isDark() ? 'light' : 'dark') };
}

/** Returns the theme that the reader chose, and a function that changes it. */
export function useThemeChoice(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, currentChoice, () => 'dark'), choose];
}

function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

function currentChoice(): ThemeChoice {
  if (readStored(THEME_KEY) === STORED.system) return 'system';
  return isDark() ? 'dark' : 'light';
}

function systemTheme(): MediaQueryList | undefined {
  return window.matchMedia?.('(prefers-color-scheme: light)');
}

/** Sets the document's class. Dark is the default. */
function apply(stored: string | null): void {
  const isLight =
    stored === STORED.system ? systemTheme()?.matches === true : stored === STORED.light;
  document.documentElement.className = isLight ? '' : 'dark';
}

function choose(choice: ThemeChoice): void {
  store(THEME_KEY, STORED[choice]);
  apply(STORED[choice]);
}

/**
 * Watches the document's class. Applies the theme that other tabs store, and a change of the system's
 * theme if the reader follows it.
 */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY) apply(event.newValue);
  };
  const onSystem = () => {
    if (readStored(THEME_KEY) === STORED.system) apply(STORED.system);
  };
  const system = systemTheme();
  window.addEventListener('storage', onStorage);
  system?.addEventListener('change', onSystem);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', onStorage);
    system?.removeEventListener('change', onSystem);
  };
}
