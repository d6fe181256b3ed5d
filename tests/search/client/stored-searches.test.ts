import type { StoredChange, StoredSearches } from '../../../src/search/overlay/stored-searches';
import { changeStored, readSearches } from '../../../src/search/overlay/stored-searches';
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

  const list = (...ids: string[]) =>
    JSON.stringify(ids.map((id) => rawHit(id, 'lvl1', ['A', 'B'])));
  const many = (prefix: string) => list(...Array.from({ length: 10_000 }, (_, id) => prefix + id));

  test('the limits also apply to lists that another tab or an older version stored', () => {
    const { recent, favorite } = readSearches(many('r'), many('f'));
    expect([recent.length, favorite.length]).toEqual([4, 10]);
  });

  test('a search that is stored in both lists is only a favorite', () => {
    const { recent, favorite } = readSearches(list('a'), list('a'));
    expect([recent.length, favorite.length]).toEqual([0, 1]);
  });

  const evil = rawHit('a', 'lvl1', ['A', 'B'], { url: 'https://evil.example' });
  test.each([
    ['nothing', '', 0],
    ['invalid JSON', '{', 0],
    ['an object', '{"length":1}', 0],
    ['a null entry', '[null]', 0],
    ['the URL of another site', JSON.stringify([evil]), 0],
    ['10,000 entries', many(''), 7],
    ['a repeated entry', list('a', 'a'), 1],
    ['one valid entry among invalid ones', `[7,${list('a').slice(1, -1)},"x"]`, 1],
  ])('storage that contains %s is read without errors', (_, text, count) => {
    expect(readSearches(text).recent).toHaveLength(count);
  });
});
