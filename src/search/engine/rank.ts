import { groupBy } from '../../lib/group-by';
import type { ErrorQuery, Quote } from './errors';
import { explainsCode, isInCatalog, isWhole, SHARE_WITH_GAP } from './errors';
import { isMatchedBy, PREFIX_PENALTY } from './query';
import type { Field, Match, QueryTerm, SectionMatch } from './section-index';
import type { EngineSection } from './sections';
import type { Word } from './tokens';
import { isSignificant, termsOf, words } from './tokens';
import type { Vocabulary } from './vocabulary';
import { clientsIn } from './vocabulary';

/** The weight of each criterion. A section's score in the index is normalized to at most 1. */
const WEIGHTS = {
  score: 0.05,
  /** For the scores of a page's best sections together, if the query has several words. */
  pageScore: 0.1,
  missing: 1.3,
  penalty: 3.2,
  inTitle: 0.8,
  /** For words in the keywords that aren't in the title. */
  inKeywords: 0.5,
  inHeadings: 0.1,
  /** For the entry of a name in the query, such as `inviteUserByEmail`. */
  documented: 0.5,
  /**
   * For words anywhere on the page, because topics such as "nextjs auth" are spread over several
   * sections.
   */
  onPage: 1.3,
  level: [0, 0.5, 0.08, 0.02, 0, 0, 0],
  pageRank: 0.025,
  /** For each doubling of the number of pages that link to the page. */
  links: 0.1,
  /** For guides, which explain more about a topic than reference entries do. */
  guide: 0.19,
  /** The deduction for each page for the same task in another library or version that ranks higher. */
  repeated: 0.6,
  /** For sections about the client that the query names, and the deduction for other clients. */
  client: { named: 0.4, other: 1 },
  /** For each doubling of the number of sections on the page that match. */
  page: 0.09,
};

/** The weights for the code and the message of an error, which lead to a section instead of a page. */
const ERROR_WEIGHTS = {
  /**
   * For the section about the code, which comes before any section that only has the message, unless many messages
   * have the code, and only another section starts with the entire message.
   */
  code: 6,
  /** For the words that the section itself contains as typed, because it quotes the message. */
  asTyped: 1.5,
  score: 0.5,
  /** The factor for titles and phrases. */
  title: 0.5,
  /** For a section that quotes the message, with the cause and the fix next to it, and for quoting all of it. */
  quote: 1.5,
  all: 0.5,
  /** For a section that starts with the message, instead of mentioning it. */
  start: 0.3,
  /** For sections in the catalog, because a guide's fix is for readers of the guide. */
  catalog: 0.9,
};

/** A row that quotes more of a message comes before the section about its code, unless that one quotes even more. */
const BETTER_SHARE = 0.8;

/** A query, its words, and where they are. */
export interface ParsedQuery {
  text: string;
  queryTerms: QueryTerm[];
  /** The words that results have to contain. */
  required: QueryTerm[];
  /** The indexes of the required words on each page, because a page can explain a topic in parts. */
  onPage: ReadonlyMap<string, ReadonlySet<number>>;
  /** Defined if the query is the code and the message of an error. */
  error: ErrorQuery | undefined;
  /** Where sections quote the message of the error. */
  quotes: ReadonlyMap<number, Quote>;
  vocabulary: Vocabulary;
}

/** A section that matches a query, and its rank. */
export interface RankedSection {
  /** The number of the section. */
  id: number;
  section: EngineSection;
  rank: number;
  /** True if the section's heading and the headings above it contain all words. */
  isInHeadings: boolean;
  /** True if the section contains all names in the query. */
  hasNames: boolean;
  /** True if a name in the query is in the section's examples, and not in its text. */
  isInCode: boolean;
  /** The part of the section's text that quotes the error in the query. */
  quotedPart?: number | undefined;
  /** What the rank consists of, before sections are compared with others. Only "npm run ask" shows it. */
  reasons?: Record<string, number>;
  /** The words that the section lacks. */
  missing?: string[];
}

/** The penalties if only the parts of a compound word or of a name were found. */
const PARTS_PENALTY = 0.15;
const NAME_PARTS_PENALTY = 0.4;

interface TermMatch {
  match: Match | undefined;
  fields: ReadonlySet<Field>;
}

/** More matching sections don't raise a page's rank any further. */
const MAX_COUNTED_SECTIONS = 16;
/** The number of a page's sections whose scores count, each half as much as the one before. */
const MAX_SCORED_SECTIONS = 3;

