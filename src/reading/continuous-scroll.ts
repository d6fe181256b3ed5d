import { navigate } from 'gatsby';
import type { MenuGroup } from '../lib/menu';
import { menuPages } from '../lib/menu';
import { idScope } from '../lib/paths';
import { entryInView, isNearEnd, scrollAlone, scrollAmong } from '../lib/reading';
import { keepScroll, keptScroll, pathOf, pushAddress, replaceAddress } from './address';
import { contentTop, entriesOf, entryPath, focusTitle, keepInPlace, viewport } from './entries';
import { loadPage } from './load-page';
import type { Place } from './place';
import { setPlace } from './place';

/** What the frame has to know of an entry in view. */
export interface EntryMeta {
  /** Title of the document. */
  title: string;
  otherVersions: Place['otherVersions'];
}

export interface FollowOptions {
  /** Holds the entries, each an element that names its path in `data-entry`. */
  root: HTMLElement;
  /** Path of the page, whose own entry is there already. */
  page: string;
  /** The menu, in whose order entries follow each other. */
  groups: readonly MenuGroup[];
  own: EntryMeta;
  /** False for readers who save data: nothing is fetched that they have not asked for. */
  fetches: boolean;
  /** Draws an entry before or after the others, at once; undefined where it cannot be drawn. */
  add(where: 'before' | 'after', path: string, json: unknown): EntryMeta | undefined;
}

/** Several entries on one page, followed by the address, the document's title and the menu. */
export interface Reading {
  /** Goes to the entry so many steps further in the menu. */
  go(step: number): void;
  /** Puts the previous entry above the first; false where it cannot be had. */
  showPrevious(): Promise<boolean>;
  stop(): void;
}

/** Adds entries as their turn comes, and tells which one is in view. */
export function follow({ root, page, groups, own, fetches, add }: FollowOptions): Reading {
  const pages = menuPages(groups);
  const known = new Map([[page, own]]);
  let shown = page;
  let choices = 0;
  /** What is being fetched, one entry after the other. */
  let work: Promise<unknown> = Promise.resolve();
  let isAppending = false;
  let isOver = !fetches;
  let isStopped = false;
  let frame = 0;
  /** An entry that was chosen is the one in view until the reader scrolls. */
  let chosen: { path: string; scroll: number } | undefined;

  const entryOf = (path: string) => entriesOf(root).find((entry) => entryPath(entry) === path);
  const neighbour = (path: string, step: number) =>
    pages[pages.findIndex(({ url }) => url === path) + step]?.url;

  /** True once another page has been drawn. */
  const isGone = () => isStopped || !root.isConnected;

  const tell = (path: string) => {
    const { title, otherVersions } = known.get(path)!;
    shown = path;
    document.title = title;
    setPlace({ page, path, otherVersions, choices });
  };

  const update = () => {
    if (isGone()) return;
    const entries = entriesOf(root);
    const tops = entries.map(contentTop);
    const view = viewport();
    if (chosen && Math.abs(chosen.scroll - view.scroll) > 2) chosen = undefined;
    const path = chosen?.path ?? entryPath(entries[entryInView(tops, view)]!);
    if (path !== shown) {
      replaceAddress(path);
      tell(path);
    }
    if (known.size > 1) {
      const top = tops[entries.findIndex((entry) => entryPath(entry) === path)]!;
      keepScroll(scrollAlone(view.scroll, top, tops[0]!));
    }
    const end = entries.at(-1)!.getBoundingClientRect().bottom + view.scroll;
    if (!isOver && !isAppending && isNearEnd(end, view)) void append();
  };
  const updateSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };

  /** Fetches the entry beside the outermost one and draws it. */
  const extend = async (where: 'before' | 'after'): Promise<boolean> => {
    const outer = () => entriesOf(root).at(where === 'after' ? -1 : 0)!;
    const path = neighbour(entryPath(outer()), where === 'after' ? 1 : -1);
    if (isGone() || path === undefined) return false;
    const json = await loadPage(path, page).catch(() => undefined);
    if (isGone() || json === undefined) return false;
    const draw = () => {
      const meta = add(where, path, json);
      if (meta) known.set(path, meta);
    };
    if (where === 'before') keepInPlace(outer(), draw);
    else draw();
    if (chosen) chosen.scroll = window.scrollY;
    // What the browser kept of the scroll is of no use for an entry alone on its page.
    window.history.scrollRestoration = 'manual';
    return known.has(path);
  };
  const extendInTurn = (where: 'before' | 'after'): Promise<boolean> => {
    const done = work.then(() => extend(where));
    work = done;
    return done;
  };
  const append = async () => {
    isAppending = true;
    isOver = !(await extendInTurn('after'));
    isAppending = false;
    if (!isGone()) updateSoon();
  };

  /** What a hash means within an entry. */
  const targetOf = (path: string, hash: string) => {
    const id = decodeURIComponent(hash.slice(1));
    const element = document.getElementById(path === page ? id : idScope(path) + id);
    return element && entryOf(path)?.contains(element) ? element : undefined;
  };
  const bring = (path: string, target: HTMLElement | undefined, alone: number) => {
    const top = scrollAmong(alone, contentTop(entryOf(path)!), contentTop(entriesOf(root)[0]!));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top, behavior: 'instant' });
    chosen = { path, scroll: window.scrollY };
    choices += 1;
    tell(path);
    updateSoon();
  };
  const choose = (path: string, hash: string) => {
    if (window.location.hash !== hash || pathOf(window.location) !== path) pushAddress(path, hash);
    bring(path, hash ? targetOf(path, hash) : undefined, 0);
    // After the frame: it may have an open menu, which gives the focus back on closing.
    requestAnimationFrame(() => focusTitle(entryOf(path)!));
  };

  const onClick = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    if (isGone() || known.size < 2 || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
      return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link && !link.target && !link.download ? pathOf(link) : undefined;
    if (!link || path === undefined || !known.has(path)) return;
    if (link.hash && !targetOf(path, link.hash)) return;
    event.preventDefault();
    choose(path, link.hash);
  };
  const onPopState = (event: Event) => {
    const path = pathOf(window.location);
    if (isGone() || known.size < 2 || path === undefined || !known.has(path)) return;
    // The router would draw the entry anew, alone.
    event.stopImmediatePropagation();
    const { hash } = window.location;
    const target = hash ? targetOf(path, hash) : undefined;
    if (!hash || target) bring(path, target, keptScroll());
  };

  window.addEventListener('scroll', updateSoon, { passive: true });
  window.addEventListener('resize', updateSoon);
  window.addEventListener('pagehide', update);
  window.addEventListener('popstate', onPopState, true);
  document.addEventListener('click', onClick, true);
  updateSoon();
  return {
    go: (step) => {
      const path = neighbour(shown, step);
      if (path === undefined) return;
      if (known.has(path)) choose(path, '');
      else void navigate(path);
    },
    showPrevious: () => extendInTurn('before'),
    stop: () => {
      isStopped = true;
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', updateSoon);
      window.removeEventListener('resize', updateSoon);
      window.removeEventListener('pagehide', update);
      window.removeEventListener('popstate', onPopState, true);
      document.removeEventListener('click', onClick, true);
      if (known.size > 1) window.history.scrollRestoration = 'auto';
      setPlace(undefined);
    },
  };
}
