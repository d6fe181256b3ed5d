import type { RefObject } from 'react';
import { InstantSearch } from 'react-instantsearch';
import type { InstantSearchProps } from 'react-instantsearch';
import { STALLED_MS } from '../lib/limits';
import { INDEX_NAME } from '../lib/search-index-name';
import { SearchDialog } from './SearchDialog';
import type { SearchBackend } from './search-client';

/** What the button gives to the overlay. */
export interface OverlayProps {
  backend: SearchBackend;
  initialQuery: string;
  opener: RefObject<HTMLElement | null>;
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
