import { InstantSearch } from 'react-instantsearch';
import type { InstantSearchProps } from 'react-instantsearch';
import { STALLED_MS } from '../../lib/limits';
import { INDEX_NAME } from '../../lib/search-host';
import { SearchDialog } from './SearchDialog';
import type { OverlayProps } from './types';

/** Connects the search dialog to the backend through InstantSearch. */
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
