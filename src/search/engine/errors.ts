import {
  askedError,
  errorSignature,
  FUNCTION_ARGUMENTS,
  mentionsFailure,
  withoutVariables,
} from '../../lib/error-signature';
import { ERROR_CATALOG } from '../../lib/paths';
import type { EngineSection } from './sections';
import { isSignificant, words } from './tokens';

/** Codes look like `PGRST116`, `42P01`, `otp_expired`, `WORKER_LIMIT`, or `InvalidKey`. */
const CODE =
  /^(?:PGRST[\dX]\d\d|(?=\w*\d)[\dA-Z]{5}|[A-Za-z\d]+(?:_[A-Za-z\d]+)+|(?:[A-Z]+[a-z\d]+)+[A-Z]+[a-z\d]*)(?=:?(?:\s|$))/;
/** The class of an error says more than other words with capital letters. */
const CLASS = /(?:error|exception)$/;
/** JSON, an error's class in front of its message, a system error with its address, or a request's host. */
const PRINTED =
  /^\{|\{["']?\w+["']?:|(?:Error|ERROR|FATAL|Exception)(?::\s|\()|\b(?:connect|getaddrinfo|lookup|read) E[A-Z]+ |\bfetch \(\S+\)$|\(SQLSTATE \w{5}\)$/;
/** Shorter messages are topics as well: "not found". */
const MIN_MESSAGE_WORDS = 3;
/** Queries with at least this many words can be messages, even if they don't mention a failure. */
const MIN_QUOTE_WORDS = 4;

/** `relation "cities" does not exist` */
const QUOTED_NAME = /(?<!\w)(?:"[^"]*"|'[^']*'|`[^`]*`)(?!\w)/g;
/** In front of a message that several services have. */
const PRODUCT = /^storage (?=\S+ \S)/;

/** What identifies an error in a query. */
export interface ErrorQuery {
  /** The normalized code at the start of the query, if there is one. */
  code: string | undefined;
  /** The words after the code, as `plainWords` returns them. */
  message: readonly string[];
  /** The same without names in quotes. */
  general: readonly string[];
  /** The words of the error in a query that's a printed one, such as JSON. */
  signature?: readonly string[] | undefined;
  /** True if it mentions a failure. */
  isFailure: boolean;
  /** True if it's only an error if the site quotes all of it. */
  isUncertain: boolean;
}

/** Reads a query that can be the code and the message of an error. Returns undefined for any other query. */
export function readErrorQuery(
  query: string,
  sections: readonly EngineSection[] = [],
): ErrorQuery | undefined {
  const isPrinted = PRINTED.test(query) || askedError(query) !== undefined;
  const text = (isPrinted ? errorSignature(query) : query).replace(FUNCTION_ARGUMENTS, '');
  const signature = isPrinted ? plainWords(text).split(' ') : undefined;
  const spaced = codeIn(text, sections);
  if (spaced) {
    return { code: spaced, message: [], general: [], isFailure: true, isUncertain: false };
  }
  const code = CODE.exec(text)?.[0];
  const rest = text.slice(code?.length ?? 0).replace(/^\s+error:\s/i, ' ');
  const isCode = plainWords(rest) === '';
  const [message, unquoted] = [rest, rest.replace(QUOTED_NAME, ' ')].map((part) =>
    plainWords(isCode ? text : part)
      .replace(PRODUCT, '')
      .split(' ')
      .filter(Boolean),
  ) as [string[], string[]];
  const hasNames = unquoted.length >= MIN_WORDS && unquoted.length < message.length;
  const general = hasNames ? unquoted : message;
  if (code !== undefined) {
    return {
      code: plainWords(code),
      ...{ message, general, signature },
      isFailure: isCode || mentionsFailure(rest),
      isUncertain: isCode,
    };
  }
  const count = words(text).filter(({ term }) => isSignificant(term)).length;
  const isFailure = isPrinted || mentionsFailure(text);
  const isUncertain = count < MIN_MESSAGE_WORDS || !isFailure;
  const isMessage = count >= (isFailure ? 2 : MIN_QUOTE_WORDS);
  return isMessage
    ? { code: undefined, message, general, signature, isFailure, isUncertain }
    : undefined;
}

const squashedCodes = new WeakMap<readonly EngineSection[], ReadonlyMap<string, string>>();

/** Returns the code of the catalog that a query is, apart from spaces: `otp expired`. */
function codeIn(text: string, sections: readonly EngineSection[]): string | undefined {
  if (!/^\w+(?: \w+)+$/.test(text)) return undefined;
  let found = squashedCodes.get(sections);
  if (!found) {
    const catalog = sections.filter((section) => section.depth > 1 && isInCatalog(section));
    const all = catalog.flatMap((section) => [...codesOf(section)]);
    found = new Map(all.map((code) => [code.replaceAll('_', ''), code]));
    squashedCodes.set(sections, found);
  }
  return found.get(text.replaceAll(' ', '').toLowerCase());
}

/** True for the section of a code: its heading is the code, or starts with it. */
export function explainsCode(section: EngineSection, { code }: Pick<ErrorQuery, 'code'>): boolean {
  if (code === undefined || section.depth === 1) return false;
  return codesOf(section).has(code);
}

const codes = new WeakMap<EngineSection, ReadonlySet<string>>();

/**
 * Returns the codes in a heading: "42501: insufficient privilege", or "NOT_FOUND, NOT_FOUND_FUNCTION_BLOB". In a
 * sentence, it's the anchor: "Channel status `TIMED_OUT`".
 */
function codesOf(section: EngineSection): ReadonlySet<string> {
  let found = codes.get(section);
  if (!found) {
    const parts = section.title.replace(/:.*/, '').split(/,\s*/);
    const isList = parts.every((part) => !part.includes(' '));
    const anchor = section.url.replace(/^[^#]*#?/, '');
    const isInTitle = anchor.includes('_') && section.title.toLowerCase().includes(anchor);
    found = new Set(isList ? parts.map((part) => plainWords(part)) : isInTitle ? [anchor] : []);
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
   * 1 if the text and the message start with the same word, and less if the row is for this message among others.
   * If it's 0, it might explain another error.
   */
  starts: number;
}

const MAX_PARTIAL_SHARE = 0.99;
/** True if a quote contains all of the message in the same order. */
export const isWhole = ({ share }: Pick<Quote, 'share'>) => share > MAX_PARTIAL_SHARE;

/** Codes in the first cell of a row: `42P01 (404)`, or `26000, 42P05`. */
const CODES = /^\w+(?:, \w+)*(?: \(\d+\))?$/;
/** The start of a section in the catalog of errors contains the messages. A code of Postgres has several. */
const START_LENGTH = 800;
/** Quotes with a smaller share of a message are from another one. */
const MIN_SHARE = 0.7;
const MIN_WORDS = 3;
/** How much a row that's for a message among others counts, compared with one that starts with it. */
const AMONG_OTHERS = 0.8;
/** Shorter parts of messages are in others as well. In letters. */
const MIN_PART_LENGTH = 20;
/** Shorter messages are searched as a whole. In characters. */
const LONG_MESSAGE = 60;
/** Of a long message that no row contains. */
const MAX_UNKNOWN_WORDS = 12;
/** How much it counts that words are next to each other. The rest is for words anywhere in the text. */
const IN_ORDER = 0.7;
/** The share of a message with a word that varies. A text with this word is closer. */
export const SHARE_WITH_GAP = 0.995;

/** True for a section of a page in the catalog of errors. */
export const isInCatalog = ({ url }: EngineSection): boolean => url.startsWith(`${ERROR_CATALOG}/`);

/** Lists the rows in tables of errors, and the sections in the catalog of errors. */
export function listErrors(
  sections: readonly EngineSection[],
  texts: readonly (readonly string[])[],
): ErrorsFile {
  return texts.flatMap((parts, section) => {
    const isCode = sections[section]!.depth > 2 && isInCatalog(sections[section]!);
    return parts.flatMap((text, part): ErrorsFile => {
      const [first = '', cause] = text.split('\n');
      if (cause === undefined && !isCode) return [];
      const cells =
        cause === undefined
          ? [text.slice(0, START_LENGTH)]
          : // In a row for a code, the cause starts with the message.
            CODES.test(first)
            ? [`${cause} ${first}`]
            : [first, isCode ? cause : ''];
      const plain = cells.map((cell) => plainWords(withoutVariables(cell.replace(NAME, GAP)), GAP));
      return [[section, part, plain.join(CELL)]];
    });
  });
}

/** What sections quote of a message, and the words of the message that they explain. */
export interface Quotes {
  of: ReadonlyMap<number, Quote>;
  explained: ReadonlySet<string>;
}

/**
 * Returns the best quote of a message in each section that has at least half of it. If no row is about the names in
 * the message, they don't count. If no row has most of a long message, only the longest part
 * that a row has counts.
 */
export function quotesOf(
  errors: ErrorsFile,
  { code, message, general, isFailure, isUncertain }: ErrorQuery,
  sections: readonly EngineSection[],
): Quotes {
  const exact = quotesIn(errors, message, sections);
  if (code !== undefined && message.length < MIN_QUOTE_WORDS) {
    // The code says more than a short message among others.
    for (const quote of exact.of.values()) if (quote.starts < 1) quote.starts = 0;
  }
  if (exact.isExact) return exact;
  const withoutNames = message === general ? exact : quotesIn(errors, general, sections, true);
  // A row about the names has more of the message.
  const found = [withoutNames, exact].sort((a, b) => shareOf(b) - shareOf(a))[0]!;
  const isClass = code !== undefined && CLASS.test(code);
  if (
    code !== undefined &&
    isFailure &&
    (!isUncertain || isClass) &&
    shareOf(found) < SHARE_WITH_GAP
  ) {
    const isRow = (section: number, start: string) =>
      start.startsWith(`${code} `) && isInCatalog(sections[section]!);
    const rows = errors.filter(([section, , start]) => isRow(section, start));
    if (rows.length > 0 && !sections.some((section) => explainsCode(section, { code }))) {
      const quote = { share: isClass ? 1 : SHARE_WITH_GAP, starts: 1 };
      return {
        ...found,
        of: new Map(rows.map(([section, part]) => [section, { ...quote, part }])),
      };
    }
  }
  if (found.of.size > 0) return found;
  const isKnown = (word: string) =>
    errors.some(([, , start]) => ` ${start} `.includes(` ${word} `));
  const { length } = general.join(' ');
  const isLong = length >= LONG_MESSAGE && !isUncertain;
  const part = isLong || isMost(found.part, length) ? found.part : undefined;
  return {
    of: part && !isUncertain ? quotesIn(errors, part, sections).of : found.of,
    explained: new Set(
      isLong
        ? (part ?? general.slice(0, MAX_UNKNOWN_WORDS))
        : message.filter((word) => general.includes(word) || isKnown(word)),
    ),
  };
}

/** How much of a message its best quote has, and otherwise, the longest part in a quote. */
const shareOf = ({ of, part = [] }: PartialQuotes) =>
  Math.max(part.join('').length / 1000, ...[...of.values()].map(({ share }) => share));

const isMost = (part: readonly string[] = [], length: number) => 2 * part.join(' ').length > length;

interface PartialQuotes extends Quotes {
  /** True if a row starts with the message, including its names. */
  isExact?: boolean;
  /** The longest part of the message that a row has. */
  part?: readonly string[] | undefined;
}

function quotesIn(
  errors: ErrorsFile,
  message: readonly string[],
  sections: readonly EngineSection[],
  isGeneral = false,
): PartialQuotes {
  const of = new Map<number, Quote>();
  // Fewer words are a topic, unless they're a name such as `redirect_uri_mismatch`, or an error starts with them.
  const isName = message.length === 1 && message[0]!.split('_').length >= MIN_WORDS;
  const isTopic = message.length < MIN_WORDS && !isName;
  if (message.length < MIN_WORDS - 1 && !isName) return { of, explained: new Set(message) };
  // Comparing takes too long for rows that have few of the words.
  const spaced = message.map((word) => ` ${word} `);
  const minimum = Math.min(spaced.join('').length / 2, MIN_PART_LENGTH);
  let best: { share: number; start: string } | undefined;
  let longest = { length: MIN_PART_LENGTH - 1, end: 0, count: 0 };
  for (const [section, part, start] of errors) {
    const text = ` ${start} `;
    const common = spaced.reduce((sum, word) => sum + (text.includes(word) ? word.length : 0), 0);
    if (common < minimum) continue;
    const phrase = `${message.join(' ')} `;
    const isPart = isInCatalog(sections[section]!) && text.includes(` ${phrase}`);
    if (isTopic && !isPart && !startsWith(start, phrase)) continue;
    const { share: compared, ...run } = compare(text, message);
    // The row might be about a name that isn't in the message.
    const share = isGeneral && !text.includes(GAP) ? compared * SHARE_WITH_GAP : compared;
    if (run.length > longest.length) longest = run;
    if (share >= MIN_SHARE && share > (of.get(section)?.share ?? 0)) {
      const [cell = '', ...others] = start.split(CELL);
      const isInCell = others.length > 0 && isWhole(compare(` ${cell} `, message));
      const starts = startsWith(start, message[0]!) ? 1 : isInCell ? AMONG_OTHERS : 0;
      of.set(section, { part, share, starts });
      // Outside the catalog, names are those of the page's examples.
      const isBest = starts > 0 && isWhole({ share }) && isInCatalog(sections[section]!);
      if (isBest && share > (best?.share ?? 0)) best = { share, start };
    }
  }
  const isExact = best !== undefined && best.share > SHARE_WITH_GAP;
  if (isExact) {
    // Another row is about the name in the message.
    for (const quote of [...of.values()].filter(({ share }) => share <= SHARE_WITH_GAP)) {
      Object.assign(quote, { share: MIN_SHARE, starts: 0 });
    }
  }
  const isKnown = (word: string) =>
    errors.some(([, , start]) => ` ${start} `.includes(` ${word} `));
  const explained = message.filter((word) => !best || isKnown(word));
  const { end, count } = longest;
  const part = count >= MIN_WORDS ? message.slice(end - count, end) : undefined;
  return { of, explained: new Set(explained), isExact, part };
}

/** True for a word of an error that the quotes don't explain, such as a name, or that was printed around it. */
export function isOther(
  word: string,
  { message, signature }: ErrorQuery,
  { explained }: Quotes,
): boolean {
  const isPrinted = (part: string) => signature !== undefined && !signature.includes(part);
  const parts = plainWords(word).split(' ');
  return parts.every((part) => (message.includes(part) ? !explained.has(part) : isPrinted(part)));
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
    .replace(/…(?: …)+/g, GAP)
    .trim();
}

/**
 * Returns how much of a message is in a text. Long words count more than short ones. A gap can be any words or none.
 * Also returns the longest part that's in the text: its letters, the word after it, and the number of its words.
 */
function compare(text: string, message: readonly string[]) {
  let total = 0;
  let found = 0;
  let inGaps = 0;
  let longest = NO_PART;
  let part = NO_PART;
  let run = '';
  let share = 1;
  const hasGap = text.includes(GAP);
  const continues = (next: string) => text.includes(`${next} `);
  // More than one word only if the text ends with the gap, or continues after it with a word of the message.
  const isGap = (next: string, index: number) =>
    continues(next) &&
    (next !== run ||
      /^ (?:\n|$)/.test(text.slice(text.indexOf(next) + next.length)) ||
      message.slice(index + 1).some((later) => continues(`${next} ${later}`)));
  message.forEach((word, index) => {
    // The end of a long message is often cut.
    const isCut =
      index === message.length - 1 && !continues(` ${word}`) && text.includes(` ${word}`);
    const isFound = isCut || continues(` ${word}`);
    if (isCut) share = SHARE_WITH_GAP;
    let longer: string | undefined;
    if (run && (isFound || hasGap)) {
      const withGap = run.endsWith(GAP) ? run : `${run} ${GAP}`;
      longer = [`${run} ${word}`, `${withGap} ${word}`].find(
        (next) => isFound && (continues(next) || (isCut && text.includes(next))),
      );
      if (longer === undefined && hasGap && isGap(withGap, index)) {
        run = withGap;
        share = SHARE_WITH_GAP;
        inGaps += word.length;
        part = { ...part, count: part.count + 1 };
        return;
      }
    }
    total += word.length;
    if (isFound) found += word.length;
    const { length, count } = longer === undefined ? NO_PART : part;
    run = longer ?? (isFound ? ` ${word}` : '');
    part = run ? { length: length + word.length, end: index + 1, count: count + 1 } : NO_PART;
    if (part.length > longest.length) longest = part;
  });
  // Otherwise, `error: …` would be the start of any message.
  if (inGaps > total) total += inGaps;
  const inOrder = IN_ORDER * longest.length + (1 - IN_ORDER) * found;
  return { ...longest, share: total === 0 ? 0 : (share * inOrder) / total };
}

const NO_PART = { length: 0, end: 0, count: 0 };
