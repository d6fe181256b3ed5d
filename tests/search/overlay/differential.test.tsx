import { DocSearchModal } from '@docsearch/react';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { BEST_HITS } from '../../../src/lib/limits';
import { HIT_LIST_TEXT } from '../../../src/lib/strings/search';
import type { Hit } from '../../../src/search/engine/hit';
import { navigated } from '../../fixtures/gatsby';
import { randomFrom, seedFor } from '../../fixtures/random';
import { hostHit } from '../client/hits';
import { cannedBackend, cannedHit, completeDom, openOverlay } from './canned';

/*
 * Intended differences from DocSearch, which the test doesn't compare:
 * - If the best hits are in several areas, they're a group of their own, above the groups that DocSearch would show for
 *   the others.
 * - After an error, DocSearch shows "no results".
 * - For a text, DocSearch stores the page only if it's one of the hits.
 * - DocSearch doesn't cut the stored lists after every change.
 * - DocSearch throws if a page has a name like `hasOwnProperty`.
 */
const CASES = 40;
const KEYS = ['ArrowDown', 'ArrowUp'];

interface Observed {
  groups: [string, (string | null)[]][];
  active: number[];
  target: string;
  recent: string[];
}

function randomHits(random: () => number): Hit[] {
  const pick = (items: string[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: 1 + Math.floor(random() * 20) }, (_, index) => {
    const type = pick(['lvl1', 'lvl2', 'lvl3', 'content']);
    const depth = type === 'content' ? 2 : Number(type.slice(3));
    const titles = [pick(['Auth', 'Database', 'CLI']), pick(['One', 'Two', 'Three'])];
    for (let level = 2; level <= depth; level++) titles.push(`Heading ${index}.${level}`);
    return cannedHit(`h${index}`, type, titles, type === 'content' ? `Text ${index}` : undefined);
  });
}

const hrefOf = ({ url }: Hit) => `/docs${url}`;

const recentIds = () =>
  (
    JSON.parse(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs') ?? '[]') as {
      objectID: string;
    }[]
  ).map(({ objectID }) => objectID);

/** Opens the active row at the end. `selectors` finds the overlay's elements. */
async function drive(
  container: Element,
  keys: string[],
  selectors: { group: string; title: string; row: string; link: string },
  getTarget: () => string,
): Promise<Observed> {
  const input = container.querySelector('input')!;
  fireEvent.focus(input);
  fireEvent.input(input, { target: { value: 'x' } });
  await waitFor(() => expect(container.querySelector(selectors.row)).not.toBeNull());
  const groups = [...container.querySelectorAll(selectors.group)].map(
    (group): Observed['groups'][0] => [
      group.querySelector(selectors.title)!.textContent,
      [...group.querySelectorAll(selectors.link)].map((link) => link.getAttribute('href')),
    ],
  );
  const active = () =>
    [...container.querySelectorAll(selectors.row)].findIndex(
      (row) => row.getAttribute('aria-selected') === 'true',
    );
  const activeRows = [active()];
  for (const key of keys) {
    fireEvent.keyDown(input, { key });
    activeRows.push(active());
  }
  await act(async () => {
    fireEvent.keyDown(input, { key: 'Enter' });
    await Promise.resolve();
  });
  return { groups, active: activeRows, target: getTarget(), recent: recentIds() };
}

async function driveOverlay(hits: Hit[], keys: string[]): Promise<Observed> {
  localStorage.clear();
  navigated.length = 0;
  const { dialog } = openOverlay(cannedBackend(hits));
  const selectors = { group: '[role=group]', title: '.group', row: '.row', link: '.row' };
  const observed = await drive(dialog, keys, selectors, () => `/docs${navigated.at(-1)}`);
  expect(dialog.open).toBe(false);
  cleanup();
  return observed;
}

async function driveDocSearch(hits: Hit[], keys: string[]): Promise<Observed> {
  localStorage.clear();
  let target = '';
  const hostHits = hits.map((hit) => ({ ...hostHit(hit), url: hrefOf(hit) }));
  const results = [{ hits: hostHits, nbHits: hits.length, query: 'x' }];
  const { container } = render(
    <DocSearchModal
      appId="A"
      apiKey="B"
      indexName="docs"
      initialScrollY={0}
      transformSearchClient={(client) => ({
        ...client,
        search: (() => Promise.resolve({ results })) as never,
      })}
      navigator={{ navigate: ({ itemUrl }) => (target = itemUrl) }}
    />,
  );
  const selectors = {
    group: '.DocSearch-Hits',
    title: '.DocSearch-Hit-source',
    row: 'li.DocSearch-Hit',
    link: 'a',
  };
  const observed = await drive(container, keys, selectors, () => target);
  cleanup();
  return observed;
}

/** What DocSearch shows for the other hits, below a group of the best ones. */
async function withBestFirst(best: Hit[], others: Hit[], keys: string[]) {
  const { groups: below } = others.length > 0 ? await driveDocSearch(others, []) : { groups: [] };
  const groups: Observed['groups'] = [[HIT_LIST_TEXT.best, best.map(hrefOf)], ...below];
  const targets = groups.flatMap(([, urls]) => urls);
  const active = keys.reduce<number[]>(
    (all, key) => {
      const step = key === 'ArrowDown' ? 1 : -1;
      return [...all, (all.at(-1)! + step + targets.length) % targets.length];
    },
    [0],
  );
  const target = targets[active.at(-1)!]!;
  const hit = [...best, ...others].find((item) => hrefOf(item) === target)!;
  return { groups, active, target, recent: [hit.objectID] };
}

beforeAll(completeDom);

test('random hits and keys have the same effect as in DocSearch', async () => {
  const seed = seedFor('Random hits and keys');
  const random = randomFrom(seed);
  for (let number = 0; number < CASES; number++) {
    const hits = randomHits(random);
    const keys = Array.from(
      { length: Math.floor(random() * 12) },
      () => KEYS[Math.floor(random() * KEYS.length)]!,
    );
    const actual = await driveOverlay(hits, keys);
    const best = actual.groups[0]![0] === HIT_LIST_TEXT.best ? hits.slice(0, BEST_HITS) : [];
    const expected =
      best.length > 0
        ? await withBestFirst(best, hits.slice(BEST_HITS), keys)
        : await driveDocSearch(hits, keys);
    const chosen = hits.find((hit) => hrefOf(hit) === actual.target);
    // For a text, this overlay stores the page and DocSearch stores the text.
    const ignored = chosen?.type === 'content' ? { recent: [] } : {};
    expect({ seed, number, ...actual, ...ignored }).toEqual({
      ...{ seed, number, ...expected, ...ignored },
    });
  }
});
