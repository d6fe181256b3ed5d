const COMPOUND = /[\p{L}\p{N}]+(?:[._'’-]+[\p{L}\p{N}]+)*/gu;
const RUN = /[\p{L}\p{N}]+/gu;
const ASCII = /^[a-z0-9]+$/i;
/** A word that certainly has no parts. */
const SIMPLE = /^(?:[A-Z]?[a-z0-9]+|[A-Z0-9]+)$/;
/** Where camel case begins a new word: maybe|Single, JSON|Path. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Words that say little: no text is found by them alone, and a query does not insist on them. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be but by can do does for from has have how i if in into is it its me my ' +
    'no not of on or our should so that the their then there this to use using was we what when ' +
    'where which while why will with you your'
  ).split(' '),
);

/** Stands on every page. */
const SITE_WORD = 'supabase';

/** Spellings that mean the same word. */
const SAME = new Map([
  ['postgresql', 'postgres'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['login', 'signin'],
  ['logout', 'signout'],
]);

/** A run of letters and digits in a text, in its normal form. */
export interface Part {
  term: string;
  /** Place in the text, in code units. */
  start: number;
  end: number;
}

/** A word of a text as a whole (`maybeSingle` → maybesingle, `next.js` → nextjs) and in parts. */
export interface Word extends Part {
  /** maybe, single; empty for a simple word. */
  parts: Part[];
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** False for words that stand everywhere: nothing is found by them alone, and nothing must have them. */
export function saysMuch(word: string): boolean {
  return word.length > 1 && word !== SITE_WORD && !isStopWord(word);
}

/** The words of a text, in order. */
export function words(text: string): Word[] {
  return [...text.matchAll(COMPOUND)].map(({ 0: raw, index }) => {
    const end = index + raw.length;
    if (SIMPLE.test(raw)) return { term: normalize(raw), start: index, end, parts: [] };
    const parts = [...raw.matchAll(RUN)].flatMap((run) => humps(run[0], index + run.index));
    const term = normalize(
      parts.map((part) => raw.slice(part.start - index, part.end - index)).join(''),
    );
    const isCompound = parts.length > 1;
    return { term, start: index, end, parts: isCompound ? parts.filter(isLong) : [] };
  });
}

/** The parts of a run of letters that has no separator: `maybeSingle` → maybe, Single. */
function humps(run: string, at: number): Part[] {
  let start = at;
  return run.split(HUMP).map((raw) => {
    const part = { term: normalize(raw), start, end: start + raw.length };
    start = part.end;
    return part;
  });
}

function isLong({ term }: Part): boolean {
  return term.length > 1;
}

/** The terms under which a text is found: every word whole and in parts. */
export function terms(text: string): string[] {
  return words(text).flatMap(({ term, parts }) => [term, ...parts.map((part) => part.term)]);
}

/** One form for the spellings of a word: lower case, no accents, singular. */
export function normalize(word: string): string {
  const plain = (ASCII.test(word) ? word : unaccented(word)).toLowerCase();
  return SAME.get(plain) ?? singular(plain);
}

function unaccented(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '');
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}
