import { handleOutside, runOutside } from '../../fixtures/outside-jest';
import type { Search } from './score';
import { engineData, engineSearch, plainSearch, realRecords } from './site-data';

/** For this site's engine, and for MiniSearch with its default settings. */
interface Queries {
  engine: string[];
  plain: string[];
}

/** By query. */
type Found = Record<string, string[]>;

/** Searches the real site, outside of Jest. The searches throw on other queries. */
export function searchOutside(queries: Queries): Record<keyof Queries, Search> {
  const found = runOutside<Record<keyof Queries, Found>>(__filename, queries);
  const searchIn = (results: Found): Search => {
    return (query) => {
      const pages = results[query];
      if (!pages) throw new Error(`"${query}" wasn't among the queries: add it to the ones to run`);
      return pages;
    };
  };
  return { engine: searchIn(found.engine), plain: searchIn(found.plain) };
}

handleOutside((queries: Queries): Record<keyof Queries, Found> => {
  const data = engineData(realRecords());
  const run = (search: Search, texts: string[]) =>
    Object.fromEntries(texts.map((text) => [text, search(text)]));
  return {
    engine: run(engineSearch(data), queries.engine),
    plain: run(plainSearch(data), queries.plain),
  };
});
