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
