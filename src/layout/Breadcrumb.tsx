import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { Crumb } from '../lib/menu';
import { BREADCRUMB_TEXT } from '../lib/strings/frame';

const style = css`
  color: var(--text-muted);
  font-size: 0.875rem;
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125rem 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li:not(.here)::after {
    content: '/' / '';
    margin-left: 0.5rem;
    color: var(--border-strong);
  }
  .here {
    display: none;
  }
  @media (min-width: 1280px), print {
    li:has(+ .here)::after {
      content: none;
    }
  }
  /* Only the last two steps, on one line. */
  @media screen and (max-width: 1279px) {
    ol {
      flex-wrap: nowrap;
    }
    li:not(:nth-last-of-type(-n + 2)) {
      display: none;
    }
    li {
      flex: none;
      white-space: nowrap;
    }
    .here {
      display: block;
      flex: 0 1 auto;
      min-width: 0;
      overflow: hidden;
      color: var(--text);
      font-weight: 500;
      text-overflow: ellipsis;
    }
  }
  a {
    display: inline-block;
    padding-block: 0.125rem;
    @media (pointer: coarse) {
      padding-block: 0.5625rem;
    }
    color: inherit;
    text-decoration: none;
    &:hover {
      color: var(--text);
      text-decoration: underline;
    }
  }
`;

interface BreadcrumbProps {
  crumbs: Crumb[];
  /** For narrow windows, where the heading scrolls away. */
  title: string;
  /** If the page has more than one entry. */
  entryTitle?: string | undefined;
}

export function Breadcrumb({ crumbs, title, entryTitle }: BreadcrumbProps) {
  return (
    <nav
      css={style}
      aria-label={entryTitle ? BREADCRUMB_TEXT.labelFor(entryTitle) : BREADCRUMB_TEXT.label}
    >
      <ol>
        {crumbs.map(({ name, url }, index) => (
          <li key={index}>{url ? <Link to={url}>{name}</Link> : name}</li>
        ))}
        <li className="here">{title}</li>
      </ol>
    </nav>
  );
}
