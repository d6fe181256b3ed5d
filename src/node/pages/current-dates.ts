import type { FileDates } from '../history/change-dates';
import { fileDates } from '../history/change-dates';
import { pageDates } from '../history/page-dates';
import { proofDates } from '../history/proof-dates';
import { currentSite } from '../site/current-site';

/** Dates (ISO 8601) of files, of pages by path, and of proofs. */
export interface SiteDates {
  files: FileDates;
  pages: ReadonlyMap<string, string>;
  /** Of the proofs of pages, by file. */
  proofs: ReadonlyMap<string, string>;
}

let dates: SiteDates | undefined;

/** Returns the dates from when this process started. The preview doesn't read them again. */
export function currentSiteDates(): SiteDates {
  if (!dates) {
    const root = process.cwd();
    const files = fileDates(root);
    dates = { files, pages: pageDates(root, currentSite().pages, files), proofs: proofDates(root) };
  }
  return dates;
}
