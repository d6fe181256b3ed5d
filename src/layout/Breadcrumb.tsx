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
  li:not(:last-of-type)::after {
    content: '/' / '';
    margin-left: 0.5rem;
    color: var(--border-strong);
  }
  a {
    display: inline-block;
    padding-block: 0.125rem;
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
  /** Title of the entry, if the page has several. */
  entryTitle?: string | undefined;
}

/** The path from the home page to this page. */
export function Breadcrumb({ crumbs, entryTitle }: BreadcrumbProps) {
  return (
    <nav
      css={style}
      aria-label={entryTitle ? BREADCRUMB_TEXT.labelFor(entryTitle) : BREADCRUMB_TEXT.label}
    >
      <ol>
        {crumbs.map(({ name, url }, index) => (
          <li key={index}>{url ? <Link to={url}>{name}</Link> : name}</li>
        ))}
      </ol>
    </nav>
  );
}
