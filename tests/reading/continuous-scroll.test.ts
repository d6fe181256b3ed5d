import { act, waitFor } from '@testing-library/react';
import type { ContinuousScroll, ScrollOptions } from '../../src/reading/continuous-scroll';
import { startContinuousScroll } from '../../src/reading/continuous-scroll';
import { layOut, view } from '../fixtures/layout';

const PATHS = ['/a', '/b', '/c'];
const groups = [
  { label: '', items: PATHS.map((url) => ({ name: url, url, items: [] })) },
] as ScrollOptions['groups'];

let scroll: ContinuousScroll | undefined;
const loaded: string[] = [];
const told: string[] = [];

beforeAll(() => {
  layOut();
  for (const name of ['page:url', 'page:show', 'page:content']) {
    window.addEventListener(name, () => told.push(name));
  }
  Object.assign(window, {
    ___loader: {
      loadPage: (path: string) => {
        loaded.push(path);
        return Promise.resolve({ json: {}, page: { path, componentChunkName: 'reference' } });
      },
    },
  });
});
beforeEach(() => {
  loaded.length = 0;
  told.length = 0;
  view.scroll = 0;
});
afterEach(() => scroll?.stop());

const entry = (path: string, top: number, height: number) =>
  `<div data-entry="${path}" data-top="${top - 40}" data-height="${height}">
    <h1 data-top="${top}">${path}</h1><a href="/docs${path}">link</a></div>`;

/** Waits until the script has reacted to the scroll position. */
const frame = () => act(() => new Promise((done) => requestAnimationFrame(done)));

/** Starts on the page of the first entry. The others are added at `tops`. */
async function start(tops: number[], height = 100) {
  window.history.replaceState(null, '', '/docs/a');
  document.body.innerHTML = `<main>${entry('/a', tops[0]!, height)}</main>`;
  const root = document.querySelector('main')!;
  const add: ScrollOptions['add'] = (_, path) => {
    root.insertAdjacentHTML('beforeend', entry(path, tops[PATHS.indexOf(path)]!, height));
    return { title: `Title of ${path}`, otherVersions: [] };
  };
  scroll = startContinuousScroll({
    ...{ root, page: '/a', groups, meta: { title: 'Title of /a', otherVersions: [] } },
    ...{ loadsAhead: true, add, onError: (error: unknown) => expect(error).toBeUndefined() },
  });
  await frame();
}
const count = () => document.querySelectorAll('[data-entry]').length;

test.each([
  ['at the top', 0, '/a'],
  ['before the second entry is where the first one starts', 1406, '/a'],
  ['when it is there', 1408, '/b'],
  ['when it is there, but for a fraction of a pixel', 1407.5, '/b'],
  ['between the second and the third entry', 2600, '/b'],
  ['far below the last entry', 9000, '/c'],
])('the URL and the title are those of the entry in view: %s', async (_, top, path) => {
  await start([92, 1500, 3000]);
  await waitFor(() => expect(count()).toBe(3));
  window.scrollTo({ top });
  await frame();
  expect(window.location.pathname).toBe(`/docs${path}`);
  if (path !== '/a') expect(document.title).toBe(`Title of ${path}`);
  expect(told).toEqual([
    ...['page:content', 'page:content'],
    ...(path === '/a' ? [] : ['page:url']),
  ]);
});

test.each([
  ['far from its end', 5000, 0, false],
  ['two and a half windows above its end', 2000, 0, false],
  ['nearer', 1999, 0, true],
  ['nearer after scrolling', 5000, 3001, true],
])('the next entry loads if the reader is %s', async (_, height, top, loads) => {
  await start([92, 8000, 9000], height - 52);
  window.scrollTo({ top });
  await frame();
  await frame();
  expect(loaded.includes('/b')).toBe(loads);
});
