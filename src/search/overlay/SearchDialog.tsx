import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ErrorScreen } from './ErrorScreen';
import { groupHits } from './groups';
import { HitList } from './HitList';
import { hitTitle } from '../client/hit';
import { Keys } from '../Keys';
import { NoResults } from './NoResults';
import type { OverlayProps } from './types';
import { overlayStyle } from './overlay-style';
import { ScopeSwitch } from './ScopeSwitch';
import { pageScope } from './scope';
import { SearchBox } from './SearchBox';
import { statusText } from './status-text';
import { StartScreen } from './StartScreen';
import { searchToStore } from './stored-searches';
import type { StoredChange } from './stored-searches';
import { useModal } from './useModal';
import { useRows } from './useRows';
import { useSearch } from './useSearch';
import { useStoredSearches } from './useStoredSearches';
import { INDEX_NAME } from '../../lib/search-host';

/** The dialog: a box, what was found, and how to go there. */
export function SearchDialog({ backend, initialQuery, opener, onReady, onClose }: OverlayProps) {
  const listId = useId();
  const [ownScope] = useState(pageScope);
  const [scope, setScope] = useState(ownScope);
  const search = useSearch(backend, initialQuery, scope);
  const [stored, changeStored] = useStoredSearches(INDEX_NAME);
  const { text, setText, screen, status, hits, total } = search;
  const box = useRef<HTMLInputElement>(null);
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
    question: `${screen} ${text}`,
    pathOf: (index) => paths[index],
    onVisit: (index) => changeStored({ kind: 'visit', search: searches[index]! }),
    onLeave: close,
    box,
    listId,
  });
  // At once with the box's text: what is typed goes to either, never to both or neither.
  useLayoutEffect(() => {
    box.current?.focus();
    if (initialQuery.isSelected) box.current?.select();
    onReady();
  }, [initialQuery, onReady]);

  const ask = (next: string) => {
    setText(next);
    box.current?.focus();
  };
  const keep = (change: StoredChange) => {
    changeStored(change);
    // The button that was pressed may be gone.
    box.current?.focus();
  };
  const first = hits[0];
  return (
    <dialog
      ref={dialog}
      css={overlayStyle}
      aria-label="Search the documentation"
      onKeyDown={rows.onKeyDown}
      onMouseDown={(event) => event.target === event.currentTarget && close()}
    >
      <div className="panel">
        <SearchBox
          ref={box}
          text={text}
          status={status}
          isExpanded={paths.length > 0}
          listId={listId}
          activeId={rows.announcedId}
          onText={setText}
          onClear={() => ask('')}
          onClose={close}
        />
        {ownScope && (
          <ScopeSwitch
            backend={backend}
            level={ownScope}
            isNarrow={scope !== undefined}
            onNarrow={(narrow) => setScope(narrow ? ownScope : undefined)}
          />
        )}
        <div className="body" aria-busy={search.isBehind}>
          {screen === 'start' && <StartScreen stored={stored} rows={rows} onChange={keep} />}
          {screen === 'hits' && <HitList groups={groups} rows={rows} />}
          {screen === 'none' && (
            <NoResults
              backend={backend}
              query={text}
              onQuery={ask}
              onWiden={scope ? () => setScope(undefined) : undefined}
            />
          )}
          {screen === 'error' && <ErrorScreen failure={search.failure} onRetry={search.retry} />}
        </div>
        <Keys isHosted={backend.isHosted} />
        <p role="status" className="hidden-visually">
          {statusText(screen, status, total, text, first && hitTitle(first))}
        </p>
      </div>
    </dialog>
  );
}