/** More pages for the same task don't lower a page's rank any further. */
const MAX_REPEATED = 3;

/** The maximum gap in rank that `orderVariants` closes. */
const MAX_GAP = 1.1;

/** How much the level counts for a page or section whose headings have none of the words. */
const OFF_TITLE = 0.7;

const TITLE_FIELDS: readonly Field[] = ['title', 'names'];
const HEADING_FIELDS: readonly Field[] = ['title', 'names', 'keywords', 'parents', 'area'];

/**
 * Ranks results, best first, by criteria that are similar to a search host's: matched words, typos,
 * attribute, proximity, and exactness.
 */
export function rankResults(results: SectionMatch[], query: ParsedQuery): RankedSection[] {
  const best = results[0]?.score ?? 1;
  const squashed = squash(query.text);
  // A guide's row is only better than the section about the code if that's one of Postgres, which many messages share.
  const quotedShares = results.map(({ id, section }) => {
    const quote = query.quotes.get(id);
    const isBetter = query.error?.code?.length === 5 || isInCatalog(section);
    if (!quote || quote.share <= BETTER_SHARE || quote.starts === 0 || !isBetter) return 0;
    // Names in guides are those of their examples.
    return isInCatalog(section) ? quote.share : Math.min(quote.share, SHARE_WITH_GAP);
  });
  const quoted = {
    share: Math.max(0, ...quotedShares),
    isWhole: [...query.quotes.values()].some((quote) => isWhole(quote) && quote.starts === 1),
  };
  const ranked = results.map((result) =>
    rankResult(result, result.score / best, query, squashed, quoted),
  );
  raisePages(ranked, query.required.length > 1 ? results : []);
  // Pages rank higher than their sections, unless the query is about a section.
  const asked = ranked.filter(({ section }) => isAsked(section, query.queryTerms));
  const tops = ranked.filter(({ section }) => section.depth === 1);
  raiseWithin([...asked, ...tops], ({ section }) => section.depth > 1);
  raiseWithin(ranked, ({ quotedPart }) => quotedPart !== undefined);
  if (query.queryTerms.some(({ isName }) => isName)) {
    // A heading with all words is about the name, too: "Sign in with Google" about signInWithGoogle.
    const others = ranked.filter(({ isInHeadings }) => !isInHeadings);
    raiseWithin(others, ({ hasNames }) => hasNames);
    // A text explains the name, while an example or a signature only contains it.
    raiseWithin(others, ({ hasNames, isInCode }) => hasNames && !isInCode);
  }
  orderVariants(ranked);
  preferClient(ranked, query);
  lowerRepeated(ranked);
  return ranked.sort(byRank);
}

function byRank(a: RankedSection, b: RankedSection): number {
  return b.rank - a.rank || b.section.pageRank - a.section.pageRank || a.id - b.id;
}

/**
 * Puts the pages of one entry in several libraries and versions in order. Raises each one to the rank of one with
 * a lower page rank, unless it matches much worse, so the page rank decides.
 */
function orderVariants(ranked: RankedSection[]): void {
  for (const items of variantsBy(entryOf, ranked)) {
    items.sort((a, b) => a.section.pageRank - b.section.pageRank);
    let best = -Infinity;
    for (const item of items) {
      if (best - item.rank < MAX_GAP) item.rank = Math.max(best, item.rank);
      best = Math.max(best, item.rank);
    }
  }
}

/** Raises what's about the client that the query names, such as "flutter", and lowers what's about others. */
function preferClient(ranked: RankedSection[], { queryTerms, vocabulary }: ParsedQuery): void {
  const typed = queryTerms.flatMap(({ matches }) =>
    [...matches].filter(([, { penalty }]) => penalty < PREFIX_PENALTY).map(([term]) => term),
  );
  const named = clientsIn(typed, vocabulary);
  if (named.length === 0) return;
  const { named: raise, other } = WEIGHTS.client;
  const basesOf = (client: string) => vocabulary.clients.get(client)!;
  for (const item of ranked) {
    const clients = clientsOf(item.section, vocabulary);
    const isRelated = clients.some((client) =>
      named.some((name) => basesOf(client).includes(name) || basesOf(name).includes(client)),
    );
    if (clients.some((client) => named.includes(client))) item.rank += raise;
    else if (clients.length > 0 && !isRelated) item.rank -= other;
  }
}

