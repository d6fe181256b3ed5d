import { UNKNOWN_NAME } from '../../run/engine/execute';
import { DECLARED_EXTENSIONS } from '../../run/engine/texts';
import {
  MISSING_ABILITIES,
  MISSING_EXTENSIONS,
  MISSING_STATEMENTS,
} from '../../run/engine/not-in-pglite';
import type { Statement } from '../../run/engine/split-statements';
import type { SqlFailure } from '../../run/engine/sql-database';

export interface Skipped {
  text: string;
  reason: string;
}

const notInPglite = (extension: string) => `extension ${extension} isn't in PGlite`;

function isMissing(extension: string): boolean {
  return extension in MISSING_EXTENSIONS && !DECLARED_EXTENSIONS.has(extension);
}

/** PGlite lacks some statements and extensions. */
export function whyNotRunnable({ kind, node }: Statement): string | undefined {
  const extension = kind === 'CreateExtensionStmt' && String(node['extname']);
  return extension && isMissing(extension) ? notInPglite(extension) : MISSING_STATEMENTS[kind];
}

/** A failure proves nothing if PGlite lacks a feature, or an earlier statement was only parsed. */
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

/** Only the real extension could decide. */
export function whyUndecided(
  failure: SqlFailure | undefined,
  { expectedError }: Statement,
  extension: string,
): string | undefined {
  const isDecided = failure ? BEFORE_EXECUTION.test(failure.code) : !expectedError;
  return isDecided ? undefined : `it depends on what extension ${extension} does`;
}

/** As a whole word. */
export function mentions({ text }: Pick<Statement, 'text'>, name: string): boolean {
  return new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`).test(text);
}
