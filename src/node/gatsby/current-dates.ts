import type { FileDates } from '../history/change-dates';
import { CHANGED_FILES, fileDates } from '../history/change-dates';
import { runInBackground } from '../base/git';
import { CHANGED_LINES, pageDates } from '../history/page-dates';
import type { FeedLinks } from '../feeds/feed-links';
import { feedLinks } from '../feeds/feed-links';
import { currentSite } from '../site/validate-sources';

/** ISO 8601. */
export interface SiteDates {
  files: FileDates;
  pages: ReadonlyMap<string, string>;
}

let dates: SiteDates | undefined;
let reading: Promise<void> | undefined;

/** Reading the history takes seconds in a new clone, so other processes do it. */
export function startReadingHistory(): void {
  reading = runInBackground(process.cwd(), [CHANGED_FILES, CHANGED_LINES]);
}

export async function historyIsRead(): Promise<void> {
  await reading;
}

/** Returns the dates from when this process started. The preview doesn't read them again. */
export function currentSiteDates(): SiteDates {
  if (!dates) {
    const root = process.cwd();
    const files = fileDates(root);
    dates = { files, pages: pageDates(root, currentSite().pages, files) };
  }
  return dates;
}

export const currentDates = (): SiteDates['pages'] => currentSiteDates().pages;

export function currentFeedLinks(): FeedLinks {
  return feedLinks(currentSite().libraries, currentDates());
}
