import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { ENTRY_KEYS } from '../reading/keys';

/** The keys as they are shown; screen readers know them by the links' own attribute. */
const KEYS_SHOWN = { previous: 'Alt+Shift+←', next: 'Alt+Shift+→' };
const MAC_KEYS_SHOWN = { previous: '⌥⇧←', next: '⌥⇧→' };

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 1rem;
  margin-top: 3rem;
  a {
    border: 1px solid var(--border);
    border-radius: var(--radius);
    padding: 0.875rem 1.125rem;
    color: var(--text);
    font-weight: 550;
    text-decoration: none;
    &:hover {
      border-color: var(--accent);
    }
  }
  span {
    display: block;
    color: var(--text-muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  [aria-keyshortcuts] span::after {
    float: right;
    font-size: 0.75rem;
    content: '${KEYS_SHOWN.previous}' / '';
    :root[data-mac] & {
      content: '${MAC_KEYS_SHOWN.previous}' / '';
    }
    @media (hover: none) {
      display: none;
    }
  }
  [rel='next'][aria-keyshortcuts] span::after {
    float: left;
    content: '${KEYS_SHOWN.next}' / '';
    :root[data-mac] & {
      content: '${MAC_KEYS_SHOWN.next}' / '';
    }
  }
  [rel='next'] {
    grid-column: -2 / -1;
    text-align: right;
  }
  @media (max-width: 639px) {
    [rel='next'] {
      grid-column: auto;
    }
  }
  @media print {
    display: none;
  }
`;

interface Neighbour {
  name: string;
  url: string;
}

interface NeighboursProps {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  /** Names the page where several are on one. */
  of?: string | undefined;
  /** True where keys lead there as well. */
  hasKeys?: boolean;
}

/** Links to the pages before and after this one in the menu. */
export function Neighbours({ previous, next, of, hasKeys = false }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav css={style} aria-label={`Previous and next page${of ? ` of ${of}` : ''}`}>
      {previous && (
        <Link
          to={previous.url}
          rel="prev"
          aria-keyshortcuts={hasKeys ? ENTRY_KEYS.previous : undefined}
        >
          <span>Previous</span>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link to={next.url} rel="next" aria-keyshortcuts={hasKeys ? ENTRY_KEYS.next : undefined}>
          <span>Next</span>
          {next.name}
        </Link>
      )}
    </nav>
  );
}
