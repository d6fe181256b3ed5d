import type { Proof } from '../node/results/proofs';
import type { Diagnostic } from '../lib/diagnostic';
import type { ParseCache } from '../node/base/parse-cache';
import type { SiteModel } from '../node/site/types';
import type { SourceFile } from '../node/sources/source-files';
import type { CheckCache } from './runner/cache';
import type { Sample } from '../node/examples/sample';

/** The input of a check. */
export interface CheckInput {
  /** The project's root folder. */
  root: string;
  /** All files in `content/` and `spec/`. */
  files: SourceFile[];
  site: SiteModel;
  /** The samples to check: all samples, or only those in the requested files. */
  samples: Sample[];
  /** The samples in all files. */
  allSamples: Sample[];
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
  /** The proof of each sample that the check verified, by sample ID. */
  proofs?: Map<string, Proof>;
  /**
   * The source that a sample's names were looked up in, by sample ID, if the language doesn't imply
   * it: `the commands of supabase CLI 3.1.0`.
   */
  verifiedBy?: Map<string, string>;
  /** Lines for the end of the report, such as the samples that were skipped and why. */
  remarks?: string[];
  /** Texts of generated files, by path. `npm run check` writes them after a run over all files. */
  generated?: Map<string, string>;
}

/** One check. Each check is a module. */
export interface Check {
  /** Short name. Diagnostics use it as their `rule`, or as a prefix: `links/anchor`. */
  name: string;
  /**
   * Selects the samples of a check that runs in its own process, in parallel with the others. Its
   * input contains only the root, these samples, and a cache.
   */
  separate?(sample: Sample): boolean;
  run(input: CheckInput): Promise<CheckResult> | CheckResult;
}
