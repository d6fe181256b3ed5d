import type { EngineData } from './types';
import { find } from './find';
import { titleOf } from './sections';
import { words } from './tokens';
import { SUGGESTED_QUERIES } from '../../lib/limits';
import { typosBetween } from './typos';

/** Letters of a word that may differ in a suggestion. */
const FARTHEST = 3;

/** Titles and words of the site that are nearest to a query; each of them finds something. */
export function suggestions(data: EngineData, query: string): string[] {
  const asked = words(query).map(({ term }) => term);
  const known = new Set(data.sections.flatMap((section) => titleTerms(titleOf(section))));
  const near = asked.flatMap((term) =>
    [...known].flatMap((candidate) => {
      const limit = Math.min(FARTHEST, Math.floor(term.length / 2));
      const typos = typosBetween(term, candidate, limit);
      return typos <= limit ? [{ candidate, typos }] : [];
    }),
  );
  const sorted = near.sort((a, b) => a.typos - b.typos || a.candidate.length - b.candidate.length);
  const candidates = [...new Set(sorted.map(({ candidate }) => candidate))];
  // Where no word is near, the first pages of the site show what can be found.
  const titles = data.sections.filter(({ depth, level }) => depth === 1 && level !== 'home');
  const found: string[] = [];
  // One after another: to search for all would keep the reader's next search waiting.
  for (const text of new Set([...candidates, ...titles.map(titleOf)])) {
    if (text !== query && find(data, text, []).ranked.length > 0) found.push(text);
    if (found.length === SUGGESTED_QUERIES) break;
  }
  return found;
}

function titleTerms(title: string): string[] {
  return words(title)
    .map(({ term }) => term)
    .filter((term) => term.length > 3);
}
