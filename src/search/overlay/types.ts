import type { RefObject } from 'react';
import type { Hit } from '../client/hit';
import type { SearchBackend } from '../client/search-client';
import type { Screen } from './screen';

/** The query that the overlay opens with, including text typed before its input was ready. */
export interface InitialQuery {
  text: string;
  /** True if the text was selected on the page. Typing then replaces it. */
  isSelected: boolean;
}

/** The props of the overlay. */
export interface OverlayProps {
  backend: SearchBackend;
  initialQuery: InitialQuery;
  opener: RefObject<HTMLElement | null>;
  /** Called when the input contains the initial query and has the focus. */
  onReady: () => void;
  onClose: () => void;
}

/** The state of the search, and the functions that change it. */
export interface SearchState {
  /** The text in the input. */
  text: string;
  setText: (text: string) => void;
  screen: Screen;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** True while the results on screen belong to an earlier text. */
  isStale: boolean;
  hits: Hit[];
  /** The number of matching sections; `hits` contains the first ones. */
  total: number;
  /** The search host's error message; empty if the network might be down. */
  errorMessage: string;
  retry: () => void;
}
