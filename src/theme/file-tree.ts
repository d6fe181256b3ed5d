import { css } from '@emotion/react';

/** Folders are disclosures. Without styles, they're nested lists. */
export const fileTree = css`
  .file-tree {
    border: 1px solid var(--border);
    border-radius: var(--radius);
    padding: 0.75rem 1rem;
    background: var(--code-surface);
    color: var(--text-muted);
    font-size: 0.875rem;
    /* Safari only treats lists without bullets as lists if the style is an empty text. */
    &,
    ul {
      list-style: '';
    }
    ul {
      border-left: 1px solid var(--border-strong);
      margin: 0 0 0 0.3125rem;
      padding-left: 0.75rem;
    }
    li {
      margin: 0;
      padding: 0.125rem 0 0.125rem 1rem;
    }
    summary {
      margin-left: -1rem;
    }
    svg {
      margin-right: 0.375rem;
      vertical-align: -0.1875rem;
    }
    code {
      padding: 0;
      background: none;
      box-shadow: none;
      color: var(--text);
      font-size: inherit;
    }
    strong code {
      border-bottom: 2px solid var(--accent);
      border-radius: 0;
      font-weight: 600;
    }
  }
`;
