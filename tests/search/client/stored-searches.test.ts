import type { StoredChange, StoredSearches } from '../../../src/search/overlay/stored-searches';
import { changeStored, readStored, storageKeys } from '../../../src/search/overlay/stored-searches';
import { hit, rawHit } from './hits';

describe('stored searches', () => {
  const EMPTY: StoredSearches = { recent: [], favorite: [] };
  const stored = (id: string) => hit(id, 'lvl1', ['Auth', id]);
  const after = (changes: StoredChange[]) => {
    const { recent, favorite } = changes.reduce(changeStored, EMPTY);
    return [recent, favorite].map((list) => list.map(({ objectID }) => objectID).join(' '));
  };
  const visit = (id: string): StoredChange => ({ kind: 'visit', hit: stored(id) });
  const promote = (id: string): StoredChange => ({ kind: 'promote', hit: stored(id) });
  const remove = (objectID: string): StoredChange => ({ kind: 'remove', objectID });

  test.each<[string, StoredChange[], string[]]>([
    [
      'the newest search is first and appears once',
      [visit('a'), visit('b'), visit('a')],
      ['a b', ''],
    ],
    ['the last seven searches are stored', [...'abcdefgh'].map(visit), ['h g f e d c b', '']],
    [
      'if there are favorites, the last four searches are stored',
      [...[...'abcdefgh'].map(visit), promote('a')],
      ['h g f e', 'a'],
    ],
    ['ten favorites are stored', [...'abcdefghijk'].map(promote), ['', 'k j i h g f e d c b']],
    ['a favorite is not a recent search', [visit('a'), promote('a'), visit('a')], ['', 'a']],
    [
      'searches can be removed from both lists',
      [visit('a'), promote('b'), remove('a'), remove('b')],
      ['', ''],
    ],
  ])('%s', (_, changes, lists) => {
    expect(after(changes)).toEqual(lists);
  });

  test('a text hit is stored as its page', () => {
    const text = hit('x', 'content', ['Auth', 'RLS', 'Test']);
    const { recent } = changeStored(EMPTY, { kind: 'visit', hit: text });
    const page = { type: 'lvl1', url: '/guides/a', hierarchy: { lvl1: 'RLS', lvl2: null } };
    expect(recent).toMatchObject([page]);
  });

  const many = (prefix: string) =>
    JSON.stringify(
      Array.from({ length: 10_000 }, (_, id) => rawHit(`${prefix}${id}`, 'lvl1', ['A', 'B'])),
    );

  test('the limits also apply to lists that another tab or an older version stored', () => {
    const keys = storageKeys('docs');
    const values = new Map([
      [keys.recent, many('r')],
      [keys.favorite, many('f')],
    ]);
    const { recent, favorite } = readStored((key) => values.get(key) ?? null, 'docs');
    expect([recent.length, favorite.length]).toEqual([4, 10]);
  });

  test('a search that is stored in both lists is only a favorite', () => {
    const text = JSON.stringify([rawHit('a', 'lvl1', ['A', 'B'])]);
    const { recent, favorite } = readStored(() => text, 'docs');
    expect([recent.length, favorite.length]).toEqual([0, 1]);
  });

  test('searches of another index are ignored', () => {
    const { recent: other } = storageKeys('other');
    const lists = readStored((key) => (key === other ? many('a') : null), 'docs');
    expect(lists).toEqual({ recent: [], favorite: [] });
  });

  const { recent: KEY } = storageKeys('docs');
  test.each([
    ['invalid JSON', '{', 0],
    ['an object', '{"length":1}', 0],
    ['a null entry', '[null]', 0],
    [
      'the URL of another site',
      JSON.stringify([rawHit('a', 'lvl1', ['A', 'B'], { url: 'https://evil.example' })]),
      0,
    ],
    [
      '10,000 entries',
      JSON.stringify(
        Array.from({ length: 10_000 }, (_, id) => rawHit(`${id}`, 'lvl1', ['A', 'B'])),
      ),
      7,
    ],
    [
      'a repeated entry',
      JSON.stringify([rawHit('a', 'lvl1', ['A', 'B']), rawHit('a', 'lvl1', ['A', 'B'])]),
      1,
    ],
    [
      'one valid entry among invalid ones',
      JSON.stringify([7, rawHit('a', 'lvl1', ['A', 'B']), 'x']),
      1,
    ],
  ])('storage that contains %s is read without errors', (_, text, count) => {
    const lists = readStored((key) => (key === KEY ? text : null), 'docs');
    expect(lists.recent).toHaveLength(count);
  });
});
