import { useEffect, useId, useMemo, useState } from 'react';
import {
  SEARCH_ERROR_TEXT,
  SEARCH_FOOTER_TEXT,
  SEARCH_STATUS_TEXT,
} from '../../lib/strings/search';
import { setQuery } from '../../page/search-dialog';
import type { SearchBackend } from '../client/embedded';
import { hitTitle, withoutMarks } from '../engine/hit';
import { ErrorScreen } from './ErrorScreen';
import { groupHits, HitList, useRows, useSteadyHits } from './HitList';
import { NoResults } from './NoResults';
import { overlayStyle } from './overlay-style';
import { pageScope, ScopeSwitch } from './ScopeSwitch';
import { StartScreen } from './StartScreen';
import type { StoredChange } from './stored-searches';
import { useStoredSearches } from './stored-searches';
import type { Search } from './useSearch';
import { useSearch } from './useSearch';

export interface OverlayProps {
  backend: SearchBackend;
  dialog: HTMLDialogElement;
  /** The search field, which contains what the reader has typed so far. */
  field: HTMLInputElement;
}

/** What's below the search field: the current screen and the footer. */
export function SearchResults({ backend, dialog, field }: OverlayProps) {
  const listId = useId();
  const [pageLevel] = useState(pageScope);
  const [scope, setScope] = useState(pageLevel);
  const search = useSearch({ backend, field, scope, onError: () => setScope(undefined) });
  const [stored, changeStored] = useStoredSearches();
  const { text, screen, status, isWeak } = search;
  const [hits, holdOrder] = useSteadyHits(search.hits, search.resultsKey);
  const isEmpty = text.trim() === '';

  const groups = useMemo(() => groupHits(hits, isWeak), [hits, isWeak]);
  const shown = useMemo(
    () =>
      screen === 'start'
        ? isEmpty
          ? [...stored.recent, ...stored.favorite]
          : []
        : groups.flatMap(({ rows }) => rows.map(({ hit }) => hit)),
    [screen, isEmpty, stored, groups],
  );
  const rows = useRows({
    hits: shown,
    resetKey: `${screen} ${text}`,
    isWeak: screen === 'hits' && isWeak,
    onChoose: holdOrder,
    onVisit: (hit) => changeStored({ kind: 'visit', hit }),
    onClose: () => dialog.close(),
    field,
    listId,
  });
  const isExpanded = shown.length > 0;
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
        {/* Three grey rows, unless the first results arrive at once. */}
        {screen === 'start' && !isEmpty && <div className="awaited" />}
        {screen === 'start' && isEmpty && (
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
            query={search.resultsQuery}
            onQuery={changeText}
            onWiden={scope ? () => setScope(undefined) : undefined}
            onClose={() => dialog.close()}
          />
        )}
        {screen === 'error' && <ErrorScreen message={search.errorMessage} onRetry={search.retry} />}
      </div>
      <SearchFooter isHosted={backend.isHosted} />
      <p role="status" className="hidden-visually">
        {statusText(search, first ? withoutMarks(hitTitle(first)) : '')}
      </p>
    </div>
  );
}

/** Returns the text that screen readers announce. `first` is the title of the first hit. */
function statusText(
  { screen, status, total, isWeak, resultsQuery }: Search,
  first: string,
): string {
  if (status === 'stalled') return SEARCH_STATUS_TEXT.stalled;
  switch (screen) {
    case 'start':
      return '';
    case 'hits':
      return isWeak ? SEARCH_STATUS_TEXT.weak(first) : SEARCH_STATUS_TEXT.hits(total, first);
    case 'none':
      return SEARCH_STATUS_TEXT.none(resultsQuery);
    case 'error':
      return SEARCH_ERROR_TEXT.headline;
  }
}

/** The overlay's footer: the keyboard shortcuts, and a credit if a search host is used. */
function SearchFooter({ isHosted }: { isHosted: boolean }) {
  return (
    <div className="foot">
      <ul>
        <li>
          <kbd>↵</kbd> {SEARCH_FOOTER_TEXT.open}
        </li>
        <li>
          <kbd>↓</kbd>
          <kbd>↑</kbd> {SEARCH_FOOTER_TEXT.navigate}
        </li>
        <li>
          <kbd>{SEARCH_FOOTER_TEXT.escape}</kbd> {SEARCH_FOOTER_TEXT.close}
        </li>
      </ul>
      {isHosted && (
        <a href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
          {SEARCH_FOOTER_TEXT.credit}
        </a>
      )}
    </div>
  );
}
