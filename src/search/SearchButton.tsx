import { css } from '@emotion/react';
import { SEARCH_BUTTON_TEXT } from '../lib/strings/frame';
import { SINGLE_KEYS_KEY } from '../page/keys';
import { Icon } from '../ui/controls/Icon';
import { preloadOnHover } from '../ui/reduced-data';
import { useStored } from '../ui/useStored';
import { loadSearch } from './load-search';

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
  font-size: 0.875rem;
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
  @media (hover: none) {
    .keys {
      display: none;
    }
  }
  .command,
  [data-mac] & .control {
    display: none;
  }
  [data-mac] & .command {
    display: inline;
  }
  /* In the top bar. */
  &#search {
    @media (max-width: 1023px) {
      height: 44px;
    }
    @media (max-width: 639px) {
      justify-content: center;
      gap: 0;
      width: 44px;
      padding: 0;
      font-size: 0;
      .keys {
        display: none;
      }
    }
    /* Next to the sections. */
    @media (min-width: 1024px) and (max-width: 1199px) {
      width: auto;
      overflow: hidden;
      white-space: nowrap;
      .keys {
        display: none;
      }
    }
  }
  &:not(#search) {
    width: var(--search, 100%);
    height: 52px;
    margin-bottom: 1.5rem;
    border-color: var(--border-input);
    font-size: 1rem;
  }
`;

const preload = preloadOnHover(loadSearch);

interface SearchButtonProps {
  /** True for the search field of the home page, next to the one in the top bar. */
  isLarge?: boolean;
}

/** A button that opens search (see `src/page/search-dialog.ts`). Pointing at it loads the results' code. */
export function SearchButton({ isLarge = false }: SearchButtonProps) {
  const [singleKeys] = useStored(SINGLE_KEYS_KEY);
  return (
    <button
      type="button"
      id={isLarge ? undefined : 'search'}
      className="search-open"
      css={style}
      aria-haspopup="dialog"
      aria-keyshortcuts={singleKeys === 'false' ? CHORDS : `${CHORDS} /`}
      {...preload}
    >
      <Icon name="search" size={18} />
      <span>{SEARCH_BUTTON_TEXT.label}</span>
      <span className="keys" aria-hidden="true">
        <kbd className="control">{SEARCH_BUTTON_TEXT.keys.control}</kbd>
        <kbd className="command">{SEARCH_BUTTON_TEXT.keys.command}</kbd>
        <kbd>{SEARCH_BUTTON_TEXT.keys.letter}</kbd>
      </span>
    </button>
  );
}
