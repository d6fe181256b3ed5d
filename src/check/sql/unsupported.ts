import { MISSING_ABILITIES, MISSING_EXTENSIONS, MISSING_STATEMENTS } from './not-in-pglite';
import { UNKNOWN_NAME } from './function-bodies';
import { AVAILABLE_EXTENSIONS } from './database';
import type { SqlFailure } from './database';
import { DECLARED_EXTENSIONS } from './extensions';
import type { Statement } from './split-statements';

/** A statement that was only parsed. */
export interface Skipped {
  text: string;
  reason: string;
}

/** Why a statement cannot run in PGlite at all. */
export function whyNotRunnable({ kind, node, text }: Statement): string | undefined {
  const extension = kind === 'CreateExtensionStmt' && String(node['extname']);
  if (extension && isMissing(extension)) return `extension ${extension} is not in PGlite`;
  if (kind === 'CreateFdwStmt') return 'PGlite has no foreign data wrappers';
  if (kind === 'CreateFunctionStmt' && MISSING_EXTENSIONS['plv8']!.test(text)) {
    return 'extension plv8 is not in PGlite';
  }
  return MISSING_STATEMENTS[kind];
}

function isMissing(extension: string): boolean {
  return (
    extension in MISSING_EXTENSIONS &&
    !AVAILABLE_EXTENSIONS.has(extension) &&
    !DECLARED_EXTENSIONS.has(extension)
  );
}

/** Why a failure says nothing about a statement: what PGlite lacks, or what was only parsed. */
export function whyUnable(
  { code, message }: SqlFailure,
  { text }: Statement,
  skipped: Skipped[],
): string | undefined {
  if (MISSING_ABILITIES[code]) return MISSING_ABILITIES[code];
  if (!UNKNOWN_NAME.has(code)) return undefined;
  const extension = Object.entries(MISSING_EXTENSIONS).find(
    ([name, names]) => isMissing(name) && names.test(text),
  )?.[0];
  if (extension) return `extension ${extension} is not in PGlite`;
  const name = /"([^"]+)"|function (?:\w+\.)?(\w+)\(/.exec(message)?.slice(1).find(Boolean);
  const word = name?.split('.').at(-1);
  return word ? skipped.find((earlier) => mentions(earlier, word))?.reason : undefined;
}

/** SQLSTATEs of what Postgres finds in a statement before it does anything. */
const BEFORE_EXECUTION = /^(42|3F|2B)/;

/** Why a statement on declarations proves nothing: only the extension itself would show. */
export function whyUndecided(
  failure: SqlFailure | undefined,
  { expectedError }: Statement,
  extension: string,
): string | undefined {
  const isDecided = failure ? BEFORE_EXECUTION.test(failure.code) : !expectedError;
  return isDecided ? undefined : `it depends on what extension ${extension} does`;
}

/** Whether a statement has a name in its text. */
export function mentions({ text }: Pick<Statement, 'text'>, name: string): boolean {
  return new RegExp(`\\b${escape(name)}\\b`).test(text);
}

function escape(text: string): string {
  return text.replace(/[^\w]/g, '\\$&');
}
