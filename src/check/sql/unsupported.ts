import { UNKNOWN_NAME } from '../../run/engine/execute';
import { DECLARED_EXTENSIONS } from '../../run/engine/texts';
import {
  MISSING_ABILITIES,
  MISSING_EXTENSIONS,
  MISSING_STATEMENTS,
} from '../../run/engine/not-in-pglite';
import type { Statement } from '../../run/engine/split-statements';
import type { SqlFailure } from '../../run/engine/sql-database';

/** A statement that was only parsed, and the reason. */
export interface Skipped {
  text: string;
  reason: string;
}

const notInPglite = (extension: string) => `extension ${extension} isn't in PGlite`;

function isMissing(extension: string): boolean {
  return extension in MISSING_EXTENSIONS && !DECLARED_EXTENSIONS.has(extension);
}

/** Returns the reason why PGlite can't run a statement, if its kind or extension already shows it. */
export function whyNotRunnable({ kind, node }: Statement): string | undefined {
  const extension = kind === 'CreateExtensionStmt' && String(node['extname']);
  return extension && isMissing(extension) ? notInPglite(extension) : MISSING_STATEMENTS[kind];
}

/**
 * Returns the reason why a failure says nothing about the statement: PGlite lacks a feature, or the
 * statement depends on an earlier one that was only parsed.
 */
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
  if (extension) return notInPglite(extension);
  const name = /"([^"]+)"|function (?:\w+\.)?(\w+)\(/.exec(message)?.slice(1).find(Boolean);
  const word = name?.split('.').at(-1);
  return word ? skipped.find((earlier) => mentions(earlier, word))?.reason : undefined;
}

/** SQLSTATE classes of errors that Postgres finds before it executes a statement. */
const BEFORE_EXECUTION = /^(42|3F|2B)/;

/**
 * Returns the reason why declarations can't decide whether a statement works, if only the real
 * extension could.
 */
export function whyUndecided(
  failure: SqlFailure | undefined,
  { expectedError }: Statement,
  extension: string,
): string | undefined {
  const isDecided = failure ? BEFORE_EXECUTION.test(failure.code) : !expectedError;
  return isDecided ? undefined : `it depends on what extension ${extension} does`;
}

/** Returns true if a statement contains a name as a whole word. */
export function mentions({ text }: Pick<Statement, 'text'>, name: string): boolean {
  return new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`).test(text);
}
