import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { PAGINATION_TEXT } from '../lib/strings/frame';
import { ENTRY_KEYS } from '../page/keys';

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  margin-top: 3rem;
  a {
    /* In one row, unless a word is too long. */
    flex: 1 0 40%;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    padding: 0.875rem 1.125rem;
    color: var(--text);
    font-weight: 500;
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
    content: '${PAGINATION_TEXT.keys.previous}' / '';
    [data-mac] & {
      content: '${PAGINATION_TEXT.macKeys.previous}' / '';
    }
    @media (hover: none) {
      display: none;
    }
  }
  [rel='next'][aria-keyshortcuts] span::after {
    float: left;
    content: '${PAGINATION_TEXT.keys.next}' / '';
    [data-mac] & {
      content: '${PAGINATION_TEXT.macKeys.next}' / '';
    }
  }
  [rel='next'] {
    text-align: right;
  }
  @media print {
    display: none;
  }
`;

interface PageLink {
  name: string;
  url: string;
}

interface PaginationProps {
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  /** If the page has more than one entry. */
  entryTitle?: string | undefined;
  /** Keyboard shortcuts open the pages, too. */
  hasKeys?: boolean;
}

export function Pagination({ previous, next, entryTitle, hasKeys = false }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav
      css={style}
      aria-label={entryTitle ? PAGINATION_TEXT.labelFor(entryTitle) : PAGINATION_TEXT.label}
    >
      {previous && (
        <Link
          to={previous.url}
          rel="prev"
          aria-keyshortcuts={hasKeys ? ENTRY_KEYS.previous : undefined}
        >
          <span>{PAGINATION_TEXT.previous}</span>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link to={next.url} rel="next" aria-keyshortcuts={hasKeys ? ENTRY_KEYS.next : undefined}>
          <span>{PAGINATION_TEXT.next}</span>
          {next.name}
        </Link>
      )}
    </nav>
  );
}
