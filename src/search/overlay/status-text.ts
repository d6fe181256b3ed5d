import { MARK } from '../client/hit';
import type { Screen } from './screen';
import type { SearchState } from './types';

const MARKS = new RegExp(`[${MARK.before}${MARK.after}]`, 'g');

/** Returns the text that screen readers announce. `first` is the title of the first hit. */
export function statusText(
  screen: Screen,
  status: SearchState['status'],
  total: number,
  query: string,
  first: string | undefined,
): string {
  if (status === 'stalled') return 'Searching';
  switch (screen) {
    case 'start':
      return '';
    case 'hits': {
      const results = total === 1 ? '1 result' : `${total} results`;
      return `${results}. First: ${(first ?? '').replace(MARKS, '')}`;
    }
    case 'none':
      return `No results for ${query}`;
    case 'error':
      return 'Unable to fetch results';
  }
}
