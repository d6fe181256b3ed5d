import { navigate } from 'gatsby';
import { decodeHash } from '../lib/hash';
import type { MenuGroup } from '../lib/menu';
import { menuPages } from '../lib/menu';
import { idScope } from '../lib/paths';
import { entryInView, isNearEnd, scrollAlone, scrollAmong } from '../lib/reading';
import { keepInPlace } from '../ui/keep-in-place';
import type { CurrentEntry } from './current-entry';
import { setCurrentEntry } from './current-entry';
import { contentTop, entriesOf, entryPath, focusTitle, viewport } from './entries';
import { pathOf, pushUrl, replaceUrl, savedScroll, saveScroll } from './history';
import { loadPage } from './load-page';

/** The data of an entry that the frame shows while the entry is in view. */
export interface EntryMeta {
  /** Title of the document. */
  title: string;
  otherVersions: CurrentEntry['otherVersions'];
}

/** The options of `startContinuousScroll`. */
export interface ScrollOptions {
  /** Contains the entries. Each one has its path in `data-entry`. */
  root: HTMLElement;
  /** Path of the page. Its own entry is already in `root`. */
  page: string;
  /** The menu, which determines the order of entries. */
  groups: readonly MenuGroup[];
  /** Data of the page's own entry. */
  meta: EntryMeta;
  /** False if entries should only load on request. */
  loadsAhead: boolean;
  /** Renders an entry synchronously before or after the others. Returns undefined if it can't. */
  add(position: 'before' | 'after', path: string, json: unknown): EntryMeta | undefined;
  /** Called after an unexpected error, when continuous scrolling has stopped. */
  onError(error: unknown): void;
}

/** A page that loads more entries while the reader scrolls. */
export interface ContinuousScroll {
  /** Opens the entry that's `step` entries further down in the menu. */
  go(step: number): void;
  /** Adds the previous entry above the first one. Resolves to false if it can't be added. */
  showPrevious(): Promise<boolean>;
  stop(): void;
}

/**
 * Adds the next entry whenever the reader gets near the end, and updates the URL, the document's
 * title, and the menu to the entry in view.
 */
