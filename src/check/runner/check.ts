import type { Proof } from '../../node/results/proofs';
import type { Diagnostic } from '../../lib/diagnostic';
import type { ParseCache } from '../../node/base/parse-cache';
import type { SiteModel } from '../../node/site/types';
import type { SourceFile } from '../../node/sources/source-files';
import type { CheckCache } from './cache';
import type { Example } from '../../node/examples/example';

export interface CheckInput {
  root: string;
  /** In `content/` and `spec/`. */
  files: SourceFile[];
  site: SiteModel;
  /** All, or only those in the requested files. */
  examples: Example[];
  allExamples: Example[];
  /** If no paths were requested, every file is wanted. */
  wanted(file: string): boolean;
  cache: CheckCache;
  parsed: ParseCache;
}

export interface CheckResult {
  diagnostics: Diagnostic[];
  /** By example ID. */
  proofs?: Map<string, Proof>;
  /** What the names of an example were looked up in, by its ID: `the commands of supabase CLI 3.1.0`. */
  verifiedBy?: Map<string, string>;
  /** For the end of the report, such as the examples that were skipped and why. */
  remarks?: string[];
  /** By path. `npm run check` writes them after a run over all files. */
  generated?: Map<string, string>;
}

export interface Check {
  /** Diagnostics use it as their `rule`, or as a prefix: `links/anchor`. */
  name: string;
  /**
   * The examples of a check that runs in its own process. Its input only contains the root, these, and a
   * cache.
   */
  separate?(example: Example): boolean;
  run(input: CheckInput): Promise<CheckResult> | CheckResult;
}

export interface CheckReport {
  /** False if no check ran because the list of libraries is invalid. */
  isComplete: boolean;
  diagnostics: Diagnostic[];
  /** By rule. */
  counts: Map<string, number>;
  examples: Example[];
  /** In files that weren't requested. */
  unread: Example[];
  /** The strongest one, by example ID. */
  proofs: Map<string, Proof>;
  /** By example ID. */
  verifiedBy: Map<string, string>;
  remarks: string[];
  /** By path. */
  generated: Map<string, string>;
  /** By check. */
  seconds: Map<string, number>;
}
