import { SYNONYM_GROUPS } from '../../../src/search/engine/synonyms';
import { countTerms } from '../../../src/search/engine/tokens';

const groups = SYNONYM_GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '));

test('all words are in the form in which the index has them', () => {
  const isTerm = (word: string) => [...countTerms(word).keys()].join(' ') === word;
  const wrong = groups.flat().filter((word) => !isTerm(word));
  expect(wrong).toEqual([]);
});

test('no group lists a word twice', () => {
  expect(groups.filter((group) => new Set(group).size < group.length)).toEqual([]);
});
