import type { RefObject } from 'react';
import type { SearchBackend } from '../client/search-client';

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
