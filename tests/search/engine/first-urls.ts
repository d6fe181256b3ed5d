import { searchSections } from '../../../src/search/engine/engine';
import { handleOutside, runOutside } from '../../fixtures/outside-jest';
import { engineData, realRecords } from './site-data';

/** Searches the real site, outside of Jest. Undefined for queries without hits. */
export function firstUrls(queries: readonly string[]): Record<string, string | undefined> {
  return runOutside(__filename, queries);
}

handleOutside((queries: string[]) => {
  const data = engineData(realRecords());
  const firstUrl = (query: string) =>
    searchSections(data, { indexName: 'docs', params: { query, hitsPerPage: 1 } }).hits[0]?.url;
  return Object.fromEntries(queries.map((query) => [query, firstUrl(query)]));
});
