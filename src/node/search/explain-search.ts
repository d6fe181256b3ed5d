import type { SearchRecord } from '../../lib/search-record';
import { NO_WORDS } from '../../lib/search-record';
import { listErrors } from '../../search/engine/errors';
import type { Hit } from '../../search/engine/hit';
import { titlesOf } from '../../search/engine/hit';
import type { EngineData, IndexPart } from '../../search/engine/search';
import { searchSections } from '../../search/engine/search';
import { packNames, packTexts, SectionIndex } from '../../search/engine/section-index';
import type { SiteSections } from '../../search/engine/sections';
import { sectionsOf } from '../../search/engine/sections';
import { readVocabulary } from '../../search/engine/vocabulary';
import { partsOf } from './search-files';

const MAX_HITS = 5;

/** Creates the engine's data from records, with all files loaded except for the parts that only some queries need. */
export function engineData(
  records: readonly SearchRecord[],
  words = NO_WORDS,
): EngineData & SiteSections {
  const { sections, texts, code } = sectionsOf(records);
  const index = new SectionIndex(sections, readVocabulary(words));
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
    hasTexts: () => true,
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
  const request = { query, limit: Infinity, explain: true };
  const { hits, total, error, isWeak } = searchSections(data, request);
  const describe = (hit: Hit): string => {
    const { rank = 0, missing = [] } = hit.ranked ?? {};
    return [
      `${hits.indexOf(hit) + 1}. ${hit.url}  (${rank.toFixed(2)})`,
      `   ${titlesOf(hit).join(' › ')}`,
      `   ${reasonsOf(hit)}`,
      ...(missing.length > 0 ? [`   Missing: ${missing.join(', ')}`] : []),
    ].join('\n');
  };
  const isOfPath = ({ url }: Hit) => url.split('#', 1)[0] === path;
  return [
    `${total} pages for "${query}"${error ? ', which is read as an error' : ''}`,
    ...(isWeak ? ['None matches well, so the dialog only shows three, as the closest pages.'] : []),
    ...[...hits.slice(0, MAX_HITS), ...hits.slice(MAX_HITS).filter(isOfPath)].map(describe),
    ...(path === undefined || hits.some(isOfPath)
      ? []
      : [`${path} isn't among them. Add the words that readers use to the page.`]),
  ].join('\n\n');
}

/** Lists what a rank consists of, the most important part first. */
function reasonsOf({ ranked }: Hit): string {
  const { rank = 0, reasons = {} } = ranked ?? {};
  const own = Object.values(reasons).reduce((total, value) => total + value, 0);
  return Object.entries({ ...reasons, 'other sections': rank - own })
    .filter(([, value]) => Math.abs(value) >= 0.01)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([name, value]) => `${name} ${value > 0 ? '+' : ''}${value.toFixed(2)}`)
    .join(', ');
}
