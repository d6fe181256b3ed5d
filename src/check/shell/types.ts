import type { ApiOperation } from '../upstream/http/operations';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Packages } from '../runner/example-packages';
import type { Word } from './parse-commands';

/** What a page's shell examples have created so far, and the page's files. */
export interface ShellPage {
  variables: Map<string, string>;
  directories: Set<string>;
  /** By name. */
  files: Map<string, string>;
  /** By the previous example. A JSON example is checked as its response. */
  called?: ApiOperation | undefined;
  /** Of this project or its examples. */
  packages: Packages;
}

export interface LookupResult {
  errors: CodeDiagnostic[];
  /** The source, such as "the commands of supabase CLI 3.1.0", or empty. */
  by: string;
  /** False if any part is unknown. */
  isWhole: boolean;
  /** Of an entire command, if weaker than `typed`. */
  proof?: 'names';
}

/** Undefined for commands that the lookup doesn't cover. */
export type LookUp = (words: Word[], page: ShellPage) => LookupResult | undefined;