/** Returns the clients that a section's heading names, or otherwise its page's title or its library. */
function clientsOf({ title, library, hierarchy }: EngineSection, vocabulary: Vocabulary): string[] {
  const titles = library ? [hierarchy.lvl0] : [title, hierarchy.lvl1];
  for (const text of titles) {
    const terms = words(text ?? '').map(termsOf);
    const pairs = terms.slice(1).map(([second = ''], index) => terms[index]![0]! + second);
    const clients = clientsIn([...terms.flat(), ...pairs], vocabulary);
    if (clients.length > 0) return clients;
  }
  return [];
}

/** Lowers pages for a task for which better ones were found, so they don't bury the guides. */
function lowerRepeated(ranked: RankedSection[]): void {
  for (const items of variantsBy(taskOf, ranked)) {
    const pages = [...new Set(items.sort(byRank).map(({ section }) => section.page))];
    for (const item of items) {
      const better = pages.indexOf(item.section.page);
      item.rank -= WEIGHTS.repeated * Math.min(better, MAX_REPEATED);
    }
  }
}

/** Groups the sections of reference entries by a key. */
function variantsBy(
  keyOf: (section: EngineSection) => string,
  ranked: readonly RankedSection[],
): Iterable<RankedSection[]> {
  const inLibraries = ranked.filter(({ section }) => section.library);
  return groupBy(inLibraries, ({ section }) => keyOf(section)).values();
}

/** Returns the last segment of a section's URL and its anchor, which an entry's variants share. */
function entryOf({ url }: EngineSection): string {
  return url.slice(url.lastIndexOf('/'));
}

/**
 * Returns the task from a page's title ("Upload a file" in "from().upload(): Upload a file") and the
 * section's anchor.
 */
function taskOf(section: EngineSection): string {
  const title = section.hierarchy.lvl1 ?? '';
  const colon = title.indexOf(': ');
  return title.slice(colon < 0 ? 0 : colon + 2) + section.url.slice(section.page.length);
}

/**
 * Raises the sections of pages on which several sections match, and of pages whose sections have high
 * scores in the index. `results` contains the scores.
 */
function raisePages(ranked: RankedSection[], results: SectionMatch[]): void {
  const scores = new Map(results.map(({ id, score }) => [id, score]));
  const pages = [...groupBy(ranked, ({ section }) => section.page).values()];
  const totals = pages.map((items) =>
    sum(
      items
        .map(({ id }) => scores.get(id) ?? 0)
        .sort((a, b) => b - a)
        .slice(0, MAX_SCORED_SECTIONS)
        .map((score, index) => score / 2 ** index),
    ),
  );
  const best = Math.max(...totals) || 1;
  pages.forEach((items, index) => {
    const raise =
      WEIGHTS.page * Math.log2(Math.min(items.length, MAX_COUNTED_SECTIONS)) +
      (WEIGHTS.pageScore * totals[index]!) / best;
    for (const item of items) item.rank += raise;
  });
}

/** True for a section whose heading is in the query, with a word that the page's title lacks. */
function isAsked(section: EngineSection, queryTerms: QueryTerm[]): boolean {
  if (section.depth === 1) return false;
  const own = wordsOf(section).titles[0]!.filter(({ term }) => isSignificant(term));
  if (own.length < 2 || coverage(own, queryTerms) < 1) return false;
  const title = words(section.hierarchy.lvl1 ?? '');
  const [heading, page] = [own, title].map((text) => text.flatMap(termsOf));
  return queryTerms.some((term) => isMatchedBy(term, heading!) && !isMatchedBy(term, page!));
}

/** Puts the best section that passes a test before the other sections of its page. */
function raiseWithin(ranked: RankedSection[], passes: (section: RankedSection) => boolean): void {
  const first = new Map<string, RankedSection>();
  for (const item of ranked.filter(passes)) {
    const { page } = item.section;
    if (item.rank > (first.get(page)?.rank ?? -Infinity)) first.set(page, item);
  }
  if (first.size === 0) return;
  for (const { id, section, rank } of ranked) {
    const item = first.get(section.page);
    if (item && rank >= item.rank && id !== item.id) item.rank = rank + 0.001;
  }
}

