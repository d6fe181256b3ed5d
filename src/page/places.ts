import { decodeHash } from '../lib/hash';
import { idScope } from '../lib/paths';
import { contentTop, currentEntry, entriesOf } from './entries';
import { readStored, store } from './storage';
import { reveal } from './tabs';

const PLACES_KEY = 'supabasePlaces';
/** Of history entries. */
const MAX_PLACES = 100;

/**
 * Distance in pixels from an entry's content or a heading, which stays true if something above
 * changes, such as the number of entries.
 */
interface Place {
  entry?: string | undefined;
  id?: string | undefined;
  offset: number;
}

/** `place` is the key of its place. Gatsby's router adds other properties. */
type State = { place?: string } | null;

const HEADINGS = 'main :is(h2, h3, h4)[id]';
const top = (element: Element) => element.getBoundingClientRect().top + window.scrollY;

/** A history entry without a key is a new visit. */
function currentKey(): string {
  const state = window.history.state as State;
  if (state?.place) return state.place;
  const place = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, place }, '');
  return place;
}

function readPlaces(): [key: string, place: Place][] {
  try {
    const places: unknown = JSON.parse(readStored(PLACES_KEY, 'sessionStorage') ?? '[]');
    return Array.isArray(places)
      ? places.filter((place): place is [string, Place] => Array.isArray(place))
      : [];
  } catch {
    return [];
  }
}

/** Relative to the entry in the URL, which is the one in view, or to the last heading above. */
function placeAt(scroll: number, pathname: string): Place {
  const entry = currentEntry(pathname);
  if (entry) return { entry: entry.dataset['entry'], offset: scroll - contentTop(entry) };
  const heading = [...document.querySelectorAll(HEADINGS)].findLast(
    (element) => top(element) <= scroll && !element.closest('[hidden]'),
  );
  return { id: heading?.id, offset: scroll - (heading ? top(heading) : 0) };
}

/** Undefined if the page doesn't contain the place. */
function scrollOf({ entry, id, offset }: Place): number | undefined {
  if (entry !== undefined) {
    const element = entriesOf(document).find(({ dataset }) => dataset['entry'] === entry);
    return element && contentTop(element) + offset;
  }
  if (id === undefined) return offset;
  const heading = document.getElementById(id);
  return heading ? top(heading) + offset : undefined;
}

/** False if the page doesn't contain it, or isn't long enough yet. */
function restore(place: Place): boolean {
  const scroll = scrollOf(place);
  if (scroll === undefined) return false;
  window.scrollTo({ top: scroll, behavior: 'instant' });
  return Math.abs(window.scrollY - scroll) < 1;
}

/** In an entry that was added to a page, IDs are longer. */
function hashTarget(): HTMLElement | undefined {
  const id = decodeHash(window.location.hash);
  if (!id) return undefined;
  const path = currentEntry()?.dataset['entry'];
  const scoped = path && document.getElementById(idScope(path) + id);
  return scoped || (document.getElementById(id) ?? undefined);
}

/** Even in hidden panels. */
export function showHashTarget(): void {
  const target = hashTarget();
  if (!target) return;
  reveal(target);
  target.scrollIntoView({ behavior: 'instant' });
}

/** The browser has already scrolled to a visible target. */
function revealHashTarget(): void {
  const target = hashTarget();
  if (target && reveal(target)) target.scrollIntoView({ behavior: 'instant' });
}

function showStart(): void {
  const [first] = entriesOf(document);
  const entry = currentEntry();
  const start = first && entry ? contentTop(entry) - contentTop(first) : 0;
  window.scrollTo({ top: start, behavior: 'instant' });
}

/**
 * Returns readers to where they were, after Back, Forward, and a reload. Browsers only do this for
 * pages that don't change after loading.
 */
export function startPlaces(): void {
  if (!('scrollRestoration' in window.history)) return;
  window.history.scrollRestoration = 'manual';
  let key = currentKey();
  let path = window.location.pathname;
  /** A link to an anchor scrolls before any event. */
  let seen = 0;
  /** The history entry of an anchor that the browser has scrolled to. */
  let scrolled: string | undefined;

  const save = (place: string, scroll: number) => {
    const others = readPlaces().filter(([other]) => other !== place);
    const places = [...others, [place, placeAt(scroll, path)]].slice(-MAX_PLACES);
    store(PLACES_KEY, JSON.stringify(places), 'sessionStorage');
  };
  const saveCurrent = () => {
    key = currentKey();
    save(key, window.scrollY);
  };
  const placeOf = (entry: string) => readPlaces().find(([other]) => other === entry)?.[1];

  window.addEventListener('scroll', () => (seen = window.scrollY), { passive: true });
  window.addEventListener('pagehide', saveCurrent);
  window.addEventListener('pageshow', ({ persisted }) => {
    // WebKit shows a page from its cache at the top.
    const place = persisted && placeOf(currentKey());
    if (place) restore(place);
  });
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href]') && saveCurrent(),
    true,
  );
  window.addEventListener(
    'popstate',
    () => {
      const place = (window.history.state as State)?.place;
      // A link to an anchor has already scrolled, and its new history entry has no place yet.
      save(key, place === undefined ? seen : window.scrollY);
      key = currentKey();
      if (place === undefined) scrolled = key;
      if (place === undefined || window.location.pathname !== path) return;
      const known = placeOf(place);
      if (known) restore(known);
      else showHashTarget();
    },
    true,
  );
  window.addEventListener('hashchange', revealHashTarget);
  window.addEventListener('page:leave', () => {
    // After Back and Forward, the place was saved before.
    if ((window.history.state as State)?.place === undefined) save(key, window.scrollY);
    key = currentKey();
  });
  window.addEventListener('page:url', () => {
    key = currentKey();
    path = window.location.pathname;
  });
  window.addEventListener('page:show', () => {
    key = currentKey();
    path = window.location.pathname;
    const place = placeOf(key);
    if (place) restore(place);
    else if (key === scrolled) revealHashTarget();
    else if (window.location.hash) showHashTarget();
    else showStart();
  });
  restoreWhileLoading(placeOf(key));
}

/**
 * Again when everything has loaded, because a font can change the layout, until the reader acts.
 */
function restoreWhileLoading(place: Place | undefined): void {
  const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const apply = () => {
    if (signal.aborted) return;
    if (place) restore(place);
    else revealHashTarget();
  };
  for (const name of actions)
    window.addEventListener(name, stop, { once: true, signal, capture: true });
  document.addEventListener('DOMContentLoaded', apply, { signal });
  window.addEventListener(
    'load',
    () => {
      apply();
      void document.fonts?.ready.then(apply).finally(stop);
    },
    { signal },
  );
}
