import MiniSearch from 'minisearch';
import type { SearchRecord } from '../../../src/lib/search-record';
import { ParseCache } from '../../../src/node/base/parse-cache';
import { readSite } from '../../../src/node/site/site-model';
import { engineData } from '../../../src/node/search/explain-search';
import { siteRecords } from '../../../src/node/search/site-records';
import { readSourceFiles } from '../../../src/node/sources/source-files';
import type { EngineData } from '../../../src/search/engine/types';
import { searchSections } from '../../../src/search/engine/engine';
import { titleOf } from '../../../src/search/engine/sections';
import type { SiteSections } from '../../../src/search/engine/sections';
import type { Search } from './score';

/** The real site's, from its sources. */
export function realRecords(): SearchRecord[] {
  const root = process.cwd();
  const { files } = readSourceFiles(root);
  return siteRecords(readSite(files, new ParseCache(root)));
}

export { engineData };

export function pageOf(url: string): string {
  return url.split('#')[0] ?? '';
}

export function engineSearch(data: EngineData): Search {
  return (query) => {
    const params = { query, hitsPerPage: 20, attributesToRetrieve: ['url'] };
    const { hits } = searchSections(data, { indexName: 'docs', params });
    return [...new Set(hits.map(({ url }) => pageOf(url ?? '')))];
  };
}

/** MiniSearch with its default settings on the same texts. */
export function plainSearch({ sections, texts }: SiteSections): Search {
  const index = new MiniSearch({
    fields: ['title', 'parents', 'area', 'names', 'keywords', 'text'],
  });
  index.addAll(
    sections.map((section, id) => ({
      id,
      title: titleOf(section),
      parents: section.hierarchy.lvl1,
      area: section.hierarchy.lvl0,
      names: section.names.join(' '),
      keywords: section.keywords.join(' '),
      text: texts[id]!.join(' '),
    })),
  );
  return (query) => {
    const urls = index.search(query).map(({ id }) => sections[id as number]!.url);
    return [...new Set(urls.slice(0, 20).map(pageOf))];
  };
}
