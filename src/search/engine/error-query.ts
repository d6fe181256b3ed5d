import { mentionsFailure } from '../../lib/error-signature';
import type { EngineSection } from './sections';
import { titleOf } from './sections';
import { plainWords } from './error-message';
import { isSignificant, words } from './tokens';

/** Codes look like `PGRST116`, `42P01`, `otp_expired`, `WORKER_LIMIT`, or `InvalidKey`. */
const CODE =
  /^(?:PGRST[\dX]\d\d|(?=\w*\d)[\dA-Z]{5}|[A-Za-z\d]+(?:_[A-Za-z\d]+)+|(?:[A-Z]+[a-z\d]+){2,})(?=\s|$)/;
/** Shorter messages are topics as well: "not found". */
const MIN_MESSAGE_WORDS = 3;
/** Queries with at least this many words can be messages, even if they don't mention a failure. */
const MIN_QUOTE_WORDS = 4;

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
export function readErrorQuery(text: string): ErrorQuery | undefined {
  const code = CODE.exec(text)?.[0];
  const rest = plainWords(text.slice(code?.length ?? 0));
  const message = (rest || plainWords(text)).split(' ').filter(Boolean);
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
    const title = titleOf(section);
    const parts = title.includes(':') ? [title.slice(0, title.indexOf(':'))] : title.split(/,\s*/);
    found = new Set(
      parts.filter((part) => !part.includes(' ')).map((part) => words(part)[0]?.term ?? ''),
    );
    codes.set(section, found);
  }
  return found;
}
