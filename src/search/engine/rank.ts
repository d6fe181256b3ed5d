import type { SearchResult } from 'minisearch';
import type { Match, Slot } from './query';
import type { Field } from './section-index';
import type { EngineSection } from './sections';
import { titleOf } from './sections';
import { words } from './tokens';

/** How much each criterion counts beside MiniSearch's own score, which is at most 1. */
export const RANK_WEIGHTS = {
  score: 1,
  missing: 1.2,
  typos: 0.3,
  prefix: 0.12,
  equal: 0.9,
  begins: 0.25,
  inTitle: 0.5,
  inHeadings: 0.25,
  coverage: 0.3,
  proximity: 0.2,
  level: [0, 0.2, 0.06, 0.02, 0, 0, 0],
  pageRank: 0.02,
};

/** A section that answers a query, with what its place in the order follows from. */
export interface Ranked {
  section: number;
  rank: number;
  /** All words stand in its heading or in those above. */
  isInHeadings: boolean;
}

/** How a result answers one word of the query. */
interface SlotAnswer {
  match: Match | undefined;
  fields: ReadonlySet<Field>;
}

const TITLE_FIELDS: readonly Field[] = ['title', 'names'];
const HEADING_FIELDS: readonly Field[] = ['title', 'names', 'keywords', 'parents', 'area'];

/** Orders results by criteria like a search host's: words, typos, attribute, proximity, exactness. */
export function rankResults(
  results: SearchResult[],
  slots: Slot[],
  sections: readonly EngineSection[],
): Ranked[] {
  const best = results[0]?.score ?? 1;
  const ranked = results.map((result) => rankResult(result, result.score / best, slots, sections));
  return ranked.sort((a, b) => b.rank - a.rank || a.section - b.section);
}

function rankResult(
  result: SearchResult,
  score: number,
  slots: Slot[],
  sections: readonly EngineSection[],
): Ranked {
  const number = result.id as number;
  const section = sections[number]!;
  const required = slots.filter(({ isRequired }) => isRequired);
  const answers = required.map((slot) => answerOf(slot, result));
  const found = answers.filter(({ match }) => match !== undefined);
  const share = (test: (answer: SlotAnswer) => boolean) =>
    found.filter(test).length / required.length;
  const isIn = (fields: readonly Field[]) => (answer: SlotAnswer) =>
    fields.some((field) => answer.fields.has(field));
  const inHeadings = share(isIn(HEADING_FIELDS));
  const w = RANK_WEIGHTS;
  const rank =
    w.score * score -
    w.missing * (1 - found.length / required.length) -
    w.typos * sum(found.map(({ match }) => match!.typos)) -
    w.prefix * share(({ match }) => match!.isPrefix) +
    w.inTitle * share(isIn(TITLE_FIELDS)) +
    w.inHeadings * inHeadings +
    titleRank(section, slots) +
    (w.level[section.depth] ?? 0) +
    w.pageRank * (section.pageRank - 100);
  return { section: number, rank, isInHeadings: inHeadings === 1 };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function answerOf(slot: Slot, result: SearchResult): SlotAnswer {
  let match: Match | undefined;
  const fields = new Set<Field>();
  for (const [term, at] of Object.entries(result.match)) {
    const candidate = slot.matches.get(term);
    if (!candidate) continue;
    if (!match || candidate.weight > match.weight) match = candidate;
    for (const field of at) fields.add(field as Field);
  }
  if (match || slot.parts.length === 0) return { match, fields };
  const parts = slot.parts.map((part) => answerOf(part, result));
  if (parts.some((part) => part.match === undefined)) return { match, fields };
  const shared = [...parts[0]!.fields].filter((field) =>
    parts.every((part) => part.fields.has(field)),
  );
  return { match: worst(parts.map((part) => part.match!)), fields: new Set(shared) };
}

function worst(matches: Match[]): Match {
  return matches.reduce((a, b) => (a.weight < b.weight ? a : b));
}

/** How well the words as a whole fit the section's title or one of its names. */
function titleRank(section: EngineSection, slots: Slot[]): number {
  const texts = [titleOf(section), ...section.names];
  return Math.max(...texts.map((text) => fitOf(text, slots)));
}

function fitOf(text: string, slots: Slot[]): number {
  const title = words(text);
  // Place of the first word of the title that answers each word of the query.
  const places = slots.map((slot) =>
    title.findIndex(({ term, parts }) =>
      isAnswered(
        slot,
        term,
        parts.map((part) => part.term),
      ),
    ),
  );
  const known = places.filter((place) => place >= 0);
  if (known.length === 0) return 0;
  const coverage = new Set(known).size / title.length;
  const inOrder = places.filter(
    (place, index) => index > 0 && place === places[index - 1]! + 1,
  ).length;
  const isWhole = known.length === slots.length;
  const w = RANK_WEIGHTS;
  return (
    w.coverage * coverage * (known.length / slots.length) +
    (slots.length > 1 ? (w.proximity * inOrder) / (slots.length - 1) : 0) +
    (isWhole && places[0] === 0 ? w.begins : 0) +
    (isWhole && coverage === 1 ? w.equal : 0)
  );
}

function isAnswered(slot: Slot, term: string, parts: string[]): boolean {
  if (slot.matches.has(term) || parts.some((part) => slot.matches.has(part))) return true;
  return slot.parts.length > 0 && slot.parts.every((part) => isAnswered(part, term, parts));
}
