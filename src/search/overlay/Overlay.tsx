import { InstantSearch } from 'react-instantsearch';
import type { InstantSearchProps } from 'react-instantsearch';
import { STALLED_MS } from '../../lib/limits';
import { INDEX_NAME } from '../../lib/search-host';
import type { SearchBackend } from '../client/search-client';
import { SearchResults } from './SearchResults';

export interface OverlayProps {
  backend: SearchBackend;
  dialog: HTMLDialogElement;
  /** The search field, which contains what the reader has typed so far. */
  field: HTMLInputElement;
}

/** The results in the search dialog, connected to the backend through InstantSearch. */
export function Overlay(props: OverlayProps) {
  return (
    <InstantSearch
      searchClient={props.backend as unknown as InstantSearchProps['searchClient']}
      indexName={INDEX_NAME}
      stalledSearchDelay={STALLED_MS}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchResults {...props} />
    </InstantSearch>
  );
}