function rankResult(
  result: SectionMatch,
  score: number,
  { queryTerms, required, onPage, error, quotes }: ParsedQuery,
  squashed: string,
  quoted: { share: number; isWhole: boolean },
): RankedSection {
  const { id, section } = result;
  const found = required
    .map((queryTerm) => ({ ...matchTerm(queryTerm, result), weight: queryTerm.weight }))
    .filter(({ match }) => match !== undefined);
  const total = sum(required.map(({ weight }) => weight));
  const weightOf = (indexes: Iterable<number>) =>
    sum([...indexes].map((index) => required[index]!.weight));
  const share = (test: (term: TermMatch) => boolean) =>
    sum(found.filter(test).map(({ weight }) => weight)) / total;
  const isIn =
    (names: readonly Field[]) =>
    ({ fields }: TermMatch) =>
      names.some((name) => fields.has(name));
  const inHeadings = share(isIn(HEADING_FIELDS));
  const isCode = error !== undefined && explainsCode(section, error);
  const quote = quotes.get(id);
  const isGeneral = isCode && (quote?.share ?? 0) < quoted.share;
  // A guide with all of the message explains more than a row of the catalog with a part.
  const isExplained = isCode || (quote && (isWhole(quote) || !quoted.isWhole));
  const reasons = {
    frequency: (WEIGHTS.score + (error ? ERROR_WEIGHTS.score : 0)) * score,
    'missing words': -WEIGHTS.missing * (1 - share(() => true)),
    'similar words':
      (-WEIGHTS.penalty * sum(found.map(({ match, weight }) => match!.penalty * weight))) / total,
    'words in the title':
      (error ? ERROR_WEIGHTS.title : 1) * WEIGHTS.inTitle * share(isIn(TITLE_FIELDS)),
    'words in keywords':
      WEIGHTS.inKeywords * share((term) => isIn(['keywords'])(term) && !isIn(TITLE_FIELDS)(term)),
    'words in headings': WEIGHTS.inHeadings * inHeadings,
    'documented name': documents(result, queryTerms) ? WEIGHTS.documented : 0,
    'similar title or phrase':
      (error ? ERROR_WEIGHTS.title : 1) * titleScore(section, queryTerms, squashed),
    level: error ? 0 : (WEIGHTS.level[section.depth] ?? 0) * Math.min(1, OFF_TITLE + inHeadings),
    'words as typed': error
      ? ERROR_WEIGHTS.asTyped * share(({ match }) => match!.penalty === 0)
      : 0,
    'error code': isCode && !isGeneral ? ERROR_WEIGHTS.code : 0,
    'error message': isGeneral ? 0 : quoteScore(quote),
    'error catalog': isExplained && isInCatalog(section) ? ERROR_WEIGHTS.catalog : 0,
    'version and library': WEIGHTS.pageRank * (section.pageRank - 100),
    links: WEIGHTS.links * Math.log2(1 + section.links),
    'words on the page': (WEIGHTS.onPage * weightOf(onPage.get(section.page)!)) / total,
    guide: section.library === null && (error || !isInCatalog(section)) ? WEIGHTS.guide : 0,
  };
  const rank = sum(Object.values(reasons));
  const quotedPart = quote?.part ?? (isCode ? 0 : undefined);
  const isInCode = found.some(({ fields }) => fields.has('code') && !fields.has('content'));
  const isInHeadings = inHeadings > 0.999;
  const names = queryTerms.filter(({ isName }) => isName).map(({ word }) => word);
  const terms = [...result.terms.keys()];
  const hasNames = names.every((name) => terms.some((term) => term.startsWith(name)));
  return {
    ...{ id, section, rank, isInHeadings, quotedPart, hasNames, reasons },
    missing: required.filter((_, index) => !result.words.includes(index)).map(({ word }) => word),
    isInCode: isInCode && !isInHeadings && quotedPart === undefined,
  };
}

function quoteScore(quote: Quote | undefined): number {
  if (!quote) return 0;
  const { quote: weight, all, start } = ERROR_WEIGHTS;
  return weight * quote.share + (isWhole(quote) ? all : 0) + start * quote.starts;
}

