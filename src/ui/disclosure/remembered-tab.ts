import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { chosenTab, tabInUrl, TABS_KEY, withChoice } from '../../lib/first-paint/tab-choices';
import { readStored, store } from '../storage';

const listeners = new Set<() => void>();
/** The page whose `lang` parameter has been stored. After that, the reader's own choice counts. */
let storedUrl = '';

/** Stores the tab that the reader selected, and selects it in all tabs that it applies to. */
export function rememberTab(selected: string, names: readonly string[]): void {
  store(TABS_KEY, withChoice(readStored(TABS_KEY) ?? '', selected, names));
  listeners.forEach((listener) => listener());
}

/**
 * Selects the tab that the reader chose before: when the component mounts, before the browser paints,
 * and when they choose it elsewhere on the page. The `lang` parameter of the URL counts as a choice.
 */
export function useRememberedTab(
  isEnabled: boolean,
  list: RefObject<HTMLElement | null>,
  names: readonly string[],
  select: (index: number) => void,
): void {
  const apply = useEffectEvent(() => {
    const index = names.indexOf(chosenTab(names, readStored(TABS_KEY) ?? '') ?? '');
    if (index >= 0) select(index);
  });
  const start = useEffectEvent(() => {
    const { pathname, search } = window.location;
    const lang = tabInUrl(search);
    if (names.includes(lang) && pathname + search !== storedUrl) {
      storedUrl = pathname + search;
      store(TABS_KEY, withChoice(readStored(TABS_KEY) ?? '', lang, ['*']));
    }
    apply();
  });
  useLayoutEffect(() => {
    if (!isEnabled) return;
    undoFirstScript(list.current);
    start();
  }, [isEnabled, list]);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listener = () => apply();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [isEnabled]);
}

/**
 * Selects the first tab in the DOM, as in React's state. `FIRST_SCRIPT` may have selected another one
 * before hydration, which React doesn't notice.
 */
function undoFirstScript(list: HTMLElement | null): void {
  [...(list?.children ?? [])].forEach((tab, index) => {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    tab.setAttribute('aria-selected', String(index === 0));
    panel?.setAttribute('data-active', String(index === 0));
  });
}
