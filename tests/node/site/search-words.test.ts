import { readFileSync } from 'node:fs';
import { readYaml } from '../../../src/node/sources/yaml-source';
import type { SearchWords } from '../../../src/lib/search-record';
import { WORDS_FILE } from '../../../src/node/site/read-searches';
import { siteReader } from './read-site';

const read = siteReader();
const file = readFileSync(WORDS_FILE, 'utf8');
const words = readYaml(WORDS_FILE, file).data as SearchWords;

test('the words are part of the site', () => {
  const site = read({ [WORDS_FILE]: file });
  expect(site.diagnostics).toEqual([]);
  expect(site.searchWords).toEqual(words);
});

test('a file with other groups is an error', () => {
  const { diagnostics } = read({
    [WORDS_FILE]: 'same: []\nsimilar: []\nclients: []\nothers: []\n',
  });
  expect(diagnostics).toHaveLength(1);
});

test.each(Object.entries(words))('no group of %s has a word twice', (_, groups) => {
  const isDouble = (group: string) => new Set(group.split(' ')).size < group.split(' ').length;
  expect((groups as string[]).filter(isDouble)).toEqual([]);
});

test('the clients that a client is built on are in the list', () => {
  const known = new Set(words.clients.map((group) => group.split(' ')[0]));
  const bases = words.clients.flatMap((group) => group.split(' ').slice(1));
  expect(bases.filter((base) => !known.has(base))).toEqual([]);
});
