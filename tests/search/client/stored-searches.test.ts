import type { StoredChange, StoredSearches } from '../../../src/search/overlay/stored-searches';
import {
  changeStored,
  NOTHING_STORED,
  readStored,
  searchToStore,
  storageKeys,
} from '../../../src/search/overlay/stored-searches';
import { hit, rawHit } from './hits';

describe('stored searches', () => {
  const stored = (id: string) => searchToStore(hit(id, 'lvl1', ['Auth', id]));
  const after = (changes: StoredChange[], before: StoredSearches = NOTHING_STORED) => {
    const { recent, favorite } = changes.reduce(changeStored, before);
    return [recent, favorite].map((list) => list.map(({ objectID }) => objectID).join(' '));
  };
  const visit = (id: string): StoredChange => ({ kind: 'visit', search: stored(id) });
  const promote = (id: string): StoredChange => ({ kind: 'promote', search: stored(id) });
  const forget = (objectID: string): StoredChange => ({ kind: 'forget', objectID });

  test.each<[string, StoredChange[], string[]]>([
    ['the newest comes first, once', [visit('a'), visit('b'), visit('a')], ['a b', '']],
    ['seven are recent', [...'abcdefgh'].map(visit), ['h g f e d c b', '']],
    ['four beside favorites', [...[...'abcdefgh'].map(visit), promote('a')], ['h g f e', 'a']],
    ['ten are favorites', [...'abcdefghijk'].map(promote), ['', 'k j i h g f e d c b']],
    ['a favorite is not recent', [visit('a'), promote('a'), visit('a')], ['', 'a']],
    ['either is removed', [visit('a'), promote('b'), forget('a'), forget('b')], ['', '']],
  ])('%s', (_, changes, lists) => {
    expect(after(changes)).toEqual(lists);
  });

  test('of a text its page is stored', () => {
    const search = searchToStore(hit('x', 'content', ['Auth', 'RLS', 'Test']));
    expect(search).toMatchObject({
      type: 'lvl1',
      url: '/guides/a',
      hierarchy: { lvl1: 'RLS', lvl2: null },
    });
  });

  const { recent: KEY } = storageKeys('docs');
  test.each([
    ['no JSON', '{', 0],
    ['no list', '{"length":1}', 0],
    ['nothing in it', '[null]', 0],
    [
      'another site',
      JSON.stringify([raw('a', 'lvl1', ['A', 'B'], { url: 'https://evil.example' })]),
      0,
    ],
    [
      '10,000 entries',
      JSON.stringify(Array.from({ length: 10_000 }, (_, id) => raw(`${id}`, 'lvl1', ['A', 'B']))),
      7,
    ],
    ['one twice', JSON.stringify([raw('a', 'lvl1', ['A', 'B']), raw('a', 'lvl1', ['A', 'B'])]), 1],
    ['one good among bad', JSON.stringify([7, raw('a', 'lvl1', ['A', 'B']), 'x']), 1],
  ])('a storage with %s is read entry by entry', (_, text, count) => {
    const lists = readStored((key) => (key === KEY ? text : null), 'docs');
    expect(lists.recent).toHaveLength(count);
  });
});
