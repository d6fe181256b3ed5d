import type { MouseEvent } from 'react';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ErrorScreen } from './ErrorScreen';
import { groupHits } from './groups';
import { HitList } from './HitList';
import { hitTitle } from '../client/hit';
import { NoResults } from './NoResults';
import type { OverlayProps } from './types';
import { overlayStyle } from './overlay-style';
import { ScopeSwitch } from './ScopeSwitch';
import { pageScope } from './scope';
import { SearchBox } from './SearchBox';
import { SearchFooter } from './SearchFooter';
import { statusText } from './status-text';
import { StartScreen } from './StartScreen';
import { searchToStore } from './stored-searches';
import type { StoredChange } from './stored-searches';
import { useModal } from './useModal';
import { useRows } from './useRows';
import { useSearch } from './useSearch';
import { useStoredSearches } from './useStoredSearches';
import { INDEX_NAME } from '../../lib/search-host';
import { SEARCH_DIALOG_TEXT } from '../../lib/strings/search';

/** The search dialog: the search box, the current screen, and the footer. */
export function SearchDialog({ backend, initialQuery, opener, onReady, onClose }: OverlayProps) {
  const listId = useId();
  const [pageLevel] = useState(pageScope);
  const [scope, setScope] = useState(pageLevel);
  const search = useSearch(backend, initialQuery, scope);
  const [stored, changeStored] = useStoredSearches(INDEX_NAME);
  const { text, setText, screen, status, hits, total } = search;
  const input = useRef<HTMLInputElement>(null);
  const { dialog, close } = useModal(opener, onClose);

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
    onClose: close,
    input,
    listId,
  });
  // A layout effect runs before the next key press, so no character is lost or typed twice.
  useLayoutEffect(() => {
    input.current?.focus();
    if (initialQuery.isSelected) input.current?.select();
    onReady();
  }, [initialQuery, onReady]);

  const changeText = (next: string) => {
    setText(next);
    input.current?.focus();
  };
  const onStoredChange = (change: StoredChange) => {
    changeStored(change);
    // The pressed button might have been removed with its row, and the focus with it.
    input.current?.focus();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // Otherwise, the browser moves the focus to the page after it's been restored.
    event.preventDefault();
    close();
  };
  const first = hits[0];
  return (
    <dialog
      ref={dialog}
      css={overlayStyle}
      aria-label={SEARCH_DIALOG_TEXT.label}
      onKeyDown={rows.onKeyDown}
      onMouseDown={closeOnBackdrop}
    >
      <div className="panel">
        <SearchBox
          ref={input}
          text={text}
          status={status}
          isExpanded={paths.length > 0}
          listId={listId}
          activeId={rows.announcedId}
          onText={setText}
          onClear={() => changeText('')}
          onClose={close}
        />
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
            <StartScreen stored={stored} rows={rows} onChange={onStoredChange} />
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
          {screen === 'error' && (
            <ErrorScreen message={search.errorMessage} onRetry={search.retry} />
          )}
        </div>
        <SearchFooter isHosted={backend.isHosted} />
        <p role="status" className="hidden-visually">
          {statusText(screen, status, total, text, first && hitTitle(first))}
        </p>
      </div>
    </dialog>
  );
}
