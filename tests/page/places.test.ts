import { tellPage } from '../../src/page/events';
import { showHashTarget, startPlaces } from '../../src/page/places';
import { prepareTabs } from '../../src/page/tabs';
import { layOut, view } from '../fixtures/layout';
import { stopLinks } from '../fixtures/stop-links';

const PLACES_KEY = 'supabasePlaces';

/** Listeners that the script has added since the page was loaded. */
let listeners: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];

beforeAll(() => {
  layOut();
  stopLinks();
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'auto', writable: true });
});
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  load('/docs/start', page());
});
afterEach(() => {
  jest.restoreAllMocks();
  unload();
});

const page = (headings: Record<string, number> = {}) =>
  `<main>${Object.entries(headings)
    .map(([id, top]) => `<h2 id="${id}" data-top="${top}"></h2>`)
    .join('')}<a href="/docs/other">Other</a></main>`;

/** Entries at these positions. The first one's IDs have no scope. */
const entries = (tops: Record<string, number>) =>
  `<main>${Object.entries(tops)
    .map(
      ([path, top], index) =>
        `<div data-entry="${path}" data-top="${top - 40}"><h1 data-top="${top}"></h1><h2 id="${
          index === 0 ? '' : `${path.slice(1)}:`
        }notes" data-top="${top + 300}"></h2><a href="/docs/other"></a></div>`,
    )
    .join('')}</main>`;

function load(url: string, html: string): void {
  for (const target of [window, document]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target);
    target.addEventListener = (...parameters: Parameters<typeof add>) => {
      listeners.push([target, parameters]);
      add(...parameters);
    };
  }
  window.history.replaceState(window.history.state, '', url);
  view.scroll = 0;
  document.body.innerHTML = html;
  startPlaces();
  for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener');
}

function unload(): void {
  for (const [target, [name, listener, options]] of listeners) {
    target.removeEventListener(name, listener, options);
  }
  listeners = [];
}

function reload(html = document.body.innerHTML): void {
  window.dispatchEvent(new Event('pagehide'));
  unload();
  load(window.location.href, html);
}
const loaded = () => document.dispatchEvent(new Event('DOMContentLoaded'));

function scroll(top: number): void {
  window.scrollTo({ top });
}

/** As the app does. The page may take a while to load. */
function follow(url: string, html: string, whileLoading = () => {}): void {
  document.querySelector<HTMLElement>('a')?.click();
  whileLoading();
  window.history.pushState({ key: 'of the router' }, '', url);
  tellPage('page:leave');
  document.body.innerHTML = html;
  tellPage('page:show');
}

/**
 * As with the browser's buttons. The app then renders the page. If it already contains the URL's entry, the
 * router isn't involved.
 */
async function go(steps: number, html?: string, isRouted = true): Promise<void> {
  const changed = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.go(steps);
  await changed;
  if (isRouted) tellPage('page:leave');
  if (html !== undefined) document.body.innerHTML = html;
  tellPage('page:show');
}

/** The browser adds a history entry, and scrolls before any event. The app is told later. */
function followAnchor(id: string, beforeApp = () => {}): void {
  window.history.pushState(null, '', `#${id}`);
  view.scroll = Number(document.getElementById(id)!.dataset['top']);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  window.dispatchEvent(new Event('hashchange'));
  beforeApp();
  tellPage('page:leave');
  tellPage('page:show');
}

const stored = () => JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '[]') as [string, object][];
const key = () => (window.history.state as { place?: string } | null)?.place;

describe('history entries', () => {
  test('get a key of their own, next to what the router stores', () => {
    const first = key();
    expect(first).toBeTruthy();
    follow('/docs/other', page());
    expect(window.history.state).toEqual({ key: 'of the router', place: expect.any(String) });
    expect(key()).not.toBe(first);
  });
});

test.each<[string, () => void]>([
  ['a press on a link', () => document.querySelector<HTMLElement>('a')!.click()],
  ['leaving the site', () => window.dispatchEvent(new Event('pagehide'))],
])('%s stores the place, relative to the heading above it', (_, leave) => {
  document.body.innerHTML = page({ one: 1000, two: 2000 });
  scroll(1500);
  leave();
  expect(stored()).toEqual([[key(), { id: 'one', offset: 500 }]]);
});

