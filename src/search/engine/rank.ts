import type { SearchResult } from 'minisearch';
import type { Match, QueryTerm } from './query';
import type { Field } from './section-index';
import type { EngineSection } from './sections';
import { squashed, sum, titleRank } from './title-fit';

/** How much each criterion counts beside MiniSearch's own score, which is at most 1. */
export const RANK_WEIGHTS = {
  score: 0.2,
  missing: 1.5,
  penalty: 1.8,
  inTitle: 0.8,
  /** For words that stand among the key words, but not in the title. */
  inKeywords: 0.3,
  inHeadings: 0.25,
  level: [0, 0.35, 0.08, 0.02, 0, 0, 0],
  /** Share of what a title's likeness counts, by level: a page stands before its parts. */
  likeness: [0, 1, 0.5, 0.5, 0.4, 0.4, 0.4],
  pageRank: 0.025,
  /** For pages that are no entries: they say more about what entries name. */
  guide: 0.1,
  /** By how much less an entry may fit and still stand before the same entry of a lower library. */
  twin: 1.1,
};

/** A section that answers a query, with what its place in the order follows from. */
export interface Ranked {
  section: number;
  rank: number;
  /** All words stand in its heading or in those above. */
  isInHeadings: boolean;
}

/** What it costs that a word is found in its parts only. */
const PARTS_PENALTY = 0.15;

/** How a result answers one word of the query. */
interface TermAnswer {
  match: Match | undefined;
  fields: ReadonlySet<Field>;
}

const TITLE_FIELDS: readonly Field[] = ['title', 'names'];
const HEADING_FIELDS: readonly Field[] = ['title', 'names', 'keywords', 'parents', 'area'];

/** Orders results by criteria like a search host's: words, typos, attribute, proximity, exactness. */
export function rankResults(
  results: SearchResult[],
  queryTerms: QueryTerm[],
  sections: readonly EngineSection[],
  text: string,
): Ranked[] {
  const best = results[0]?.score ?? 1;
  const query = squashed(text);
  const ranked = results.map((result) =>
    rankResult(result, result.score / best, queryTerms, sections, query),
  );
  raiseTwins(ranked, sections);
  const pageRankOf = ({ section }: Ranked) => sections[section]!.pageRank;
  return ranked.sort(
    (a, b) => b.rank - a.rank || pageRankOf(b) - pageRankOf(a) || a.section - b.section,
  );
}

/** Sets the same entry of several libraries and versions in their order, where all fit about as well. */
function raiseTwins(ranked: Ranked[], sections: readonly EngineSection[]): void {
  const twins = new Map<string, Ranked[]>();
  for (const item of ranked) {
    const { library, url } = sections[item.section]!;
    if (!library) continue;
    const name = url.slice(url.lastIndexOf('/'));
    const group = twins.get(name);
    if (group) group.push(item);
    else twins.set(name, [item]);
  }
  for (const group of twins.values()) {
    const upwards = group.sort(
      (a, b) => sections[a.section]!.pageRank - sections[b.section]!.pageRank,
    );
    let best = -Infinity;
    for (const item of upwards) {
      if (best - item.rank < RANK_WEIGHTS.twin) item.rank = Math.max(best, item.rank);
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
): Ranked {
  const number = result.id as number;
  const section = sections[number]!;
  const required = queryTerms.filter(({ isRequired }) => isRequired);
  const answers = required.map((queryTerm) => answerOf(queryTerm, result));
  const found = answers.filter(({ match }) => match !== undefined);
  const share = (test: (answer: TermAnswer) => boolean) =>
    found.filter(test).length / required.length;
  const isIn = (fields: readonly Field[]) => (answer: TermAnswer) =>
    fields.some((field) => answer.fields.has(field));
  const inHeadings = share(isIn(HEADING_FIELDS));
  const w = RANK_WEIGHTS;
  const rank =
    w.score * score -
    w.missing * (1 - found.length / required.length) -
    (w.penalty * sum(found.map(({ match }) => match!.penalty))) / required.length +
    w.inTitle * share(isIn(TITLE_FIELDS)) +
    w.inKeywords * share((answer) => isIn(['keywords'])(answer) && !isIn(TITLE_FIELDS)(answer)) +
    w.inHeadings * inHeadings +
    titleRank(section, queryTerms, query) * (w.likeness[section.depth] ?? 0) +
    (w.level[section.depth] ?? 0) +
    w.pageRank * (section.pageRank - 100) +
    (section.library === null ? w.guide : 0);
  return { section: number, rank, isInHeadings: inHeadings === 1 };
}

function answerOf(queryTerm: QueryTerm, result: SearchResult): TermAnswer {
  let match: Match | undefined;
  const fields = new Set<Field>();
  for (const [term, at] of Object.entries(result.match)) {
    const candidate = queryTerm.matches.get(term);
    if (!candidate) continue;
    if (!match || candidate.weight > match.weight) match = candidate;
    for (const field of at) fields.add(field as Field);
  }
  if (match || queryTerm.parts.length === 0) return { match, fields };
  const parts = queryTerm.parts.map((part) => answerOf(part, result));
  if (parts.some((part) => part.match === undefined)) return { match, fields };
  const shared = [...parts[0]!.fields].filter((field) =>
    parts.every((part) => part.fields.has(field)),
  );
  const least = worst(parts.map((part) => part.match!));
  const inParts = { ...least, penalty: least.penalty + PARTS_PENALTY };
  return { match: inParts, fields: new Set(shared) };
}

function worst(matches: Match[]): Match {
  return matches.reduce((a, b) => (a.weight < b.weight ? a : b));
}
