import type { ApiOperation } from '../upstream/http/operations';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Packages } from '../runner/example-packages';
import type { Word } from './parse-commands';

/** The state that a page's shell examples have created so far, and the files that the page shows. */
export interface ShellPage {
  variables: Map<string, string>;
  directories: Set<string>;
  /** Code of the files the page shows, by file name. */
  files: Map<string, string>;
  /** Operation called by the previous example. A JSON example after it is checked as its response. */
  called?: ApiOperation | undefined;
  /** Packages that this project or its examples install. */
  packages: Packages;
}

/** Result of looking up a command. */
export interface LookupResult {
  errors: CodeDiagnostic[];
  /** The source of truth for the command, such as "the commands of supabase CLI 3.1.0", or empty. */
  by: string;
  /** False if any part of the command is unknown. */
  isWhole: boolean;
  /** The proof of a whole command if it's weaker than `typed`. */
  proof?: 'names';
}

/** Looks up a command. Returns undefined if the lookup doesn't cover commands of this kind. */
export type LookUp = (words: Word[], page: ShellPage) => LookupResult | undefined;
