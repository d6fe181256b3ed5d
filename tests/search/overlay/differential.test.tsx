import { DocSearchModal } from '@docsearch/react';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import type { EngineHit } from '../../../src/search/engine/hit';
import { Overlay } from '../../../src/search/overlay/Overlay';
import { navigated } from '../../fixtures/gatsby';
import { randomFrom, seedFor } from '../../fixtures/random';
import { cannedBackend, cannedHit, completeDom } from './canned';

/*
 * What is meant to differ from DocSearch, and is not compared: the error screen (theirs shows "no
 * results"), the parent of a text (ours is always stored, theirs only if it is among the hits), the
 * limits of the lists (ours hold at each change), names like `hasOwnProperty` (theirs throws).
 */
const CASES = 40;
const KEYS = ['ArrowDown', 'ArrowUp'];

/** What a reader sees and does in an overlay. */
interface Seen {
  groups: [string, (string | null)[]][];
  active: number[];
  target: string;
  recent: string[];
}

function randomHits(random: () => number): EngineHit[] {
  const pick = (items: string[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: 1 + Math.floor(random() * 20) }, (_, index) => {
    const type = pick(['lvl1', 'lvl2', 'lvl3', 'content']);
    const depth = type === 'content' ? 2 : Number(type.slice(3));
    const titles = [pick(['Auth', 'Database', 'CLI']), pick(['One', 'Two', 'Three'])];
    for (let level = 2; level <= depth; level++) titles.push(`Heading ${index}.${level}`);
    return cannedHit(`h${index}`, type, titles, type === 'content' ? `Text ${index}` : null);
  });
}

const recent = () =>
  (
    JSON.parse(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs') ?? '[]') as {
      objectID: string;
    }[]
  ).map(({ objectID }) => objectID);

/** Types, presses keys, chooses by Enter; `rows` and `groups` are the overlay's own selectors. */
async function drive(
  container: Element,
  keys: string[],
  names: { group: string; title: string; row: string; link: string },
  target: () => string,
): Promise<Seen> {
  const input = container.querySelector('input')!;
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'x' } });
  await waitFor(() => expect(container.querySelector(names.row)).not.toBeNull());
  const groups = [...container.querySelectorAll(names.group)].map((group): Seen['groups'][0] => [
    group.querySelector(names.title)!.textContent,
    [...group.querySelectorAll(names.link)].map((link) => link.getAttribute('href')),
  ]);
  const active = () =>
    [...container.querySelectorAll(names.row)].findIndex(
      (row) => row.getAttribute('aria-selected') === 'true',
    );
  const seen: Seen = { groups, active: [active()], target: '', recent: [] };
  for (const key of keys) {
    fireEvent.keyDown(input, { key });
    seen.active.push(active());
  }
  await act(async () => {
    fireEvent.keyDown(input, { key: 'Enter' });
    await Promise.resolve();
  });
  return { ...seen, target: target(), recent: recent() };
}

async function ours(hits: EngineHit[], keys: string[]): Promise<Seen> {
  localStorage.clear();
  navigated.length = 0;
  const { container } = render(
    <Overlay
      backend={cannedBackend(hits)}
      initialQuery={{ text: '', isSelected: false }}
      opener={createRef()}
      onReady={() => undefined}
      onClose={() => undefined}
    />,
  );
  const names = { group: '[role=group]', title: '.group', row: '.row', link: '.row' };
  const seen = await drive(container, keys, names, () => `/docs${navigated.at(-1)}`);
  cleanup();
  return seen;
}

async function theirs(hits: EngineHit[], keys: string[]): Promise<Seen> {
  localStorage.clear();
  let target = '';
  const results = [{ hits, nbHits: hits.length, query: 'x' }];
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
  const names = {
    group: '.DocSearch-Hits',
    title: '.DocSearch-Hit-source',
    row: 'li.DocSearch-Hit',
    link: 'a',
  };
  const seen = await drive(container, keys, names, () => target);
  cleanup();
  return seen;
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
    const [our, their] = [await ours(hits, keys), await theirs(hits, keys)];
    const chosen = hits.find(({ url }) => url === our.target);
    // For a text, this overlay stores the page and DocSearch stores the text.
    const compared = chosen?.type === 'content' ? { recent: [] } : {};
    expect({ seed, number, ...our, ...compared }).toEqual({ seed, number, ...their, ...compared });
  }
});
