import MiniSearch from 'minisearch';
import { ParseCache } from '../../../src/node/base/parse-cache';
import { readSite } from '../../../src/node/site/site-model';
import { engineData } from '../../../src/node/search/explain-search';
import { siteRecords } from '../../../src/node/search/site-records';
import { readSourceFiles } from '../../../src/node/sources/source-files';
import type { EngineData } from '../../../src/search/engine/search';
import { searchSections } from '../../../src/search/engine/search';
import type { SiteSections } from '../../../src/search/engine/sections';
import type { Search } from './score';

/** The real site's engine, from its sources. */
export function realData() {
  const root = process.cwd();
  const site = readSite(readSourceFiles(root).files, new ParseCache(root));
  return engineData(siteRecords(site), site.searchWords);
}

export { engineData };

export function pageOf(url: string): string {
  return url.split('#')[0] ?? '';
}

export function engineSearch(data: EngineData): Search {
  return (query) => {
    const { hits } = searchSections(data, { query, limit: 20 });
    return hits.map(({ url }) => url);
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
      title: section.title,
      parents: section.hierarchy.lvl1,
      area: section.hierarchy.lvl0,
      names: section.names.join(' '),
      keywords: section.keywords.join(' '),
      text: texts[id]!.join(' '),
    })),
  );
  return (query) => {
    const found = index.search(query).slice(0, 20);
    return found.map(({ id }) => sections[id as number]!.url);
  };
}
