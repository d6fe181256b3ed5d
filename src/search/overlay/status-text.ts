import { SEARCH_ERROR_TEXT, SEARCH_STATUS_TEXT } from '../../lib/strings/search';
import { MARK } from '../client/hit';
import type { Screen, ScreenInput } from './screen';

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
