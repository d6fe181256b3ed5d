import type { RefObject } from 'react';
import type { Hit } from '../client/hit';
import type { SearchBackend } from '../client/search-client';
import type { Screen } from './screen';

/** The query that the overlay opens with, including what was typed before its input was ready. */
export interface InitialQuery {
  text: string;
  /** The text was selected on the page, so typing replaces it. */
  isSelected: boolean;
}

/** What the search button passes to the overlay. */
export interface OverlayProps {
  backend: SearchBackend;
  initialQuery: InitialQuery;
  opener: RefObject<HTMLElement | null>;
  /** Called when the input has the initial query and the focus, so it receives further key presses. */
  onReady: () => void;
  onClose: () => void;
}

/** What the overlay shows, and how to change it. */
export interface SearchState {
  /** The text in the input. */
  text: string;
  setText: (text: string) => void;
  screen: Screen;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** True while the results on screen belong to an earlier text. */
  isBehind: boolean;
  hits: Hit[];
  /** The number of matching sections; `hits` contains the first ones. */
  total: number;
  /** The search host's error message; empty if the host couldn't be reached. */
  failure: string;
  retry: () => void;
}
