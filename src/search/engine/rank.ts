import type { SearchResult } from 'minisearch';
import type { Match, QueryTerm } from './query';
import type { Field } from './section-index';
import type { EngineSection } from './sections';
import { squash, sum, titleScore } from './title-score';

/** The weight of each criterion. MiniSearch's score is normalized to at most 1. */
const WEIGHTS = {
  score: 0.2,
  missing: 1.5,
  penalty: 1.8,
  inTitle: 0.8,
  /** For words in the keywords that aren't in the title. */
  inKeywords: 0.3,
  inHeadings: 0.25,
  level: [0, 0.35, 0.08, 0.02, 0, 0, 0],
  /** The factor for the title score, by level. Pages rank higher than their sections. */
  titleScore: [0, 1, 0.5, 0.5, 0.4, 0.4, 0.4],
  pageRank: 0.025,
  /** For guides, which explain more about a topic than reference entries do. */
  guide: 0.1,
  /** The maximum gap for which `raiseVariants` raises an entry's rank. */
  variant: 1.1,
};

/** A section that matches a query, and its rank. */
export interface RankedSection {
  section: number;
  rank: number;
  /** True if the section's heading and the headings above it contain all words. */
  isInHeadings: boolean;
}

/** The penalty if only the parts of a compound word were found. */
const PARTS_PENALTY = 0.15;

/** The best match for a word of the query in a result, and the fields that contain it. */
interface TermMatch {
  match: Match | undefined;
  fields: ReadonlySet<Field>;
}

const TITLE_FIELDS: readonly Field[] = ['title', 'names'];
const HEADING_FIELDS: readonly Field[] = ['title', 'names', 'keywords', 'parents', 'area'];

/**
 * Ranks results, best first, by criteria that are similar to a search host's: matched words, typos,
 * attribute, proximity, and exactness. `text` is the query.
 */
export function rankResults(
  results: SearchResult[],
  queryTerms: QueryTerm[],
  sections: readonly EngineSection[],
  text: string,
): RankedSection[] {
  const best = results[0]?.score ?? 1;
  const query = squash(text);
  const ranked = results.map((result) =>
    rankResult(result, result.score / best, queryTerms, sections, query),
  );
  raiseVariants(ranked, sections);
  const pageRankOf = ({ section }: RankedSection) => sections[section]!.pageRank;
  return ranked.sort(
    (a, b) => b.rank - a.rank || pageRankOf(b) - pageRankOf(a) || a.section - b.section,
  );
}

/**
 * Raises entries to the rank of the same entry in a library or version with a lower page rank,
 * unless they match much worse. The page rank then decides their order.
 */
function raiseVariants(ranked: RankedSection[], sections: readonly EngineSection[]): void {
  const entries = new Map<string, RankedSection[]>();
  for (const item of ranked) {
    const { library, url } = sections[item.section]!;
    if (!library) continue;
    const name = url.slice(url.lastIndexOf('/'));
    const variants = entries.get(name);
    if (variants) variants.push(item);
    else entries.set(name, [item]);
  }
  for (const variants of entries.values()) {
    const ascending = variants.sort(
      (a, b) => sections[a.section]!.pageRank - sections[b.section]!.pageRank,
    );
    let best = -Infinity;
    for (const item of ascending) {
      if (best - item.rank < WEIGHTS.variant) item.rank = Math.max(best, item.rank);
      best = Math.max(best, item.rank);
    }
  }
}

function rankResult(
  result: SearchResult,
  score: number,
  queryTerms: QueryTerm[],
  sections: readonly EngineSection[],
  query: string,
): RankedSection {
  const index = result.id as number;
  const section = sections[index]!;
  const required = queryTerms.filter(({ isRequired }) => isRequired);
  const found = required
    .map((queryTerm) => matchTerm(queryTerm, result))
    .filter(({ match }) => match !== undefined);
  const share = (test: (term: TermMatch) => boolean) => found.filter(test).length / required.length;
  const isIn =
    (names: readonly Field[]) =>
    ({ fields }: TermMatch) =>
      names.some((name) => fields.has(name));
  const inHeadings = share(isIn(HEADING_FIELDS));
  const rank =
    WEIGHTS.score * score -
    WEIGHTS.missing * (1 - found.length / required.length) -
    (WEIGHTS.penalty * sum(found.map(({ match }) => match!.penalty))) / required.length +
    WEIGHTS.inTitle * share(isIn(TITLE_FIELDS)) +
    WEIGHTS.inKeywords * share((term) => isIn(['keywords'])(term) && !isIn(TITLE_FIELDS)(term)) +
    WEIGHTS.inHeadings * inHeadings +
    titleScore(section, queryTerms, query) * (WEIGHTS.titleScore[section.depth] ?? 0) +
    (WEIGHTS.level[section.depth] ?? 0) +
    WEIGHTS.pageRank * (section.pageRank - 100) +
    (section.library === null ? WEIGHTS.guide : 0);
  return { section: index, rank, isInHeadings: inHeadings === 1 };
}

function matchTerm(queryTerm: QueryTerm, result: SearchResult): TermMatch {
  let match: Match | undefined;
  const fields = new Set<Field>();
  for (const [term, termFields] of Object.entries(result.match)) {
    const candidate = queryTerm.matches.get(term);
    if (!candidate) continue;
    if (!match || candidate.weight > match.weight) match = candidate;
    for (const field of termFields) fields.add(field as Field);
  }
  if (match || queryTerm.parts.length === 0) return { match, fields };
  const parts = queryTerm.parts.map((part) => matchTerm(part, result));
  if (parts.some((part) => part.match === undefined)) return { match, fields };
  const shared = [...parts[0]!.fields].filter((field) =>
    parts.every((part) => part.fields.has(field)),
  );
  const worst = parts.map((part) => part.match!).reduce((a, b) => (a.weight < b.weight ? a : b));
  return {
    match: { ...worst, penalty: worst.penalty + PARTS_PENALTY },
    fields: new Set(shared),
  };
}
