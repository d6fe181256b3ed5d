import { pageDates } from './page-dates';
import type { FeedLinks } from '../feeds/feed-links';
import { feedLinks } from '../feeds/feed-links';
import { currentSite } from '../site/validate-sources';

let dates: Map<string, string> | undefined;

/** Returns the dates of the pages when this process started. The preview doesn't read the history again. */
export function currentDates(): ReadonlyMap<string, string> {
  dates ??= pageDates(process.cwd(), currentSite().pages);
  return dates;
}

/** Returns a function that finds the feeds that a page links to. */
export function currentFeedLinks(): FeedLinks {
  return feedLinks(currentSite().libraries, currentDates());
}
