import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '../lib/theme';

/** The theme in use and a way to flip it. `dark` is undefined until the page is mounted. */
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
    // Without storage the choice lasts as long as the page.
  }
}

/** The class of the document is the truth; other tabs change it through storage. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  const follow = (event: StorageEvent) => {
    if (event.key === THEME_KEY) apply(event.newValue !== 'false');
  };
  window.addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', follow);
  };
}
