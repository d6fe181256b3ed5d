import { decodeHash } from '../lib/hash';
import { onClick } from './events';
import { keepInPlace } from './keep-in-place';
import { readStored, store } from './storage';
import { chosenTab, tabInUrl, tabName, TABS_KEY, withChoice } from './tab-choices';

/**
 * Tabs (ARIA Authoring Practices, tabs with automatic activation). All state is in the document, so they work
 * from the first tap on, and a component that renders them later finds what the reader selected:
 * - `[data-tabs]` contains a tab list and its panels in the same order. With `data-remembered`, the choice
 * applies to all tabs with the same names. With `data-fixed`, the URL's hash doesn't select a tab.
 * - A tab has its ID in `data-tab`, `aria-selected`, and `tabindex`. Many tabs are the options of a `select`.
 * - A panel has `data-active`. The browser's text search finds inactive panels.
 * A set sends `tabchange` with the tab's ID when another tab becomes active.
 */
const SETS = '[data-tabs]';

const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface TabSet {
  element: HTMLElement;
  tabs: HTMLElement[];
  panels: HTMLElement[];
}

function setOf(element: HTMLElement): TabSet {
  const children = [...element.children] as HTMLElement[];
  const list = element.querySelector('[role=tablist], .tab-row select');
  return {
    element,
    tabs: [...(list?.children ?? [])] as HTMLElement[],
    panels: children.filter((child) => child.matches('[role=tabpanel]')),
  };
}

function setAround(part: Element): TabSet {
  return setOf(part.closest<HTMLElement>(SETS)!);
}

const selectedIn = ({ tabs }: Pick<TabSet, 'tabs'>) =>
  tabs.findIndex((tab) =>
    tab instanceof HTMLOptionElement ? tab.selected : tab.getAttribute('aria-selected') === 'true',
  );
const shownIn = ({ panels }: TabSet) =>
  panels.findIndex((panel) => panel.dataset['active'] === 'true');
const namesIn = ({ tabs }: TabSet) => tabs.map((tab) => tabName(tab.textContent));

function show(set: TabSet, index: number): void {
  const { element, tabs, panels } = set;
  const before = shownIn(set);
  tabs.forEach((tab, position) => {
    if (tab instanceof HTMLOptionElement) {
      tab.selected = position === index;
      return;
    }
    tab.setAttribute('aria-selected', String(position === index));
    tab.tabIndex = position === index ? 0 : -1;
  });
  panels.forEach((panel, position) => {
    panel.dataset['active'] = String(position === index);
    if (position === index) {
      panel.removeAttribute('hidden');
      panel.removeAttribute('aria-hidden');
    } else {
      panel.setAttribute('hidden', 'until-found');
      // `hidden` alone would leave an empty panel for screen readers.
      panel.setAttribute('aria-hidden', 'true');
    }
  });
  const number = element.querySelector(':scope > .tab-row .tab-number');
  // The same text would look like new content to `startPage`'s observer.
  const text = String(index + 1);
  if (number && number.textContent !== text) number.textContent = text;
  if (before === index) return;
  element.dispatchEvent(new CustomEvent('tabchange', { detail: tabs[index]?.dataset['tab'] }));
}

/** The tabs keep their place on the screen. */
function select(set: TabSet, index: number): void {
  if (index === shownIn(set)) return;
  keepInPlace(set.element, () => {
    show(set, index);
    if (set.element.dataset['remembered'] === undefined) return;
    const names = namesIn(set);
    store(TABS_KEY, withChoice(readStored(TABS_KEY) ?? '', names[index]!, names));
    for (const other of document.querySelectorAll<HTMLElement>(SETS)) restore(setOf(other));
  });
}

function restore(set: TabSet): void {
  if (set.element.dataset['remembered'] === undefined) return;
  const names = namesIn(set);
  const chosen = chosenTab(names, readStored(TABS_KEY) ?? '');
  // While the page is loading, a tab can lack its text.
  const index = chosen ? names.indexOf(chosen) : -1;
  if (index >= 0 && index !== selectedIn(set)) show(set, index);
}

/**
 * Selects the reader's choices, then the hash's tab. While the page is loading, only what has
 * arrived changes.
 */
export function prepareTabs(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`${SETS}:not([data-ready])`)) {
    const set = setOf(element);
    restore(set);
    const named = namedIn(set);
    show(set, named >= 0 ? named : Math.max(selectedIn(set), 0));
    if (document.readyState !== 'loading') element.dataset['ready'] = '';
  }
}

/** Ignores case. */
function namedIn({ element, tabs }: TabSet): number {
  const id = decodeHash(window.location.hash).toUpperCase();
  if (!id || element.dataset['fixed'] !== undefined) return -1;
  return tabs.findIndex((tab) => tab.dataset['tab']?.toUpperCase() === id);
}

export function showTabInHash(): void {
  for (const element of document.querySelectorAll<HTMLElement>(SETS)) {
    const set = setOf(element);
    const named = namedIn(set);
    if (named >= 0) show(set, named);
  }
}

/** False if the target was visible. */
export function reveal(target: Element): boolean {
  let wasHidden = false;
  for (let part = target.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) {
      part.open = true;
      wasHidden = true;
    }
    if (part.dataset['active'] !== 'false') continue;
    const set = setAround(part);
    show(set, set.panels.indexOf(part));
    wasHidden = true;
  }
  return wasHidden;
}

let rememberedUrl = '';

/** Every set with the tab in the `lang` parameter shows it. */
export function rememberTabInUrl(): void {
  const { pathname, search } = window.location;
  if (pathname + search === rememberedUrl) return;
  rememberedUrl = pathname + search;
  const lang = tabInUrl(search);
  if (lang) store(TABS_KEY, withChoice(readStored(TABS_KEY) ?? '', lang, ['*']));
}

export function startTabs(): void {
  rememberTabInUrl();
  onClick(`${SETS} [role=tab]`, (tab) => {
    const set = setAround(tab);
    select(set, set.tabs.indexOf(tab));
  });
  onClick(`${SETS} [data-step]`, (button) => {
    const set = setAround(button);
    const { length } = set.tabs;
    select(set, (selectedIn(set) + Number(button.dataset['step']) + length) % length);
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches(`${SETS} .tab-row select`))
      return;
    select(setAround(target), target.selectedIndex);
  });
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const tab = target instanceof HTMLElement && target.closest<HTMLElement>(`${SETS} [role=tab]`);
    if (!tab || altKey || ctrlKey || metaKey || shiftKey) return;
    const set = setAround(tab);
    const next = KEYS[key]?.(set.tabs.indexOf(tab), set.tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(set, next);
    set.tabs[next]!.focus();
  });
  window.addEventListener('hashchange', showTabInHash);
  document.addEventListener('beforematch', ({ target }) => {
    const isPanel = target instanceof HTMLElement && target.dataset['active'] === 'false';
    if (isPanel) reveal(target.firstElementChild ?? target);
  });
}
