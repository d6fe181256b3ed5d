import { SUGGESTED_QUERIES } from '../../lib/limits';
import { normalizeQuery, typosBetween } from './query';
import type { EngineData } from './search';
import { findSections } from './search';
import { words } from './tokens';

/** The maximum number of typos between a word and its suggestion, also as a share of its letters. */
const MAX_TYPOS = 3;
const MAX_SHARE = 3 / 8;

/** Suggests queries that have results: similar words from titles, then page titles. */
export function suggestQueries(data: EngineData, query: string): string[] {
  const similar = words(normalizeQuery(query)).flatMap(({ term }) => {
    const limit = Math.min(MAX_TYPOS, Math.floor(term.length * MAX_SHARE));
    const near = data.index.termsNear(term, limit, ['title']).filter(({ length }) => length > 3);
    return near.map((candidate) => ({ candidate, typos: typosBetween(term, candidate, limit) }));
  });
  similar.sort((a, b) => a.typos - b.typos || a.candidate.length - b.candidate.length);
  const candidates = similar.map(({ candidate }) => candidate);
  // If there aren't enough similar words, the first page titles fill the list.
  const pages = data.sections.filter(({ depth, level }) => depth === 1 && level !== 'home');
  const suggestions: string[] = [];
  // Stops at the limit, because searching for every candidate would block the user's next search.
  for (const text of new Set([...candidates, ...pages.map(({ title }) => title)])) {
    if (text !== query && findSections(data, { query: text }).ranked.length > 0) {
      suggestions.push(text);
    }
    if (suggestions.length === SUGGESTED_QUERIES) break;
  }
  return suggestions;
}