test.each([
  ['above the first heading', 400, { offset: 400 }],
  ['at a heading', 1000, { id: 'one', offset: 0 }],
  ['below the last heading', 5000, { id: 'two', offset: 3000 }],
])('a place %s', (_, top, place) => {
  document.body.innerHTML = page({ one: 1000, two: 2000 });
  scroll(top);
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual([[key(), place]]);
});

test('a place is never relative to a heading in a hidden panel', () => {
  document.body.innerHTML = `<main><h2 id="one" data-top="1000"></h2>
    <div hidden="until-found"><h2 id="two" data-top="0"></h2></div></main>`;
  scroll(1500);
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual([[key(), { id: 'one', offset: 500 }]]);
});

test('Back and Forward return to the places on both pages, even if the page has grown', async () => {
  document.body.innerHTML = page({ one: 1000 });
  scroll(1500);
  follow('/docs/other', page({ two: 500 }));
  expect(view.scroll).toBe(0);
  scroll(700);
  await go(-1, page({ one: 1300 }));
  expect(view.scroll).toBe(1800);
  await go(1, page({ two: 500 }));
  expect(view.scroll).toBe(700);
});

test('the place is the last one before the next page appears', async () => {
  document.body.innerHTML = page({ one: 1000 });
  scroll(1500);
  follow('/docs/other', page(), () => scroll(1700));
  await go(-1, page({ one: 1000 }));
  expect(view.scroll).toBe(1700);
});

test('a new visit to a heading starts there, and Back returns to the place after that', async () => {
  follow('/docs/other#two', page({ two: 500 }));
  expect(view.scroll).toBe(500);
  scroll(900);
  follow('/docs/start', page());
  await go(-1, page({ two: 500 }));
  expect(view.scroll).toBe(900);
});

test('a link to an anchor scrolls once', () => {
  document.body.innerHTML = page({ one: 1000, two: 2000 });
  followAnchor('two', () => scroll(2100));
  expect(view.scroll).toBe(2100);
});

