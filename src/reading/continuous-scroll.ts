import { decodeHash } from '../lib/hash';
import type { MenuGroup } from '../lib/menu';
import { menuPages } from '../lib/menu';
import { idScope } from '../lib/paths';
import { contentTop, entriesOf } from '../page/entries';
import { tellPage } from '../page/events';
import { keepInPlace } from '../page/keep-in-place';
import type { CurrentEntry } from './current-entry';
import { setCurrentEntry } from './current-entry';
import { loadPage } from './load-page';
import { withPrefix } from 'gatsby';

/** In window heights from the end, for loading the next entry. */
const NEAR = 1.5;

/** For the frame, while the entry is in view. */
export interface EntryMeta {
  title: string;
  otherVersions: CurrentEntry['otherVersions'];
}

export interface ScrollOptions {
  /** Entries have their path in `data-entry`. */
  root: HTMLElement;
  /** Its entry is already in `root`. */
  page: string;
  /** Order of the entries. */
  groups: readonly MenuGroup[];
  meta: EntryMeta;
  /** Otherwise, entries only load on request. */
  loadsAhead: boolean;
  /** Renders an entry synchronously. Returns undefined if it can't. */
  add(position: 'before' | 'after', path: string, json: unknown): EntryMeta | undefined;
  /** After an unexpected error, which stops continuous scrolling. */
  onError(error: unknown): void;
}

export interface ContinuousScroll {
  /** Resolves to false if it can't be added. */
  showPrevious(): Promise<boolean>;
  stop(): void;
}

/** Adds the next entry near the end, and updates URL, title, and menu to the entry in view. */
export function startContinuousScroll(options: ScrollOptions): ContinuousScroll {
  const { root, page, groups, meta, loadsAhead, add, onError } = options;
  const pages = menuPages(groups);
  const added = new Map([[page, meta]]);
  let shown = page;
  /** One at a time. */
  let loading: Promise<unknown> = Promise.resolve();
  let isAppending = false;
  let isComplete = !loadsAhead;
  const listeners = new AbortController();
  const { signal } = listeners;
  let frame = 0;

  const entryOf = (path: string) => entriesOf(root).find((entry) => entryPath(entry) === path);
  const adjacent = (path: string, step: number) =>
    pages[pages.findIndex(({ url }) => url === path) + step]?.url;

  const isGone = () => signal.aborted || !root.isConnected;

  /** The same error would probably occur at every scroll event. */
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
    setCurrentEntry({ page, path, otherVersions });
  };

  const update = guarded(() => {
    if (isGone()) return;
    const entries = entriesOf(root);
    const path = entryPath(entryInView(entries, window.scrollY)!);
    if (path !== shown) {
      replaceUrl(path);
      publish(path);
    }
    const { bottom } = entries.at(-1)!.getBoundingClientRect();
    const isNearEnd = bottom < window.innerHeight * (1 + NEAR);
    if (!isComplete && !isAppending && isNearEnd) append().catch(fail);
  });
  const scheduleUpdate = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };

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
    tellPage('page:content');
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
    const last = entryPath(entriesOf(root).at(-1)!);
    if (isComplete && !isGone() && adjacent(last, 1)) throw new Error(`No entry after ${last}`);
    isAppending = false;
    if (!isGone()) scheduleUpdate();
  };

  /** Undefined if the hash isn't in the entry. */
  const targetOf = (path: string, hash: string) => {
    const id = decodeHash(hash);
    const element = document.getElementById(path === page ? id : idScope(path) + id);
    return element && entryOf(path)?.contains(element) ? element : undefined;
  };
  const show = (path: string) => {
    publish(path);
    tellPage('page:show');
  };
  const select = (path: string, hash: string) => {
    if (window.location.hash !== hash || pathOf(window.location) !== path) pushUrl(path, hash);
    show(path);
    focusTitle(entryOf(path)!);
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
    show(path);
  });
  const stop = () => {
    listeners.abort();
    cancelAnimationFrame(frame);
    setCurrentEntry(undefined);
  };

  window.addEventListener('scroll', scheduleUpdate, { passive: true, signal });
  window.addEventListener('resize', scheduleUpdate, { signal });
  window.addEventListener('popstate', onPopState, { capture: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  scheduleUpdate();
  return {
    showPrevious: () => extendInTurn('before'),
    stop,
  };
}

function entryPath(entry: HTMLElement): string {
  return entry.dataset['entry'] ?? '';
}

function focusTitle(entry: HTMLElement): void {
  const title = entry.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/**
 * The last entry whose content starts above a scroll position in pixels, or the first one. An entry
 * that's alone on its page starts where the first one does here, so every position of the entry in
 * view also exists on its own page.
 */
function entryInView(entries: readonly HTMLElement[], scroll: number): HTMLElement | undefined {
  const first = entries[0];
  const start = first ? contentTop(first) : 0;
  // Positions can be fractions of a pixel.
  return entries.findLast((entry) => contentTop(entry) - start <= scroll + 1) ?? first;
}

/** Without the base path, or undefined outside the site. */
function pathOf({ origin, pathname }: { origin: string; pathname: string }) {
  const base = withPrefix('/').replace(/\/$/, '');
  if (origin !== window.location.origin || !pathname.startsWith(`${base}/`)) return undefined;
  return pathname.slice(base.length).replace(/(.)\/$/, '$1');
}

/** Without the router, which would render the page again. */
function replaceUrl(path: string): void {
  changeUrl('replaceState', window.history.state, path);
}

/** As a link would. */
function pushUrl(path: string, hash: string): void {
  changeUrl('pushState', { key: String(Date.now()) }, path + hash);
}

function changeUrl(method: 'pushState' | 'replaceState', state: unknown, path: string): void {
  try {
    window.history[method](state, '', withPrefix(path));
    tellPage('page:url');
  } catch {
    // Some browsers limit how often the URL can change. The next entry updates it again.
  }
}
