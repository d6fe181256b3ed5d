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
  /** All, or those in the requested files. */
  examples: Example[];
  allExamples: Example[];
  /** Every file, unless paths were requested. */
  wanted(file: string): boolean;
  cache: CheckCache;
  parsed: ParseCache;
}

export interface CheckResult {
  diagnostics: Diagnostic[];
  /** By example ID. */
  proofs?: Map<string, Proof>;
  /** What an example's names were looked up in, by ID: `the commands of supabase CLI 3.1.0`. */
  verifiedBy?: Map<string, string>;
  /** For the report's end, such as skipped examples and why. */
  remarks?: string[];
  /** By path. `npm run check` writes them after a run over all files. */
  generated?: Map<string, string>;
}

export interface Check {
  /** The `rule` of diagnostics, or its prefix: `links/anchor`. */
  name: string;
  /** For a check in its own process, whose input is only the root, these examples, and a cache. */
  separate?(example: Example): boolean;
  run(input: CheckInput): Promise<CheckResult> | CheckResult;
}

export interface CheckReport {
  /** No check runs if the list of libraries is invalid. */
  isComplete: boolean;
  diagnostics: Diagnostic[];
  /** By rule. */
  counts: Map<string, number>;
  examples: Example[];
  unread: Example[];
  /** The strongest, by example ID. */
  proofs: Map<string, Proof>;
  /** By example ID. */
  verifiedBy: Map<string, string>;
  remarks: string[];
  /** By path. */
  generated: Map<string, string>;
  /** By check. */
  seconds: Map<string, number>;
}
