import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '../lib/site';

/** Returns the current theme and a function that toggles it. `dark` is undefined before hydration. */
export function useTheme(): { dark: boolean | undefined; toggle: () => void } {
  const dark = useSyncExternalStore<boolean | undefined>(subscribe, isDark, () => undefined);
  return { dark, toggle };
}

function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

function apply(dark: boolean): void {
  document.documentElement.className = dark ? 'dark' : '';
}

function toggle(): void {
  const dark = !isDark();
  apply(dark);
  try {
    localStorage.setItem(THEME_KEY, String(dark));
  } catch {
    // Without storage, the theme is only kept until the page is reloaded.
  }
}

/** Watches the document's class, and applies the theme that other tabs store. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY) apply(event.newValue !== 'false');
  };
  window.addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', onStorage);
  };
}
