import { useEffect, useId, useMemo, useState } from 'react';
import { INDEX_NAME } from '../../lib/search-host';
import { setQuery } from '../../page/search-dialog';
import { hitTitle } from '../client/hit';
import type { SearchBackend } from '../client/search-client';
import { ErrorScreen } from './ErrorScreen';
import { groupHits } from './groups';
import { HitList } from './HitList';
import { NoResults } from './NoResults';
import { overlayStyle } from './overlay-style';
import { pageScope } from './scope';
import { ScopeSwitch } from './ScopeSwitch';
import { SearchFooter } from './SearchFooter';
import { StartScreen } from './StartScreen';
import { statusText } from './screen';
import { searchToStore, useStoredSearches } from './stored-searches';
import type { StoredChange } from './stored-searches';
import { useRows } from './useRows';
import { useSearch } from './useSearch';

interface SearchResultsProps {
  backend: SearchBackend;
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
}

/** What's below the search field: the current screen and the footer. */
export function SearchResults({ backend, dialog, field }: SearchResultsProps) {
  const listId = useId();
  const [pageLevel] = useState(pageScope);
  const [scope, setScope] = useState(pageLevel);
  const search = useSearch(backend, field, scope);
  const [stored, changeStored] = useStoredSearches(INDEX_NAME);
  const { text, screen, status, hits, total } = search;

  const groups = useMemo(() => groupHits(hits), [hits]);
  const searches = useMemo(() => {
    if (screen === 'start') return [...stored.recent, ...stored.favorite];
    return groups.flatMap(({ rows }) => rows.map(({ hit }) => searchToStore(hit)));
  }, [screen, stored, groups]);
  const paths = useMemo(() => {
    if (screen === 'start') return searches.map(({ url }) => url);
    return groups.flatMap(({ rows }) => rows.map(({ hit }) => hit.path));
  }, [screen, searches, groups]);
  const rows = useRows({
    count: paths.length,
    resetKey: `${screen} ${text}`,
    pathOf: (index) => paths[index],
    onVisit: (index) => changeStored({ kind: 'visit', search: searches[index]! }),
    onClose: () => dialog.close(),
    field,
    listId,
  });
  const isExpanded = paths.length > 0;
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isExpanded));
    field.setAttribute('aria-controls', listId);
    field.toggleAttribute('data-stalled', status === 'stalled');
    if (rows.announcedId) field.setAttribute('aria-activedescendant', rows.announcedId);
    else field.removeAttribute('aria-activedescendant');
  }, [field, isExpanded, listId, status, rows.announcedId]);
  useEffect(
    () => () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
    },
    [field],
  );

  const changeText = (next: string) => {
    setQuery(next);
    field.focus();
  };
  const onStoredChange = (change: StoredChange) => {
    changeStored(change);
    // The pressed button might have been removed with its row, and the focus with it.
    field.focus();
  };
  const first = hits[0];
  return (
    <div css={overlayStyle}>
      {pageLevel && (
        <ScopeSwitch
          backend={backend}
          level={pageLevel}
          isLimited={scope !== undefined}
          onChange={(isLimited) => setScope(isLimited ? pageLevel : undefined)}
        />
      )}
      <div className="body" aria-busy={search.isStale}>
        {screen === 'start' && (
          <StartScreen
            stored={stored}
            rows={rows}
            onChange={onStoredChange}
            onClose={() => dialog.close()}
          />
        )}
        {screen === 'hits' && <HitList groups={groups} rows={rows} />}
        {screen === 'none' && (
          <NoResults
            backend={backend}
            query={text}
            onQuery={changeText}
            onWiden={scope ? () => setScope(undefined) : undefined}
          />
        )}
        {screen === 'error' && <ErrorScreen message={search.errorMessage} onRetry={search.retry} />}
      </div>
      <SearchFooter isHosted={backend.isHosted} />
      <p role="status" className="hidden-visually">
        {statusText(screen, status, total, text, first && hitTitle(first))}
      </p>
    </div>
  );
}
