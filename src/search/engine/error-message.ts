import { withoutVariables } from '../../lib/error-signature';
import { ERROR_CATALOG } from '../../lib/paths';
import type { EngineSection } from './sections';

/**
 * The errors that the site explains: the section, the part of its text, the start of the part, and the number of
 * words in it that vary.
 */
export type ErrorsFile = [section: number, part: number, start: string, gaps: number][];

/** Where a section quotes an error message. */
export interface Quote {
  part: number;
  /** From 0 for none of the message to 1 for all of it in the same order. */
  share: number;
  /** True if the text and the message start with the same word. Otherwise, it might explain another error. */
  isStart: boolean;
}

/** True if a quote contains all of the message in the same order. */
export const isWhole = ({ share }: Quote) => share > 0.99;

/** The start of a section in the catalog of errors contains the message. */
const START_LENGTH = 200;
/** Quotes with a smaller share of a message are from another one. */
const MIN_SHARE = 0.7;
const MIN_WORDS = 3;
/** How much it counts that words are next to each other. The rest is for words anywhere in the text. */
const IN_ORDER = 0.7;

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
      const start =
        cause === undefined ? text.slice(0, START_LENGTH) : `${first} ${isInCatalog ? cause : ''}`;
      return cause === undefined && !isInCatalog
        ? []
        : [[section, part, plainWords(withoutVariables(start)), start.match(/…/g)?.length ?? 0]];
    });
  });
}

/** Returns the best quote of a message in each section that has at least half of it. */
export function quotesOf(errors: ErrorsFile, message: readonly string[]): Map<number, Quote> {
  const quotes = new Map<number, Quote>();
  // Fewer words are a topic, unless they're a name such as `redirect_uri_mismatch`.
  const isName = message.length === 1 && message[0]!.split('_').length >= MIN_WORDS;
  if (message.length < MIN_WORDS && !isName) return quotes;
  for (const [section, part, start, gaps] of errors) {
    const share = shareOf(` ${start} `, message, gaps);
    if (share >= MIN_SHARE && share > (quotes.get(section)?.share ?? 0)) {
      quotes.set(section, { part, share, isStart: start.startsWith(message[0]!) });
    }
  }
  return quotes;
}

/**
 * Returns a text in lower case, without punctuation and without placeholders for what varies. Names with
 * underscores stay in one piece.
 */
export function plainWords(text: string): string {
  return text
    .split(/\s/)
    .filter((word) => !word.includes('…'))
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim();
}

/**
 * Returns how much of a message is in a text. Long words count more than short ones. Words that vary in the text can
 * be any others in the message.
 */
function shareOf(text: string, message: readonly string[], gaps: number): number {
  let rest = gaps;
  let total = 0;
  let found = 0;
  let longest = 0;
  let run = '';
  for (const word of message) {
    const isFound = text.includes(` ${word} `);
    // A name such as `supabase_admin` says which error it is.
    if (!isFound && !word.includes('_') && total > 0 && rest-- > 0) continue;
    total += word.length;
    if (isFound) found += word.length;
    const longer = `${run} ${word}`;
    run = text.includes(`${longer} `) ? longer : isFound ? ` ${word}` : '';
    longest = Math.max(longest, run.replaceAll(' ', '').length);
  }
  return total === 0 ? 0 : (IN_ORDER * longest + (1 - IN_ORDER) * found) / total;
}
