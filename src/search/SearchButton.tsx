import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SEARCH_BUTTON_TEXT } from '../lib/strings/frame';
import { Icon } from '../ui/controls/Icon';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { prefetchIndex } from './client/prefetch-index';
import type { Overlay as OverlayComponent } from './overlay/Overlay';
import type { InitialQuery } from './overlay/types';
import { preloadOnHover } from '../ui/reduced-data';
import { SINGLE_KEYS_KEY } from '../ui/single-keys';
import { useStored } from '../ui/useStored';
import { isOpeningKey, textAfterKey } from './opening-keys';

/** The shortcuts that readers can't turn off, as a value of `aria-keyshortcuts`. */
const CHORDS = 'Control+K Meta+K';

const style = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: 15rem;
  height: 40px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  padding: 0 0.5rem 0 0.75rem;
  background: var(--surface);
  color: var(--text-muted);
  font-size: 0.9375rem;
  text-align: left;
  &:hover {
    border-color: var(--border-strong);
    color: var(--text);
  }
  svg {
    flex: none;
  }
  .keys {
    display: flex;
    gap: 0.1875rem;
    margin-left: auto;
  }
  kbd {
    border: 1px solid var(--border);
    border-radius: 4px;
    padding: 0 0.3125rem;
    background: var(--background);
    font: 0.75rem/1.5 var(--font-text);
  }
  .command,
  [data-mac] & .control {
    display: none;
  }
  [data-mac] & .command {
    display: inline;
  }
  @media (max-width: 639px) {
    justify-content: center;
    width: 40px;
    padding: 0;
    &[data-failed] {
      width: 4.25rem;
      font-size: 0.8125rem;
      line-height: 1.2;
      text-align: center;
      svg {
        display: none;
      }
    }
    &:not([data-failed]) > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .keys {
      display: none;
    }
  }
`;

/** Loads the overlay's code and starts the backend. The index downloads in parallel. */
const load = () => {
  prefetchIndex();
  return Promise.all([
    import(/* webpackChunkName: "search-overlay" */ './overlay/Overlay'),
    import(/* webpackChunkName: "search-backend" */ './client/backend').then(({ searchBackend }) =>
      searchBackend(),
    ),
  ]);
};

type LoadedSearch = Awaited<ReturnType<typeof load>>;

const preload = preloadOnHover(load);

/** The button that opens search. It loads the overlay when it's hovered, focused, or pressed. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState<InitialQuery>();
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [failed, setFailed] = useState(false);
  const isOpen = query !== undefined;
  /** The query that the overlay will open with; undefined unless the overlay is loading. */
  const pending = useRef<InitialQuery>(undefined);

  const close = useCallback(() => {
    pending.current = undefined;
    setQuery(undefined);
  }, []);
  const fail = useCallback(() => {
    close();
    setFailed(true);
  }, [close]);
  const open = useCallback(
    (typed = '') => {
      const selected = typed ? '' : (getSelection()?.toString().trim() ?? '');
      pending.current = { text: typed || selected, isSelected: selected !== '' };
      setQuery(pending.current);
      setFailed(false);
      load().then(setLoaded, fail);
    },
    [fail],
  );
  const [singleKeys] = useStored(SINGLE_KEYS_KEY);
  const onReady = useCallback(() => (pending.current = undefined), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const text = pending.current && textAfterKey(pending.current, event);
      if (pending.current && text !== undefined) {
        Object.assign(pending.current, { text, isSelected: false });
        event.preventDefault();
        return;
      }
      if (pending.current && event.key === 'Escape') close();
      if (!isOpeningKey(event, document.activeElement === button.current)) return;
      event.preventDefault();
      const isToggle = event.ctrlKey || event.metaKey;
      if (isOpen && isToggle) close();
      else if (!isOpen) open(isToggle || event.key === '/' ? '' : event.key);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, open, close]);

  const Overlay: typeof OverlayComponent | undefined = loaded?.[0].Overlay;
  return (
    <>
      <button
        ref={button}
        type="button"
        id="search"
        className="search-open"
        data-failed={failed || undefined}
        css={style}
        aria-haspopup="dialog"
        aria-keyshortcuts={singleKeys === 'false' ? CHORDS : `${CHORDS} /`}
        aria-busy={(isOpen && !loaded) || undefined}
        onClick={() => open()}
        {...preload}
      >
        <Icon name="search" size={18} />
        <span>{failed ? SEARCH_BUTTON_TEXT.failed : SEARCH_BUTTON_TEXT.label}</span>
        <span className="keys" aria-hidden="true">
          <kbd className="control">{SEARCH_BUTTON_TEXT.keys.control}</kbd>
          <kbd className="command">{SEARCH_BUTTON_TEXT.keys.command}</kbd>
          <kbd>{SEARCH_BUTTON_TEXT.keys.letter}</kbd>
        </span>
      </button>
      {failed && (
        <span role="alert" className="hidden-visually">
          {SEARCH_BUTTON_TEXT.failedDetails}
        </span>
      )}
      {Overlay &&
        loaded &&
        isOpen &&
        // Renders outside of the top bar, whose styles would otherwise apply.
        createPortal(
          <ErrorBoundary fallback={null} onError={fail}>
            <Overlay
              backend={loaded[1]}
              initialQuery={query}
              opener={button}
              onReady={onReady}
              onClose={close}
            />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
