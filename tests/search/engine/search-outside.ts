import { handleOutside, runOutside } from '../../fixtures/outside-jest';
import type { Search } from './score';
import { searchSections } from '../../../src/search/engine/search';
import { engineSearch, plainSearch, realData } from './site-data';

/** The URLs that each search of the real site finds, by query. */
interface Found {
  engine: Record<string, string[]>;
  plain: Record<string, string[]>;
  /** The queries for which the engine finds nothing that matches well. */
  weak: string[];
}

/**
 * Searches the real site, outside of Jest: with its engine, and with MiniSearch's default settings. The searches
 * throw on other queries.
 */
export function searchOutside(
  queries: readonly string[],
  plainQueries: readonly string[] = [],
): Record<'engine' | 'plain', Search> & { weak: ReadonlySet<string> } {
  const { engine, plain, weak } = runOutside<Found>(__filename, [queries, plainQueries]);
  const searchIn = (results: Record<string, string[]>): Search => {
    return (query) => {
      const urls = results[query];
      if (!urls) throw new Error(`"${query}" wasn't among the queries: add it to the ones to run`);
      return urls;
    };
  };
  return { engine: searchIn(engine), plain: searchIn(plain), weak: new Set(weak) };
}

handleOutside(([queries, plainQueries]: [string[], string[]]): Found => {
  const data = realData();
  const run = (search: Search, texts: string[]) =>
    Object.fromEntries(texts.map((text) => [text, search(text)]));
  const weak = queries.filter((query) => searchSections(data, { query, limit: 1 }).isWeak);
  return {
    engine: run(engineSearch(data), queries),
    plain: run(plainSearch(data), plainQueries),
    weak,
  };
});
