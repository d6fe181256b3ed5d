import type { RefObject } from 'react';
import { InstantSearch } from 'react-instantsearch';
import type { InstantSearchProps } from 'react-instantsearch';
import { STALLED_MS } from '../../lib/limits';
import { INDEX_NAME } from '../../lib/search-host';
import { SearchDialog } from './SearchDialog';
import type { SearchBackend } from '../client/search-client';

/** What stands in the box at first; it grows by what is typed before the box is there. */
export interface InitialQuery {
  text: string;
  /** It was selected on the page, so that typing replaces it. */
  isSelected: boolean;
}

/** What the button gives to the overlay. */
export interface OverlayProps {
  backend: SearchBackend;
  initialQuery: InitialQuery;
  opener: RefObject<HTMLElement | null>;
  /** The box has the initial query and the focus: from now on it gets what is typed. */
  onReady: () => void;
  onClose: () => void;
}

/** The search, open. */
export function Overlay(props: OverlayProps) {
  return (
    <InstantSearch
      searchClient={props.backend as unknown as InstantSearchProps['searchClient']}
      indexName={INDEX_NAME}
      stalledSearchDelay={STALLED_MS}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchDialog {...props} />
    </InstantSearch>
  );
}
