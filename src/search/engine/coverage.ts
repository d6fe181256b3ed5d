import type { QueryTerm } from './query';
import { isMatchedBy } from './query';
import type { SectionMatch } from './section-index';
import type { EngineSection } from './sections';
import { pageOf } from './sections';
import { sum } from './title-score';

/** The words of a query that results contain. */
export interface Coverage {
  /** Returns the number of words that a result contains. */
  count(result: SectionMatch): number;
  /** Returns how much of the query all sections of a section's page contain together, from 0 to 1. */
  pageShare(section: EngineSection): number;
}

/** Counts the words in each result and on each page, because a page can explain a topic in parts. */
export function coverageOf(
  results: readonly SectionMatch[],
  required: readonly QueryTerm[],
  sections: readonly EngineSection[],
): Coverage {
  const counts = new Map<number, number>();
  const pages = new Map<string, Set<QueryTerm>>();
  for (const { section, terms } of results) {
    const found = required.filter((queryTerm) => isMatchedBy(queryTerm, terms));
    const page = pageOf(sections[section]!);
    const onPage = pages.get(page) ?? new Set();
    pages.set(page, onPage);
    for (const queryTerm of found) onPage.add(queryTerm);
    counts.set(section, found.length);
  }
  const total = sum(required.map(({ weight }) => weight));
  return {
    count: ({ section }) => counts.get(section) ?? 0,
    pageShare: (section) => {
      const found = pages.get(pageOf(section)) ?? new Set<QueryTerm>();
      return sum([...found].map(({ weight }) => weight)) / total;
    },
  };
}