export function startContinuousScroll(options: ScrollOptions): ContinuousScroll {
  const { root, page, groups, meta, loadsAhead, add, onError } = options;
  const pages = menuPages(groups);
  const added = new Map([[page, meta]]);
  let shown = page;
  let selections = 0;
  /** Entries are loaded one at a time. */
  let loading: Promise<unknown> = Promise.resolve();
  let isAppending = false;
  let isComplete = !loadsAhead;
  const listeners = new AbortController();
  const { signal } = listeners;
  let frame = 0;
  /** An entry that the reader selected counts as the one in view until they scroll. */
  let selected: { path: string; scroll: number } | undefined;

  const entryOf = (path: string) => entriesOf(root).find((entry) => entryPath(entry) === path);
  const adjacent = (path: string, step: number) =>
    pages[pages.findIndex(({ url }) => url === path) + step]?.url;

  /** Returns true once another page has been rendered. */
  const isGone = () => signal.aborted || !root.isConnected;

  /** Stops, because the same error would probably occur at every scroll event. */
  const fail = (error: unknown) => {
    stop();
    onError(error);
  };
  const guarded =
    <Args extends unknown[]>(handler: (...args: Args) => void) =>
    (...args: Args) => {
      try {
        handler(...args);
      } catch (error) {
        fail(error);
      }
    };

  const publish = (path: string) => {
    const { title, otherVersions } = added.get(path)!;
    shown = path;
    document.title = title;
    setCurrentEntry({ page, path, otherVersions, selections });
  };

  const update = guarded(() => {
    if (isGone()) return;
    const entries = entriesOf(root);
    const tops = entries.map(contentTop);
    const view = viewport();
    if (selected && Math.abs(selected.scroll - view.scroll) > 2) selected = undefined;
    const path = selected?.path ?? entryPath(entries[entryInView(tops, view)]!);
    if (path !== shown) {
      replaceUrl(path);
      publish(path);
    }
    if (added.size > 1) {
      const top = tops[entries.findIndex((entry) => entryPath(entry) === path)]!;
      saveScroll(scrollAlone(view.scroll, top, tops[0]!));
    }
    const end = entries.at(-1)!.getBoundingClientRect().bottom + view.scroll;
    if (!isComplete && !isAppending && isNearEnd(end, view)) append().catch(fail);
  });
  const scheduleUpdate = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };

  /** Loads the entry before the first or after the last one, and renders it. */
  const extend = async (position: 'before' | 'after'): Promise<boolean> => {
    const outermost = () => entriesOf(root).at(position === 'after' ? -1 : 0)!;
    const path = adjacent(entryPath(outermost()), position === 'after' ? 1 : -1);
    if (isGone() || path === undefined) return false;
    const json = await loadPage(path, page).catch(() => undefined);
    if (isGone() || json === undefined) return false;
    const render = () => {
      const entryMeta = add(position, path, json);
      if (entryMeta) added.set(path, entryMeta);
    };
    const first = outermost().firstElementChild;
    if (position === 'before' && first) keepInPlace(first, render);
    else render();
    if (selected) selected.scroll = window.scrollY;
    // The browser would restore a position among several entries, but a reload shows only one.
    window.history.scrollRestoration = 'manual';
    return added.has(path);
  };
  const extendInTurn = (position: 'before' | 'after'): Promise<boolean> => {
    const extended = loading.then(() => extend(position));
    loading = extended;
    return extended;
  };
  const append = async () => {
    isAppending = true;
    isComplete = !(await extendInTurn('after'));
    isAppending = false;
    if (!isGone()) scheduleUpdate();
  };

  /** Returns the element of an entry that a hash refers to. */
  const targetOf = (path: string, hash: string) => {
    const id = decodeHash(hash);
    const element = document.getElementById(path === page ? id : idScope(path) + id);
    return element && entryOf(path)?.contains(element) ? element : undefined;
  };
  /** Scrolls to a target, or to the position that the entry would have alone on its page. */
  const scrollToEntry = (path: string, target: HTMLElement | undefined, alone: number) => {
    const top = scrollAmong(alone, contentTop(entryOf(path)!), contentTop(entriesOf(root)[0]!));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top, behavior: 'instant' });
    selected = { path, scroll: window.scrollY };
    selections += 1;
    publish(path);
    scheduleUpdate();
  };
  const select = (path: string, hash: string) => {
    if (window.location.hash !== hash || pathOf(window.location) !== path) pushUrl(path, hash);
    scrollToEntry(path, hash ? targetOf(path, hash) : undefined, 0);
    // Waits for the next frame, because a closing mobile menu first returns the focus to its
    // button.
    requestAnimationFrame(() => focusTitle(entryOf(path)!));
  };

  const onClick = guarded((event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    if (isGone() || added.size < 2 || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
      return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link && !link.target && !link.download ? pathOf(link) : undefined;
    if (!link || path === undefined || !added.has(path)) return;
    if (link.hash && !targetOf(path, link.hash)) return;
    event.preventDefault();
    select(path, link.hash);
  });
  const onPopState = guarded((event: Event) => {
    const path = pathOf(window.location);
    if (isGone() || added.size < 2 || path === undefined || !added.has(path)) return;
    // The router would render the entry again, without the others.
    event.stopImmediatePropagation();
    const { hash } = window.location;
    const target = hash ? targetOf(path, hash) : undefined;
    if (!hash || target) scrollToEntry(path, target, savedScroll());
  });
  const stop = () => {
    listeners.abort();
    cancelAnimationFrame(frame);
    if (added.size > 1) window.history.scrollRestoration = 'auto';
    setCurrentEntry(undefined);
  };

  window.addEventListener('scroll', scheduleUpdate, { passive: true, signal });
  window.addEventListener('resize', scheduleUpdate, { signal });
  window.addEventListener('pagehide', update, { signal });
  window.addEventListener('popstate', onPopState, { capture: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  scheduleUpdate();
  return {
    go: (step) => {
      const path = adjacent(shown, step);
      if (path === undefined) return;
      if (added.has(path)) select(path, '');
      else void navigate(path);
    },
    showPrevious: () => extendInTurn('before'),
    stop,
  };
}
