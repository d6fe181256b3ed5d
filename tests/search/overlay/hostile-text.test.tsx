import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { readResponse } from '../../../src/search/client/algolia';
import type { SearchBackend } from '../../../src/search/client/embedded';
import { MARK } from '../../../src/search/engine/hit';
import { STORAGE_KEYS } from '../../../src/search/overlay/stored-searches';
import { cannedBackend, completeDom, openOverlay } from './canned';

const MARKUP = [
  ...['<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '</mark><script>alert(1)</script>'],
  ...['<mark>a', '</mark>', '<a href="javascript:alert(1)">x</a>', '<iframe srcdoc="<b>">'],
  ...['&lt;img src=x onerror=alert(1)&gt;', '&amp;lt;b&amp;gt;', '&#60;b&#62;', '<!--', ']]>'],
  ...['"><b>x</b>', "' onmouseover='alert(1)", '`${alert(1)}`', '{{constructor}}', '</dialog>'],
  ...['\u202eevil', '\u200bzero', '\u2066isolated', '\ud800', '\0null', '<b>\ufeff</b>'],
  ...[MARK.before, MARK.after, `${MARK.after}${MARK.before}`, `${MARK.before}<b>${MARK.after}`],
  ...[`a${MARK.before}b`, `${MARK.before}${MARK.before}a${MARK.after}`, '__proto__', 'toString'],
];
/** Each puts a text into one field of a hit. */
const FIELDS: Record<string, (text: string) => object> = {
  area: (text) => ({ hierarchy: { lvl0: text, lvl1: 'Page' } }),
  page: (text) => ({ hierarchy: { lvl0: 'Area', lvl1: text } }),
  heading: (text) => ({ type: 'lvl2', hierarchy: { lvl0: 'A', lvl1: 'Page', lvl2: text } }),
  'highlighted page': (text) => ({ _highlightResult: { hierarchy: { lvl1: { value: text } } } }),
  'highlighted heading': (text) => ({
    ...{ type: 'lvl2', hierarchy: { lvl0: 'A', lvl1: 'Page', lvl2: 'B' } },
    _highlightResult: { hierarchy: { lvl2: { value: text } } },
  }),
  excerpt: (text) => ({ _snippetResult: { content: { value: text } } }),
  'excerpt of a text': (text) => ({
    ...{ type: 'content', content: text },
    _snippetResult: { content: { value: text } },
  }),
  ID: (text) => ({ objectID: `id ${text}` }),
  type: (text) => ({ type: text }),
  URL: (text) => ({ url: text }),
  'other fields': (text) => ({ [text]: text, __position: text, __queryID: text }),
};
const HITS = Object.entries(FIELDS).flatMap(([field, hitWith]) =>
  MARKUP.map((text, number) => ({ field, text, number, ...hitWith(text) })),
);
const PER_RESPONSE = 20;
const responses = Array.from({ length: Math.ceil(HITS.length / PER_RESPONSE) }, (_, index) =>
  HITS.slice(index * PER_RESPONSE, (index + 1) * PER_RESPONSE).map((hit, position) => ({
    // `JSON.parse` turns `__proto__` into an ordinary key.
    ...(JSON.parse(JSON.stringify({ objectID: `${index}-${position}`, type: 'lvl1' })) as object),
    url: `/guides/page-${index}-${position}`,
    hierarchy: { lvl0: `Area ${position % 5}`, lvl1: 'Page' },
    ...hit,
  })),
);

/** Reads its responses like those of a search host. */
const backendWith = (hits: unknown[]): SearchBackend => ({
  ...cannedBackend([]),
  search: () => Promise.resolve(readResponse({ results: [{ hits, nbHits: hits.length }] })),
});

const open = (backend: SearchBackend) => openOverlay(backend).dialog;

const type = (container: Element) =>
  act(async () => {
    fireEvent.input(container.querySelector('input')!, { target: { value: 'x' } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

const ELEMENTS =
  'div dialog span p input button kbd a svg path circle rect line mark code ul li strong'.split(
    ' ',
  );

/** Other elements, event handlers, and links to other sites. */
function unsafeParts(container: Element): string[] {
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const attributes = [...element.attributes].filter(
      (attribute) =>
        attribute.name.startsWith('on') ||
        (/^(href|src|srcdoc|action)$/.test(attribute.name) &&
          !attribute.value.startsWith('/docs/') &&
          !/^https:\/\/(www\.)?(algolia\.com|github\.com)\//.test(attribute.value)),
    );
    return [
      ...(ELEMENTS.includes(name) ? [] : [name]),
      ...attributes.map((attribute) => `${name} ${attribute.name}=${attribute.value}`),
    ];
  });
}

beforeAll(completeDom);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test(`${HITS.length} hits with markup are shown as text`, async () => {
  expect(HITS.length).toBeGreaterThanOrEqual(300);
  let rows = 0;
  for (const hits of responses) {
    const container = open(backendWith(hits));
    await type(container);
    await waitFor(() => expect(container.querySelector('.empty')).toBeNull());
    await waitFor(() =>
      expect(container.querySelector('[aria-busy="false"] :is(.row, .message)')).not.toBeNull(),
    );
    expect(unsafeParts(container)).toEqual([]);
    expect(container.textContent).not.toMatch(new RegExp(`[${MARK.before}${MARK.after}]`));
    rows += container.querySelectorAll('[role=option]').length;
    cleanup();
  }
  expect(rows).toBeGreaterThan(150);
});

test('markup in titles and excerpts appears character by character', async () => {
  const text = '<img src=x onerror=alert(1)> &lt;b&gt; </mark><script>';
  const hits = ['page', 'highlighted page', 'excerpt'].map((field, index) => ({
    ...{ objectID: field, type: 'lvl1', url: `/guides/${index}` },
    hierarchy: { lvl0: `Area ${index}`, lvl1: 'Page' },
    ...FIELDS[field]!(text),
  }));
  const container = open(backendWith(hits));
  await type(container);
  await waitFor(() => expect(container.querySelectorAll('[role=option]')).toHaveLength(3));
  for (const row of container.querySelectorAll('[role=option]'))
    expect(row.textContent).toContain(text);
  expect(container.querySelectorAll('mark')).toHaveLength(0);
});

test('stored searches with markup are shown as text, and can be removed', () => {
  const { recent, favorite } = STORAGE_KEYS;
  const list = HITS.filter(({ field }) => /^(area|page|heading|ID|URL)$/.test(field));
  for (const key of [recent, favorite]) {
    for (let first = 0; first < list.length; first += 4) {
      const stored = list.slice(first, first + 4).map((hit, position) => ({
        ...{ objectID: `${position}`, type: 'lvl1', url: '/guides/a' },
        hierarchy: { lvl0: 'Area', lvl1: 'Page' },
        ...hit,
      }));
      localStorage.clear();
      localStorage.setItem(key, JSON.stringify(stored));
      const container = open(cannedBackend([]));
      expect(unsafeParts(container)).toEqual([]);
      const count = () => container.querySelectorAll('[role=option]').length;
      for (let before = count(); before > 0; before -= 1) {
        fireEvent.click(container.querySelector('.actions li:first-child button:last-child')!);
        expect(count()).toBe(before - 1);
      }
      cleanup();
    }
  }
});

test('lists stay valid when two tabs change them in turn', () => {
  const { recent } = STORAGE_KEYS;
  const container = open(cannedBackend([]));
  const stored = (id: string) => ({
    ...{ objectID: id, type: 'lvl1', url: `/guides/${id}` },
    hierarchy: { lvl0: 'Area', lvl1: id },
  });
  const fromOtherTab = (value: string) => {
    localStorage.setItem(recent, value);
    fireEvent(window, new StorageEvent('storage', { key: recent }));
  };
  const rows = () =>
    [...container.querySelectorAll('[role=option] .title')].map((row) => row.textContent);
  fromOtherTab(JSON.stringify(['a', 'b', 'c'].map(stored)));
  expect(rows()).toEqual(['a', 'b', 'c']);
  fireEvent.click(container.querySelector('.actions button[title^="Remove"]')!);
  expect(rows()).toEqual(['b', 'c']);
  fromOtherTab('[null, {"objectID": 7}, "x"');
  expect(rows()).toEqual([]);
  fromOtherTab(JSON.stringify([stored('d'), null, stored('d')]));
  expect(rows()).toEqual(['d']);
  expect(unsafeParts(container)).toEqual([]);
});

test("a search host's message is cut and shown as text", async () => {
  const message = `<img src=x onerror=alert(1)>${'x'.repeat(10_000)}`;
  const error = Object.assign(new Error(message), { name: 'ApiError', status: 400 });
  const container = open({ ...cannedBackend([]), search: () => Promise.reject(error) });
  await type(container);
  await waitFor(() => expect(container.textContent).toContain('<img src=x onerror'));
  expect(unsafeParts(container)).toEqual([]);
  expect(container.querySelector('.message')!.textContent.length).toBeLessThan(500);
});
