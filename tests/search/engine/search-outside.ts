import { handleOutside, runOutside } from '../../fixtures/outside-jest';
import type { Search } from './score';
import { engineData, engineSearch, plainSearch, realRecords } from './site-data';

/** The URLs that each search of the real site finds, by query. */
type Found = Record<'engine' | 'plain', Record<string, string[]>>;

/**
 * Searches the real site, outside of Jest: with its engine, and with MiniSearch's default settings. The searches
 * throw on other queries.
 */
export function searchOutside(
  queries: readonly string[],
  plainQueries: readonly string[] = [],
): Record<keyof Found, Search> {
  const { engine, plain } = runOutside<Found>(__filename, [queries, plainQueries]);
  const searchIn = (results: Record<string, string[]>): Search => {
    return (query) => {
      const urls = results[query];
      if (!urls) throw new Error(`"${query}" wasn't among the queries: add it to the ones to run`);
      return urls;
    };
  };
  return { engine: searchIn(engine), plain: searchIn(plain) };
}

handleOutside(([queries, plainQueries]: [string[], string[]]): Found => {
  const data = engineData(realRecords());
  const run = (search: Search, texts: string[]) =>
    Object.fromEntries(texts.map((text) => [text, search(text)]));
  return { engine: run(engineSearch(data), queries), plain: run(plainSearch(data), plainQueries) };
});
