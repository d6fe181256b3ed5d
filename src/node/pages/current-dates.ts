import type { FileDates } from '../history/change-dates';
import { CHANGED_FILES, fileDates } from '../history/change-dates';
import { runInBackground } from '../base/git';
import { changedLines } from '../history/line-dates';
import { pageDates } from '../history/page-dates';
import { proofDates } from '../history/proof-dates';
import { REPORT_FILE } from '../results/proofs';
import { currentSite } from '../site/current-site';

/** Dates (ISO 8601) of files, of pages by path, and of proofs. */
export interface SiteDates {
  files: FileDates;
  pages: ReadonlyMap<string, string>;
  /** Of the proofs of pages, by file. */
  proofs: ReadonlyMap<string, string>;
}

let dates: SiteDates | undefined;
let reading: Promise<void> | undefined;

/** Reading the history takes seconds in a new clone, so other processes do it. */
export function startReadingHistory(): void {
  reading = runInBackground(process.cwd(), [
    CHANGED_FILES,
    changedLines('spec'),
    changedLines(REPORT_FILE),
  ]);
}

export async function historyIsRead(): Promise<void> {
  await reading;
}

/** Returns the dates from when this process started. The preview doesn't read them again. */
export function currentSiteDates(): SiteDates {
  if (!dates) {
    const root = process.cwd();
    const files = fileDates(root);
    dates = { files, pages: pageDates(root, currentSite().pages, files), proofs: proofDates(root) };
  }
  return dates;
}
