import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { QUERY_LENGTH } from '../lib/limits';
import { ERROR_TEXT } from '../lib/strings/frame';
import { SEARCH_BOX_TEXT, SEARCH_DIALOG_TEXT, SEARCH_WAIT_TEXT } from '../lib/strings/search-box';
import { SEARCH_DIALOG, SEARCH_FIELD } from '../page/search-dialog';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { dialogStyle } from './dialog-style';
import { loadSearch } from './load-search';
import type { OverlayProps } from './overlay/SearchResults';
import { SearchIcon } from './SearchIcon';

interface LoadedSearch {
  Overlay: ComponentType<OverlayProps>;
  backend: OverlayProps['backend'];
}

/**
 * The search dialog. The page's script opens it and moves the focus to its field, so readers can type before
 * anything else has loaded. The results then read what they've typed.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The elements of the open dialog. Undefined while it's closed. */
  const [open, setOpen] = useState<{ dialog: HTMLDialogElement; field: HTMLInputElement }>();
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => setHasFailed(true);
  const start = useEffectEvent(() => {
    setOpen({ dialog: dialog.current!, field: field.current! });
    setHasFailed(false);
    loadSearch().then(([{ Overlay }, backend]) => setLoaded({ Overlay, backend }), fail);
  });
  useEffect(() => {
    const element = dialog.current!;
    const onOpen = () => start();
    // The browser sends the event later, when the reader may have opened it again.
    const onClose = () => {
      if (!element.open) setOpen(undefined);
    };
    element.addEventListener('open', onOpen);
    element.addEventListener('close', onClose);
    // The reader may have opened it before this code arrived.
    if (element.open) start();
    return () => {
      element.removeEventListener('open', onOpen);
      element.removeEventListener('close', onClose);
    };
  }, []);
  return (
    <dialog ref={dialog} id={SEARCH_DIALOG} css={dialogStyle} aria-label={SEARCH_DIALOG_TEXT.label}>
      <div className="panel">
        <div className="box" role="search">
          <span className="lens">
            <SearchIcon name="search" size={22} />
          </span>
          <input
            ref={field}
            id={SEARCH_FIELD}
            type="text"
            role="combobox"
            aria-label={SEARCH_BOX_TEXT.label}
            aria-autocomplete="list"
            aria-expanded={false}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={QUERY_LENGTH}
            placeholder={SEARCH_BOX_TEXT.placeholder}
          />
          <button type="button" className="clear">
            {SEARCH_BOX_TEXT.clear}
            <span className="hidden-visually">{SEARCH_BOX_TEXT.clearDetails}</span>
          </button>
          <button type="button" className="close">
            <kbd>{SEARCH_BOX_TEXT.escape}</kbd>
            <span className="cancel">{SEARCH_BOX_TEXT.cancel}</span>
            <span className="hidden-visually">{SEARCH_BOX_TEXT.closeDetails}</span>
          </button>
        </div>
        {open && loaded && !hasFailed ? (
          <ErrorBoundary fallback={null} onError={fail}>
            <loaded.Overlay backend={loaded.backend} {...open} />
          </ErrorBoundary>
        ) : (
          <div className="waiting" role="status">
            <p className="loading" hidden={hasFailed}>
              {SEARCH_WAIT_TEXT.loading}
            </p>
            {/* Also shown by CSS if the page's scripts can't be loaded. */}
            <div className={hasFailed ? 'failed' : 'broken'}>
              <p>{SEARCH_WAIT_TEXT.failed}</p>
              <button type="button" data-reload>
                {ERROR_TEXT.reload}
              </button>
            </div>
          </div>
        )}
      </div>
    </dialog>
  );
}
