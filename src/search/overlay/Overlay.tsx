import { useMemo } from 'react';
import { InstantSearch } from 'react-instantsearch';
import { STALLED_MS } from '../../lib/limits';
import { INDEX_NAME } from '../../lib/search-host';
import type { OverlayProps } from './SearchResults';
import { SearchResults } from './SearchResults';
import { searchClient } from './useSearch';

/** The results in the search dialog, connected to the backend through InstantSearch. */
export function Overlay(props: OverlayProps) {
  const { backend } = props;
  return (
    <InstantSearch
      searchClient={useMemo(() => searchClient(backend), [backend])}
      indexName={INDEX_NAME}
      stalledSearchDelay={STALLED_MS}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchResults {...props} />
    </InstantSearch>
  );
}
