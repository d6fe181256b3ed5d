/** What the overlay shows. */
export type Screen = 'start' | 'hits' | 'none' | 'error';

/** What decides about the screen. */
export interface ScreenInput {
  /** What stands in the box. */
  text: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The query that the known hits answer. */
  answered: string;
  hits: number;
}

/** The next screen. While an answer is awaited the one before stays, so that nothing flashes. */
export function nextScreen(before: Screen, { text, status, answered, hits }: ScreenInput): Screen {
  if (text.trim() === '') return 'start';
  if (status === 'error') return 'error';
  if (answered !== text) return before;
  return hits > 0 ? 'hits' : 'none';
}
