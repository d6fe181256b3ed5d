/** `C#` and `C++` are words, too. */
const LETTERS =
  /(?<![\p{L}\p{N}])\p{L}(?:#|\+\+)(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[._'’-]+[\p{L}\p{N}]+)*/u;
/** An operator, such as `->>`, between spaces, brackets, or quotes. */
const OPERATOR =
  /(?<![^\s('"`[{])(?::[:=*]|(?!--|\/\/)[!#$%&*+\-/<=>?@^|~]{2,4})(?=[)'"`\]},.;:]{0,3}(?:\s|$))/u;
/** Characters that are an operator only if they're the whole line, and otherwise punctuation. */
const OPERATOR_LINE = /^(?:\.{3}|[!#$%&*+\-/<=>?@^|~])(?= *$)/u;
const COMPOUND = new RegExp(
  [LETTERS, OPERATOR, OPERATOR_LINE].map(({ source }) => source).join('|'),
  'gmu',
);
const RUN = /[\p{L}\p{N}]+/gu;
const ASCII = /^[a-z0-9]+$/i;
/** Matches operators, and words without separators or camel case, which don't have parts. */
const SIMPLE = /^(?:\p{L}[#+]+|[A-Z]?[a-z0-9]+|[A-Z0-9]+|[^\p{L}\p{N}]+)$/u;
/** In "the user's session". */
const GENITIVE = /['’]s$/;
/** The boundaries in camel case: maybe|Single, JSON|Path. */
const CASE_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Shorter names in examples aren't indexed. */
export const MIN_NAME_LENGTH = 3;

/** Words that are too common to search for. */
const STOP_WORDS = new Set(
  (
    'a always an and any are arent as at be because been both but by can cannot cant could couldnt did didnt ' +
    'do does doesnt dont each for from had has hasnt have havent how i if in into is isnt it its itself just ' +
    'me my no not of on or other our same should shouldnt so some still such than that the their them then ' +
    'there these they this those to until use using was wasnt we were werent what when where which while who ' +
    'why will with wont would wouldnt you your yourself'
  )
    .split(' ')
    .map(singular),
);

/** A word that's on every page. */
const SITE_WORD = 'supabase';

/** A normalized run of letters and digits, or an operator, and its position in the text. */
export interface Part {
  term: string;
  /** In code units, like `end`. */
  start: number;
  end: number;
}

/** A word as a whole (`maybeSingle` → maybesingle, `next.js` → nextjs), and its parts. */
export interface Word extends Part {
  /** The parts of a compound word, such as maybe and single; empty for a simple word. */
  parts: Part[];
}

/** True for words that are too common to search for, like "the". */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** False for words that results don't have to contain: stop words, single letters, "supabase". */
export function isSignificant(word: string): boolean {
  return word.length > 1 && word !== SITE_WORD && !isStopWord(word);
}

/** True for a word that's an operator, such as `->>`. */
export function isOperator(word: string): boolean {
  return !/[\p{L}\p{N}]/u.test(word);
}

/** Splits a text into words and operators. */
export function words(text: string): Word[] {
  return [...text.matchAll(COMPOUND)].map(({ 0: raw, index }) => wordAt(raw, index));
}

/** Returns the word with these characters. `start` is its position in the text. */
function wordAt(text: string, start: number): Word {
  const end = start + text.length;
  const raw = text.replace(GENITIVE, '').replace(/['’]/g, '');
  if (SIMPLE.test(raw)) return { term: normalizeWord(raw), start, end, parts: [] };
  const parts = [...raw.matchAll(RUN)].flatMap((run) => splitCase(run[0], start + run.index));
  const term = normalizeWord(
    parts.map((part) => raw.slice(part.start - start, part.end - start)).join(''),
  );
  const longParts = parts.length > 1 ? parts.filter((part) => part.term.length > 1) : [];
  return { term, start, end, parts: longParts };
}

/** Splits camel case: `maybeSingle` → maybe, Single. `position` is the run's start in the text. */
function splitCase(run: string, position: number): Part[] {
  let start = position;
  return run.split(CASE_BOUNDARY).map((raw) => {
    const part = { term: normalizeWord(raw), start, end: start + raw.length };
    start = part.end;
    return part;
  });
}

/** Caches the terms of words, because most words of a text are also in others. */
const termsCache = new Map<string, string[]>();
const MAX_CACHED_WORDS = 50_000;

/** Returns the terms to index a text by, and how often they occur: each word as a whole and in parts. */
export function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  forEachTerm(text, (term) => counts.set(term, (counts.get(term) ?? 0) + 1));
  return counts;
}

/** Calls a function with each term to index a text by, in the order of the text. */
export function forEachTerm(text: string, use: (term: string) => void): void {
  for (const raw of text.match(COMPOUND) ?? []) cachedTerms(raw).forEach(use);
}

function cachedTerms(raw: string): string[] {
  const cached = termsCache.get(raw);
  if (cached) return cached;
  const found = termsOf(wordAt(raw, 0));
  if (termsCache.size >= MAX_CACHED_WORDS) termsCache.clear();
  termsCache.set(raw, found);
  return found;
}

/** Returns the term of a word as a whole, and the terms of its parts. */
export function termsOf({ term, parts }: Word): string[] {
  return [term, ...parts.map((part) => part.term)];
}

/**
 * Maximum length of a term. Longer words are rare names, which readers find by their beginning, or
 * data such as keys, which would fill the index.
 */
export const MAX_TERM_LENGTH = 40;

/**
 * Normalizes a word to lower case, without accents, in the singular. Cuts long words.
 */
export function normalizeWord(word: string): string {
  const letters = ASCII.test(word) ? word : withoutAccents(word);
  const plain = letters.toLowerCase().slice(0, MAX_TERM_LENGTH);
  return singular(plain);
}

/** Returns a word without accents, in upper case, which also replaces letters such as ı and ß. */
function withoutAccents(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is|gres)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  // "branches", "indexes", and "addresses", but not "caches".
  if (/(?:[^aeiou]ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