describe('a reload', () => {
  beforeEach(() => {
    document.body.innerHTML = page({ one: 1000 });
    scroll(1500);
  });

  test('returns to the place as soon as the page has been parsed, and when it has loaded', () => {
    reload();
    expect(view.scroll).toBe(0);
    loaded();
    expect(view.scroll).toBe(1500);
    // A font can change the layout.
    document.getElementById('one')!.dataset['top'] = '1100';
    window.dispatchEvent(new Event('load'));
    expect(view.scroll).toBe(1600);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'does not scroll after the reader has acted: %s',
    (name) => {
      reload();
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      loaded();
      window.dispatchEvent(new Event('load'));
      expect(view.scroll).toBe(0);
    },
  );

  test('without the heading, the page stays at the top', () => {
    reload(page());
    loaded();
    expect(view.scroll).toBe(0);
  });
});

describe('the hash of the URL', () => {
  const TABS = `<main><div data-tabs>
    <div role="tablist"><button role="tab">One</button><button role="tab">Two</button></div>
    <div role="tabpanel"></div>
    <div role="tabpanel"><details><h3 id="deep" data-top="3000"></h3></details></div>
  </div><h2 id="plain" data-top="1000"></h2></main>`;
  const isShown = () => document.querySelector('details')!.open;

  beforeEach(() => {
    document.body.innerHTML = TABS;
    prepareTabs(document);
  });

  test.each([
    ['#deep', true, 3000],
    ['#%64eep', true, 3000],
    // The browser has already scrolled there.
    ['#plain', false, 0],
    ['#none', false, 0],
    ['#%F0', false, 0],
    ['', false, 0],
  ])('if it changes to "%s", reveals a hidden target: %s', (hash, isRevealed, top) => {
    window.history.replaceState(window.history.state, '', `/docs/start${hash}`);
    window.dispatchEvent(new Event('hashchange'));
    expect([isShown(), view.scroll]).toEqual([isRevealed, top]);
  });

  test.each([
    ['#deep', true, 3000],
    ['#plain', false, 1000],
    ['#__proto__', false, 0],
    ['#%F0', false, 0],
  ])('if a page is opened with "%s", reveals and shows its target', (hash, isRevealed, top) => {
    window.history.replaceState(null, '', `/docs/start${hash}`);
    tellPage('page:show');
    expect([isShown(), view.scroll]).toEqual([isRevealed, top]);
  });

  test('reveals a hidden target while the page is loading', () => {
    unload();
    load('/docs/start#deep', TABS);
    prepareTabs(document);
    loaded();
    expect([isShown(), view.scroll]).toEqual([true, 3000]);
  });
});

describe('reference entries', () => {
  const ALONE = entries({ '/b': 92 });
  const AMONG = entries({ '/a': 92, '/b': 2092, '/c': 4092 });

  function scrollTo(path: string, top: number): void {
    scroll(top);
    window.history.replaceState(window.history.state, '', `/docs${path}`);
    tellPage('page:url');
  }

  test('a place is relative to the entry of the URL, which is the one in view', () => {
    document.body.innerHTML = AMONG;
    scrollTo('/b', 2500);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual([[key(), { entry: '/b', offset: 408 }]]);
  });

  test('a place in an entry stays when the entry is alone on its page, and among others', () => {
    document.body.innerHTML = AMONG;
    scrollTo('/b', 2500);
    reload(ALONE);
    loaded();
    expect(view.scroll).toBe(500);
    reload(AMONG);
    loaded();
    expect(view.scroll).toBe(2500);
  });

  test.each([
    ['/docs/a', 0],
    ['/docs/b', 2000],
    ['/docs/c', 4000],
    ['/docs/unknown', 0],
    ['/docs/b#notes', 2392],
    ['/docs/a#notes', 392],
  ])('a new visit to %s starts where the entry starts', (url, top) => {
    document.body.innerHTML = AMONG;
    window.history.replaceState(null, '', url);
    tellPage('page:show');
    expect(view.scroll).toBe(top);
  });

  test('Back and Forward on a page with several entries return to the places in both', async () => {
    follow('/docs/a', AMONG);
    scroll(500);
    document.querySelector('a')!.click();
    window.history.pushState({ key: 'of the app' }, '', '/docs/b');
    tellPage('page:url');
    tellPage('page:show');
    expect(view.scroll).toBe(2000);
    scroll(2500);
    await go(-1, undefined, false);
    expect(view.scroll).toBe(500);
    await go(1, undefined, false);
    expect(view.scroll).toBe(2500);
    await go(-1, undefined, false);
    // Now, the app starts with one entry.
    reload(AMONG);
    await go(1, ALONE);
    expect(view.scroll).toBe(500);
  });
});

test('only the latest 100 places are stored', () => {
  const places = Array.from({ length: 150 }, (_, index) => [`key ${index}`, { offset: index }]);
  sessionStorage.setItem(PLACES_KEY, JSON.stringify(places));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toHaveLength(100);
  expect(stored().at(-1)![0]).toBe(key());
  expect(stored().at(-2)![0]).toBe('key 149');
});

test.each(['', 'junk', 'null', '7', '{"a":1}', '[null]', '[7]', '[["x"]]', '[["x",null]]'])(
  'with %j stored instead of places, the page starts, and stores its place',
  (damaged) => {
    sessionStorage.setItem(PLACES_KEY, damaged);
    unload();
    expect(() => load('/docs/start', page({ one: 1000 }))).not.toThrow();
    scroll(1200);
    document.querySelector<HTMLElement>('a')!.click();
    expect(stored().at(-1)).toEqual([key(), { id: 'one', offset: 200 }]);
  },
);

test('without storage, the places last until the page is reloaded', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  document.body.innerHTML = page({ one: 1000 });
  scroll(1500);
  follow('/docs/other', page());
  await go(-1, page({ one: 1000 }));
  expect(view.scroll).toBe(1500);
});

test('a target that is in view is scrolled to again on request', () => {
  window.history.replaceState(window.history.state, '', '/docs/start#one');
  document.body.innerHTML = page({ one: 1000 });
  scroll(1500);
  showHashTarget();
  expect(view.scroll).toBe(1000);
});
