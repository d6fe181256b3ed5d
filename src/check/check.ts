import type { Proof } from '../node/verification/proofs';
import type { Diagnostic } from '../lib/diagnostic';
import type { SiteModel } from '../node/site/types';
import type { SourceFile } from '../node/site/source-files';
import type { CheckCache } from './runner/cache';
import type { Sample } from '../node/verification/samples';

/** What a check is given. */
export interface CheckInput {
  /** The project's folder. */
  root: string;
  /** Every file of `content/` and `spec/`. */
  files: SourceFile[];
  site: SiteModel;
  /** The samples to look at: all, or those of the files that were asked for. */
  samples: Sample[];
  /** True for a file that was asked for; always true where none was named. */
  wanted(file: string): boolean;
  /** Results of earlier runs, kept by content. */
  cache: CheckCache;
}

/** What a check found. */
export interface CheckResult {
  diagnostics: Diagnostic[];
  /** How each sample was proven, by sample id; samples it did not look at are left out. */
  proofs?: Map<string, Proof>;
  /**
   * What a sample's names were looked up in, where its language does not tell, by sample id: "the
   * commands of supabase CLI 3.1.0".
   */
  verifiedBy?: Map<string, string>;
  /** Lines for the end of the report, such as what was left out and why. */
  remarks?: string[];
  /** Texts of generated files, by path. `npm run check` writes them after a run over all files. */
  generated?: Map<string, string>;
}

/** One check: a small module of its own. */
export interface Check {
  /** Short name, used as the `rule` of its problems (or as their prefix: `links/anchor`). */
  name: string;
  /** What it reads and what it makes sure of, in a sentence. */
  about: string;
  /**
   * For a check that runs in a process of its own beside the others: the samples it is about. It
   * gets these, a cache and nothing else.
   */
  separate?(sample: Sample): boolean;
  run(input: CheckInput): Promise<CheckResult> | CheckResult;
}
