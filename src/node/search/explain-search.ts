import { uniqueBy } from '../../lib/group-by';
import type { SearchRecord } from '../../lib/search-record';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import { listErrors } from '../../search/engine/error-message';
import { findSections } from '../../search/engine/find';
import { markText } from '../../search/engine/highlight';
import type { RankedSection } from '../../search/engine/rank';
import { packNames, packTexts, SectionIndex } from '../../search/engine/section-index';
import type { EngineSection, SiteSections } from '../../search/engine/sections';
import { pageOf, sectionsOf } from '../../search/engine/sections';
import type { EngineData, IndexPart } from '../../search/engine/types';
import { partsOf } from './search-files';

const MAX_HITS = 5;

/** Creates the engine's data from records, with all files loaded except for the parts that only some queries need. */
export function engineData(records: readonly SearchRecord[]): EngineData & SiteSections {
  const { sections, texts, code } = sectionsOf(records);
  const index = new SectionIndex(sections);
  const { first, more } = partsOf(sections, texts);
  index.add(packTexts(sections, first), 'content');
  const errors = listErrors(sections, texts);
  const loaded = new Set<IndexPart>();
  const load = (part: IndexPart) => {
    if (loaded.has(part)) return;
    loaded.add(part);
    if (part === 'names') index.add(packNames(sections, texts, code), 'code');
    else index.add(packTexts(sections, more), 'more');
  };
  return {
    ...{ sections, texts, code, index, load },
    errors: () => errors,
    textOf: (section) => texts[section],
    codeOf: (section) => code[section],
  };
}

/**
 * Returns what the site's search finds for a query, as text: the best section of each page with its score, what the
 * score consists of, and the words that the section lacks.
 *
 * @param path A page to show as well, if it isn't among the first ones.
 */
export function explainSearch(data: EngineData, query: string, path?: string): string {
  const { ranked, queryTerms, error } = findSections(data, query, []);
  const pageOfHit = ({ section }: RankedSection) => pageOf(data.sections[section]!);
  const hits = uniqueBy(ranked, pageOfHit);
  const describe = (hit: RankedSection): string => {
    const section = data.sections[hit.section]!;
    const words = [...titlesOf(section), ...section.keywords, ...section.names, ...section.phrases];
    const text = [...words, ...(data.textOf(hit.section) ?? [])].join('\n');
    const found = new Set(markText(text, queryTerms).marks.map(({ queryTerm }) => queryTerm));
    const missing = queryTerms.filter((term, index) => term.isRequired && !found.has(index));
    return [
      `${hits.indexOf(hit) + 1}. ${section.url}  (${hit.rank.toFixed(2)})`,
      `   ${titlesOf(section).join(' › ')}`,
      `   ${reasonsOf(hit)}`,
      ...(missing.length > 0 ? [`   Missing: ${missing.map(({ word }) => word).join(', ')}`] : []),
    ].join('\n');
  };
  const page =
    path === undefined ? [] : hits.slice(MAX_HITS).filter((hit) => pageOfHit(hit) === path);
  const isMissing = path !== undefined && !hits.some((hit) => pageOfHit(hit) === path);
  return [
    `${hits.length} pages for "${query}"${error ? ', which is read as an error' : ''}`,
    ...[...hits.slice(0, MAX_HITS), ...page].map(describe),
    ...(isMissing ? [`${path} isn't among them. Add the words that readers use to the page.`] : []),
  ].join('\n\n');
}

function titlesOf({ hierarchy }: EngineSection): string[] {
  return HIERARCHY_LEVELS.flatMap((level) => hierarchy[level] ?? []);
}

/** Lists what a rank consists of, the most important part first. */
function reasonsOf({ rank, reasons = {} }: RankedSection): string {
  const own = Object.values(reasons).reduce((total, value) => total + value, 0);
  return Object.entries({ ...reasons, 'other sections': rank - own })
    .filter(([, value]) => Math.abs(value) >= 0.01)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([name, value]) => `${name} ${value > 0 ? '+' : ''}${value.toFixed(2)}`)
    .join(', ');
}
