import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { TABLE_TEXT } from '../lib/strings/frame';

/** The background has a shadow at the edge with more content. A cover scrolls with the content, and hides it at its end. */
const style = css`
  background:
    linear-gradient(270deg, var(--background) 40%, #0000) 100% 0 / 3rem 100% local,
    linear-gradient(270deg, color-mix(in srgb, var(--text) 14%, #0000), #0000) 100% 0 / 1rem 100%
      scroll var(--background);
  background-repeat: no-repeat;
  margin-block: 1.25rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
    line-height: 1.5;
  }
  th,
  td {
    padding: 0.625rem 0.75rem;
    text-align: left;
    vertical-align: top;
  }
  thead {
    background: var(--surface);
  }
  th {
    font-weight: 600;
    white-space: nowrap;
    @media (max-width: 40rem) {
      white-space: normal;
    }
  }
  tbody tr {
    border-top: 1px solid var(--border);
  }
  td {
    min-width: 10rem;
    @media (min-width: 40rem) {
      min-width: 4.5rem;
    }
  }
  th[scope='row'] {
    font-weight: inherit;
    white-space: normal;
    position: sticky;
    left: 0;
    min-width: 6.5rem;
    max-width: 10rem;
    background: var(--background);
    @media (min-width: 40rem) {
      position: static;
      min-width: 4.5rem;
      max-width: none;
    }
  }
  tbody code {
    background: var(--hover);
    box-shadow: none;
    overflow-wrap: break-word;
    &:target {
      outline: 2px solid var(--accent);
    }
  }
  .align-right {
    min-width: 4.5rem;
    text-align: right;
  }
  .align-center {
    text-align: center;
  }
  /* A message without a code needs as much space as its fix. */
  @media (min-width: 40rem) {
    table:has([data-label='Fix:']):not(:has([data-label='·'])) th[scope='row'] {
      width: 34%;
    }
  }
  /* All tables of a list of changes have the same columns. */
  @media (min-width: 48rem) {
    table:has(td:last-child[data-label='·']) {
      table-layout: fixed;
      th:not(:last-child) {
        width: 13.25rem;
      }
    }
  }
  /* On phones, a row is a paragraph that starts with its name and short values (see tree-table). */
  @media (max-width: 480px) {
    table:has(td[data-label]) {
      thead,
      td:empty {
        display: none;
      }
      tbody,
      tr,
      th,
      td {
        display: block;
      }
      tr {
        padding: 0.5rem 0.75rem;
      }
      tbody tr:first-of-type {
        border-top: 0;
      }
      th,
      td {
        max-width: none;
        padding: 0;
      }
      td:has(> a) {
        padding-block: 0.125rem;
      }
      tr > :not([data-label]) {
        font-weight: 600;
      }
      tr:has([data-label^='·']) > :not([data-label]),
      [data-label^='·'] {
        display: inline;
      }
      [data-label]::before {
        font-weight: 600;
        content: ' ' attr(data-label) ' ';
      }
      [data-label^='·']::before {
        font-weight: 400;
      }
    }
  }
`;

interface HeaderCellProps {
  className?: string;
  scope?: 'col' | 'row';
  children?: ReactNode;
}

/** A header needs text, so an empty one becomes a plain cell. */
export function HeaderCell({ className, scope = 'col', children }: HeaderCellProps) {
  if (!children) return <td />;
  return (
    <th scope={scope} className={className}>
      {children}
    </th>
  );
}

/** Scrolls if it's too wide. Not a landmark, because a page can contain many. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    <div css={style} role="group" aria-label={TABLE_TEXT.label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
