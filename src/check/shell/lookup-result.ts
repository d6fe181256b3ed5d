import type { ApiOperation } from '../api/call';
import type { Position } from '../../lib/positions';
import type { Word } from './parse-commands';
import type { CodeDiagnostic } from '../../lib/diagnostic';

/** What the shell samples of a page have set up so far, and the files it shows. */
export interface ShellPage {
  variables: Map<string, string>;
  directories: Set<string>;
  /** Scripts of the project that was created. */
  scripts: Set<string>;
  /** Files the page shows, by name, with their code. */
  files: Map<string, string>;
  /** The operation the last sample called, whose answer may follow. */
  called?: ApiOperation | undefined;
}

/** What came of looking a command up. */
export interface LookupResult {
  errors: CodeDiagnostic[];
  /** What it was looked up in, such as "the commands of supabase CLI 3.1.0"; empty for no list. */
  by: string;
  /** False where a part of the command is in no list, so that nobody knows of it. */
  isWhole: boolean;
}

/** Looks up the commands it knows; undefined for others. */
export type LookUp = (words: Word[], page: ShellPage) => LookupResult | undefined;

/** A fault of a word. */
export function wordDiagnostic(
  { line, column }: Position,
  message: string,
  fix: string,
): CodeDiagnostic {
  return { line, column, message, fix };
}