/** Returns the best match for a word of the query in a result, and the fields that contain it. */
export function matchTerm(queryTerm: QueryTerm, result: SectionMatch): TermMatch {
  let match: Match | undefined;
  const fields = new Set<Field>();
  for (const [term, termFields] of result.terms) {
    const candidate = queryTerm.matches.get(term);
    if (!candidate) continue;
    if (!match || candidate.weight > match.weight) match = candidate;
    for (const field of termFields) fields.add(field);
  }
  if (match || queryTerm.parts.length === 0) return { match, fields };
  const parts = queryTerm.parts.map((part) => matchTerm(part, result));
  if (parts.some((part) => part.match === undefined)) return { match, fields };
  const shared = [...parts[0]!.fields].filter((field) =>
    parts.every((part) => part.fields.has(field)),
  );
  const penalty = queryTerm.isName ? NAME_PARTS_PENALTY : PARTS_PENALTY;
  const worst = parts.map((part) => part.match!).reduce((a, b) => (a.weight < b.weight ? a : b));
  return {
    match: { ...worst, penalty: worst.penalty + penalty },
    fields: new Set(shared),
  };
}

/** True for the entry of a name in the query. It's an answer whatever else the query says about the name. */
export function documents(
  { section, terms }: SectionMatch,
  queryTerms: readonly QueryTerm[],
): boolean {
  if (section.depth > 1) return false;
  return queryTerms.some(({ isName, word }) => isName && terms.get(word)?.includes('names'));
}

/** The weight of each criterion for a title. */
const TITLE_WEIGHTS = {
  equal: 0.5,
  /** The factor for the similarity to a keyword instead of a title. */
  keyword: 0.8,
  /** For a query that equals a keyword. The first keyword counts most. */
  isKeyword: 0.3,
  asTyped: 0.26,
  begins: 0.375,
  coverage: 0.45,
  proximity: 0.15,
  /** For a query that's the start of a name, such as "supabase func" or "sel". */
  startsName: 0.45,
  /** The factor for everything but phrases, by level. Pages rank higher than their sections. */
  level: [0, 1, 0.5, 0.5, 0.4, 0.4, 0.4],
};

/** The maximum number of keywords of a page. */
const MAX_KEYWORDS = 6;

/**
 * Scores how well a query matches a section's title, names, keywords, and phrases. `query` is the squashed
 * text of the query.
 */
function titleScore(section: EngineSection, queryTerms: QueryTerm[], query: string): number {
  const { titles, keywords, phrases, names } = wordsOf(section);
  const best = (texts: Word[][], score: typeof similarity) =>
    Math.max(0, ...texts.map((text) => score(text, queryTerms)));
  const title = Math.max(
    best(titles, similarity),
    TITLE_WEIGHTS.keyword * best(keywords, similarity),
  );
  const index = keywords.findIndex(
    (item) =>
      item.length === queryTerms.length &&
      item.every(({ term }, at) => term === queryTerms[at]!.word),
  );
  const level = TITLE_WEIGHTS.level[section.depth] ?? 0;
  return (
    Math.max(level * title, best(phrases, phraseScore)) +
    (index < 0 ? 0 : level * TITLE_WEIGHTS.isKeyword * (1 - index / MAX_KEYWORDS)) +
    (names.includes(query) ? level * TITLE_WEIGHTS.asTyped : 0) +
    (query && names.some((name) => name.startsWith(query)) ? level * TITLE_WEIGHTS.startsName : 0)
  );
}

/** Reduces a text to its letters and digits, in lower case. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

interface TitleWords {
  titles: Word[][];
  keywords: Word[][];
  phrases: Word[][];
  /** The squashed title, names, and method names without their object. */
  names: string[];
}
const titleWords = new WeakMap<EngineSection, TitleWords>();

/** Returns the words of a section's title, names, and keywords. Caches them for the next query. */
function wordsOf(section: EngineSection): TitleWords {
  const cached = titleWords.get(section);
  if (cached) return cached;
  const { title } = section;
  const texts = [title, ...section.names];
  // Users search for either half of "select(): Read rows".
  const halves = title.includes(': ') ? title.split(': ') : [];
  const methods = section.names.map((name) => name.slice(name.lastIndexOf('.') + 1));
  const found = {
    titles: [...texts, ...halves, ...placesOf(section, title)].map(words),
    keywords: section.keywords.map(words),
    phrases: section.phrases.map(words),
    names: [...texts, ...methods].map(squash),
  };
  titleWords.set(section, found);
  return found;
}

/** The last URL segments of pages that introduce their section. */
const INTRODUCTIONS = new Set(['overview', 'start', 'introduction']);

/**
 * Returns other titles under which users look for a page: its area with its title ("Storage Access
 * control"), and the last segment of its URL. A page that introduces an area has the area's segment.
 */
