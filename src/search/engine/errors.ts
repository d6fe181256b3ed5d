import { FUNCTION_ARGUMENTS, mentionsFailure, withoutVariables } from '../../lib/error-signature';
import { ERROR_CATALOG } from '../../lib/paths';
import type { EngineSection } from './sections';
import { isSignificant, words } from './tokens';

/** Codes look like `PGRST116`, `42P01`, `otp_expired`, `WORKER_LIMIT`, or `InvalidKey`. */
const CODE =
  /^(?:PGRST[\dX]\d\d|(?=\w*\d)[\dA-Z]{5}|[A-Za-z\d]+(?:_[A-Za-z\d]+)+|(?:[A-Z]+[a-z\d]+){2,})(?=:?(?:\s|$))/;
/** Shorter messages are topics as well: "not found". */
const MIN_MESSAGE_WORDS = 3;
/** Queries with at least this many words can be messages, even if they don't mention a failure. */
const MIN_QUOTE_WORDS = 4;

/** In front of a message that several services have. */
const PRODUCT = /^storage (?=\S+ \S+ )/;

/** What identifies an error in a query. */
export interface ErrorQuery {
  /** The normalized code at the start of the query, if there is one. */
  code: string | undefined;
  /** The words after the code, as `plainWords` returns them. */
  message: readonly string[];
  /** True if it's only an error if the site quotes all of it. */
  isUncertain: boolean;
}

/** Reads a query that can be the code and the message of an error. Returns undefined for any other query. */
export function readErrorQuery(query: string): ErrorQuery | undefined {
  const text = query.replace(FUNCTION_ARGUMENTS, '');
  const code = CODE.exec(text)?.[0];
  const rest = plainWords(text.slice(code?.length ?? 0));
  const message = (rest || plainWords(text)).replace(PRODUCT, '').split(' ').filter(Boolean);
  if (code !== undefined) return { code: words(code)[0]?.term, message, isUncertain: !rest };
  const count = words(text).filter(({ term }) => isSignificant(term)).length;
  const isUncertain = count < MIN_MESSAGE_WORDS || !mentionsFailure(text);
  const isMessage = count >= (mentionsFailure(text) ? 2 : MIN_QUOTE_WORDS);
  return isMessage ? { code: undefined, message, isUncertain } : undefined;
}

/** True for the section of a code: its heading is the code, or starts with it. */
export function explainsCode(section: EngineSection, { code }: ErrorQuery): boolean {
  if (code === undefined || section.depth === 1) return false;
  return codesOf(section).has(code);
}

const codes = new WeakMap<EngineSection, ReadonlySet<string>>();

/** Returns the codes in a heading: "42501: insufficient privilege", or "NOT_FOUND, NOT_FOUND_FUNCTION_BLOB". */
function codesOf(section: EngineSection): ReadonlySet<string> {
  let found = codes.get(section);
  if (!found) {
    const parts = section.title.replace(/:.*/, '').split(/,\s*/);
    found = new Set(
      parts.filter((part) => !part.includes(' ')).map((part) => words(part)[0]?.term ?? ''),
    );
    codes.set(section, found);
  }
  return found;
}

