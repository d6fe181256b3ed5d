import type { Proof } from '../../node/results/proofs';
import type { Diagnostic } from '../../lib/diagnostic';
import type { ParseCache } from '../../node/base/parse-cache';
import type { SiteModel } from '../../node/site/types';
import type { SourceFile } from '../../node/sources/source-files';
import type { CheckCache } from './cache';
import type { Example } from '../../node/examples/example';

/** The input of a check. */
export interface CheckInput {
  /** The project's root folder. */
  root: string;
  /** All files in `content/` and `spec/`. */
  files: SourceFile[];
  site: SiteModel;
  /** The examples to check: all examples, or only those in the requested files. */
  examples: Example[];
  /** The examples in all files. */
  allExamples: Example[];
  /** Returns true for a requested file. If no paths were requested, that's every file. */
  wanted(file: string): boolean;
  /** Results of earlier runs, by content. */
  cache: CheckCache;
  /** The parsed content. */
  parsed: ParseCache;
}

/** The result of a check. */
export interface CheckResult {
  diagnostics: Diagnostic[];
  /** The proof of each example that the check verified, by example ID. */
  proofs?: Map<string, Proof>;
  /**
   * The source that an example's names were looked up in, by example ID, if the language doesn't imply
   * it: `the commands of supabase CLI 3.1.0`.
   */
  verifiedBy?: Map<string, string>;
  /** Lines for the end of the report, such as the examples that were skipped and why. */
  remarks?: string[];
  /** Texts of generated files, by path. `npm run check` writes them after a run over all files. */
  generated?: Map<string, string>;
}

/** One check. Each check is a module. */
export interface Check {
  /** Short name. Diagnostics use it as their `rule`, or as a prefix: `links/anchor`. */
  name: string;
  /**
   * Selects the examples of a check that runs in its own process, in parallel with the others. Its
   * input contains only the root, these examples, and a cache.
   */
  separate?(example: Example): boolean;
  run(input: CheckInput): Promise<CheckResult> | CheckResult;
}

/** The combined results of a run. */
export interface CheckReport {
  /** False if no check ran because the list of libraries is invalid. */
  isComplete: boolean;
  diagnostics: Diagnostic[];
  /** Number of diagnostics by rule. */
  counts: Map<string, number>;
  examples: Example[];
  /** The examples in files that weren't requested. */
  unread: Example[];
  /** The strongest proof of each example, by example ID. */
  proofs: Map<string, Proof>;
  /** The source that an example's names were looked up in, by example ID. */
  verifiedBy: Map<string, string>;
  remarks: string[];
  /** Texts of generated files, by path. */
  generated: Map<string, string>;
  /** Seconds that each check took, by name. */
  seconds: Map<string, number>;
}
