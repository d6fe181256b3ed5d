import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../page/theme';
import { chooseTheme, themeChoice } from '../page/theme';

export function useThemeChoice(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, themeChoice, () => 'dark'), chooseTheme];
}

/** The document's class changes with every choice. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
