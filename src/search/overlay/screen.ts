import { SEARCH_ERROR_TEXT, SEARCH_STATUS_TEXT } from '../../lib/strings/search';
import { MARK } from '../client/hit';

/** The screens of the overlay. */
export type Screen = 'start' | 'hits' | 'none' | 'error';

/** The state that determines the screen. */
export interface ScreenInput {
  /** The text in the search box. */
  text: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The query that the current hits belong to. */
  hitsQuery: string;
  /** The number of current hits. */
  hits: number;
}

/** Returns the next screen. During a search, the previous screen stays to avoid flicker. */
export function nextScreen(
  previous: Screen,
  { text, status, hitsQuery, hits }: ScreenInput,
): Screen {
  if (text.trim() === '') return 'start';
  if (status === 'error') return 'error';
  if (hitsQuery !== text) return previous;
  return hits > 0 ? 'hits' : 'none';
}

const MARKS = new RegExp(`[${MARK.before}${MARK.after}]`, 'g');

/** Returns the text that screen readers announce. `first` is the title of the first hit. */
export function statusText(
  screen: Screen,
  status: ScreenInput['status'],
  total: number,
  query: string,
  first: string | undefined,
): string {
  if (status === 'stalled') return SEARCH_STATUS_TEXT.stalled;
  switch (screen) {
    case 'start':
      return '';
    case 'hits':
      return SEARCH_STATUS_TEXT.hits(total, (first ?? '').replace(MARKS, ''));
    case 'none':
      return SEARCH_STATUS_TEXT.none(query);
    case 'error':
      return SEARCH_ERROR_TEXT.headline;
  }
}
