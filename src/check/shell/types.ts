import type { ApiOperation } from '../upstream/http/operations';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Packages } from '../runner/example-packages';
import type { Word } from './parse-commands';

/** What a page's shell examples have created so far, and the files that the page shows. */
export interface ShellPage {
  variables: Map<string, string>;
  directories: Set<string>;
  /** By file name. */
  files: Map<string, string>;
  /** The operation that the previous example called. A JSON example is checked as its response. */
  called?: ApiOperation | undefined;
  /** Installed by this project or its examples. */
  packages: Packages;
}

export interface LookupResult {
  errors: CodeDiagnostic[];
  /** The source of truth, such as "the commands of supabase CLI 3.1.0", or empty. */
  by: string;
  /** False if any part of the command is unknown. */
  isWhole: boolean;
  /** The proof of a whole command if it's weaker than `typed`. */
  proof?: 'names';
}

/** Undefined if the lookup doesn't cover commands of this kind. */
export type LookUp = (words: Word[], page: ShellPage) => LookupResult | undefined;
