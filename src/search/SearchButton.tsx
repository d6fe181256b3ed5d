import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../ui/controls/Icon';
import { fetchEarly } from './client/fetch-early';
import type { Overlay as OverlayComponent } from './overlay/Overlay';
import type { InitialQuery } from './overlay/types';
import { isOpeningKey, typedInto } from './opening-keys';

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
    > span {
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

/** The code of the overlay and, beside it, the index; both once in a page's life. */
const load = () => {
  fetchEarly();
  return Promise.all([
    import(/* webpackChunkName: "search-overlay" */ './overlay/Overlay'),
    import(/* webpackChunkName: "search-backend" */ './client/backend').then(({ searchBackend }) =>
      searchBackend(),
    ),
  ]);
};

type Loaded = Awaited<ReturnType<typeof load>>;

/** Opens the search; nothing of it is loaded before a reader comes near. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState<InitialQuery>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const isOpen = query !== undefined;
  /** While the overlay is on its way: what it will begin with. */
  const awaited = useRef<InitialQuery>(undefined);

  const close = useCallback(() => {
    awaited.current = undefined;
    setQuery(undefined);
  }, []);
  const open = useCallback(
    (typed = '') => {
      const selected = typed ? '' : (getSelection()?.toString().trim() ?? '');
      awaited.current = { text: typed || selected, isSelected: selected !== '' };
      setQuery(awaited.current);
      load().then(setLoaded, () => {
        close();
        setFailed(true);
      });
    },
    [close],
  );
  const onReady = useCallback(() => (awaited.current = undefined), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const text = awaited.current && typedInto(awaited.current, event);
      if (awaited.current && text !== undefined) {
        Object.assign(awaited.current, { text, isSelected: false });
        event.preventDefault();
        return;
      }
      if (awaited.current && event.key === 'Escape') close();
      if (!isOpeningKey(event, document.activeElement === button.current)) return;
      event.preventDefault();
      const isToggle = event.ctrlKey || event.metaKey;
      if (isOpen && isToggle) close();
      else if (!isOpen) open(isToggle || event.key === '/' ? '' : event.key);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, open, close]);

  const preload = () => void load().catch(() => undefined);
  const Overlay: typeof OverlayComponent | undefined = loaded?.[0].Overlay;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-open"
        css={style}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={(isOpen && !loaded) || undefined}
        onClick={() => open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="search" size={18} />
        <span>{failed ? 'Search did not load' : 'Search docs...'}</span>
        <span className="keys" aria-hidden="true">
          <kbd className="control">Ctrl</kbd>
          <kbd className="command">⌘</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {Overlay &&
        loaded &&
        isOpen &&
        // Out of the top bar, whose styles are not for it.
        createPortal(
          <Overlay
            backend={loaded[1]}
            initialQuery={query}
            opener={button}
            onReady={onReady}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