function placesOf({ url, depth, hierarchy }: EngineSection, title: string): string[] {
  if (depth > 1) return [];
  const area = (hierarchy.lvl0 ?? '').replace(/ v\d+$/, '');
  const segments = url.split('/');
  const last = segments.pop() ?? '';
  const segment = INTRODUCTIONS.has(last) ? (segments.pop() ?? last) : last;
  // "auth" alone is the guide, not the list of its errors at /reference/errors/auth.
  const place = segments[1] === 'reference' ? `${segments.at(-1)} ${segment}` : segment;
  return [`${area} ${title}`, place];
}

/** Longer queries rarely equal a phrase, so a phrase that lacks words of the query counts less. */
const MISSING_WORDS_EXPONENT = 1.5;

/** Returns how well a phrase and the query cover each other, from 0 to 1. */
function phraseScore(phrase: Word[], queryTerms: QueryTerm[]): number {
  const required = queryTerms.filter(({ isRequired }) => isRequired);
  const terms = phrase.flatMap(termsOf);
  const inPhrase = required.map((term) => term.weight * (closeness(term, terms) ?? 0));
  const share = sum(inPhrase) / sum(required.map(({ weight }) => weight));
  return share === 0 ? 0 : share ** MISSING_WORDS_EXPONENT * coverage(phrase, queryTerms);
}

/** Returns 1 if one of the terms is the word as typed, and less for prefixes, stems, and typos. */
function closeness({ matches }: QueryTerm, terms: readonly string[]): number | undefined {
  const penalties = terms.flatMap((term) => matches.get(term)?.penalty ?? []);
  return penalties.length === 0 ? undefined : 1 - Math.min(1, ...penalties);
}

/** Returns how similar a title and the query are. */
function similarity(title: Word[], queryTerms: QueryTerm[]): number {
  if (!title.some((word) => wordShare(word, queryTerms) > 0)) return 0;
  const titleTerms = title.map(termsOf);
  // For each word of the query, the index of the first title word that it matches.
  const positions = queryTerms.map((queryTerm) =>
    titleTerms.findIndex((terms) => isMatchedBy(queryTerm, terms)),
  );
  const found = positions.filter((position) => position >= 0).length / queryTerms.length;
  if (found === 0) return 0;
  const covered = coverage(title, queryTerms);
  const adjacent = positions.filter(
    (position, index) => index > 0 && position === positions[index - 1]! + 1,
  );
  const terms = titleTerms.flat();
  const asTyped = () => Math.min(...queryTerms.map((term) => closeness(term, terms) ?? 1));
  return (
    TITLE_WEIGHTS.coverage * covered * found +
    (queryTerms.length > 1
      ? (TITLE_WEIGHTS.proximity * adjacent.length) / (queryTerms.length - 1)
      : 0) +
    (found === 1 && positions[0] === 0 ? TITLE_WEIGHTS.begins : 0) +
    (found === 1 && covered === 1 ? TITLE_WEIGHTS.equal * asTyped() : 0)
  );
}

/** Returns how much of a text's significant words the query covers, from 0 to 1. */
function coverage(text: Word[], queryTerms: QueryTerm[]): number {
  const significant = text.filter(({ term }) => isSignificant(term));
  const counted = significant.length > 0 ? significant : text;
  return sum(counted.map((word) => wordShare(word, queryTerms))) / counted.length;
}

/** The results of `termShare` for the current query. */
const shares = new WeakMap<QueryTerm[], Map<string, number>>();

/** Returns how much of a term the query covers, from 0 to 1. */
function termShare(term: string, queryTerms: QueryTerm[]): number {
  const cache = shares.get(queryTerms) ?? new Map<string, number>();
  shares.set(queryTerms, cache);
  let share = cache.get(term);
  if (share === undefined) {
    share = 0;
    for (const { word, matches } of queryTerms.flatMap((item) => [item, ...item.parts])) {
      const match = matches.get(term);
      if (!match) continue;
      share = Math.max(share, match.isPrefix ? Math.min(1, word.length / term.length) : 1);
    }
    cache.set(term, share);
  }
  return share;
}

/** Returns how much of a title word the query covers, from 0 to 1. */
function wordShare({ term, parts }: Word, queryTerms: QueryTerm[]): number {
  const whole = termShare(term, queryTerms);
  if (parts.length === 0) return whole;
  const inParts = sum(parts.map((part) => termShare(part.term, queryTerms))) / parts.length;
  return Math.max(whole, inParts);
}

/** Returns the sum of numbers. */
function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