/** Stands for words that vary in the errors that the site explains. */
const GAP = '…';
/** A name that varies. If a message contains the platform's own name there, it's not removed. */
const NAME = /(["'])…\1/g;
/** Between the cells of a row, so that a quote is from one of them. */
const CELL = ' \n ';

/** The errors that the site explains: the section, the part of its text, and the start of the part. */
export type ErrorsFile = [section: number, part: number, start: string][];

/** Where a section quotes an error message. */
export interface Quote {
  part: number;
  /** From 0 for none of the message to 1 for all of it in the same order. */
  share: number;
  /**
   * True if the text and the message start with the same word, or the row is for this message among others.
   * Otherwise, it might explain another error.
   */
  isStart: boolean;
}

const MAX_PARTIAL_SHARE = 0.99;
/** True if a quote contains all of the message in the same order. */
export const isWhole = ({ share }: Pick<Quote, 'share'>) => share > MAX_PARTIAL_SHARE;

/** Codes and a status in the first cell of a row: `42P01 (404)`, or `26000, 42P05`. */
const CODES = /^\w+(?:, \w+)*(?: \(\d+\))?$/;
/** The start of a section in the catalog of errors contains the messages. A code of Postgres has several. */
const START_LENGTH = 800;
/** Quotes with a smaller share of a message are from another one. */
const MIN_SHARE = 0.7;
const MIN_WORDS = 3;
/** How much it counts that words are next to each other. The rest is for words anywhere in the text. */
const IN_ORDER = 0.7;
/** The share of a message with a word that varies. A text with this word is closer. */
const SHARE_WITH_GAP = 0.995;

/** Lists the rows in tables of errors, and the sections in the catalog of errors. */
export function listErrors(
  sections: readonly EngineSection[],
  texts: readonly (readonly string[])[],
): ErrorsFile {
  return texts.flatMap((parts, section) => {
    const { url, depth } = sections[section]!;
    const isInCatalog = depth > 2 && url.startsWith(`${ERROR_CATALOG}/`);
    return parts.flatMap((text, part): ErrorsFile => {
      const [first = '', cause] = text.split('\n');
      if (cause === undefined && !isInCatalog) return [];
      const cells =
        cause === undefined
          ? [text.slice(0, START_LENGTH)]
          : // In a row for a code, the cause starts with the message.
            CODES.test(first)
            ? [`${cause} ${first}`]
            : [first, isInCatalog ? cause : ''];
      const plain = cells.map((cell) => plainWords(withoutVariables(cell.replace(NAME, GAP)), GAP));
      return [[section, part, plain.join(CELL)]];
    });
  });
}

/** Returns the best quote of a message in each section that has at least half of it. */
export function quotesOf(errors: ErrorsFile, message: readonly string[]): Map<number, Quote> {
  const quotes = new Map<number, Quote>();
  // Fewer words are a topic, unless they're a name such as `redirect_uri_mismatch`, or an error starts with them.
  const isName = message.length === 1 && message[0]!.split('_').length >= MIN_WORDS;
  const isTopic = message.length < MIN_WORDS && !isName;
  if (message.length < MIN_WORDS - 1 && !isName) return quotes;
  for (const [section, part, start] of errors) {
    if (isTopic && !startsWith(start, `${message.join(' ')} `)) continue;
    const share = shareOf(` ${start} `, message);
    if (share >= MIN_SHARE && share > (quotes.get(section)?.share ?? 0)) {
      const [cell = '', ...others] = start.split(CELL);
      const isInCell = others.length > 0 && isWhole({ share: shareOf(` ${cell} `, message) });
      quotes.set(section, { part, share, isStart: isInCell || startsWith(start, message[0]!) });
    }
  }
  const all = [...quotes.values()];
  if (all.some(({ share, isStart }) => share > SHARE_WITH_GAP && isStart)) {
    // Another row is about the name in the message.
    for (const quote of all.filter(({ share }) => share === SHARE_WITH_GAP)) {
      Object.assign(quote, { share: MAX_PARTIAL_SHARE, isStart: false });
    }
  }
  return quotes;
}

/** True if a row starts with a text, apart from words that vary. */
const startsWith = (start: string, text: string) =>
  `${start.replaceAll(`${GAP} `, '')} `.startsWith(text);

/**
 * Returns a text in lower case, without punctuation, and with `gap` for each word that varies. Names with
 * underscores stay in one piece.
 */
function plainWords(text: string, gap = ''): string {
  return text
    .replace(/[\w%-]{0,64}…[\w./-]*/g, ` ${gap} `)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_…]+/gu, ' ')
    .trim();
}

/** Returns how much of a message is in a text. Long words count more than short ones. A gap can be any word or none. */
function shareOf(text: string, message: readonly string[]): number {
  let total = 0;
  let found = 0;
  let longest = 0;
  let run = '';
  let share = 1;
  const continues = (next: string) => text.includes(`${next} `);
  for (const word of message) {
    const isFound = continues(` ${word}`);
    const withGap = `${run} ${GAP}`;
    const longer = [`${run} ${word}`, `${withGap} ${word}`].find(continues);
    if (longer === undefined && run && continues(withGap)) {
      run = withGap;
      share = SHARE_WITH_GAP;
      continue;
    }
    total += word.length;
    if (isFound) found += word.length;
    run = longer ?? (isFound ? ` ${word}` : '');
    longest = Math.max(longest, run.replace(/[ …]/g, '').length);
  }
  return total === 0 ? 0 : (share * (IN_ORDER * longest + (1 - IN_ORDER) * found)) / total;
}
