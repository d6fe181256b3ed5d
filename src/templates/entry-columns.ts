import { css } from '@emotion/react';
import { contentsColumns } from '../layout/contents/contents-columns';

/** The columns of an entry: the details, and on wide screens the examples next to them. */
export const entryColumns = css`
  ${contentsColumns}
  max-width: 92rem;
  &[data-separated='true'] {
    margin-top: 4rem;
    border-top: 1px solid var(--border-strong);
    padding-top: 3rem;
  }
  /* The start of the last entry must be able to reach the top of the window, too. */
  &:last-child {
    min-height: calc(100vh - var(--top-bar));
  }
  > article {
    max-width: var(--measure);
  }
  h1:focus {
    outline: none;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  .subtitle {
    margin: 0.375rem 0 0;
    color: var(--text-muted);
    font-size: 1.125rem;
  }
  .setup {
    margin: 0.75rem 0 0;
    font-size: 0.875rem;
  }
  .since {
    margin: 0.375rem 0 0;
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  .libs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem 0.5rem;
    margin: 0 0 1.5rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    a,
    span {
      border: 1px solid var(--border);
      border-radius: 99px;
      padding: 0.0625rem 0.625rem;
      color: inherit;
      text-decoration: none;
    }
    a:hover {
      border-color: var(--accent);
      color: var(--text);
    }
    [aria-current] {
      border-color: var(--accent);
      color: var(--accent);
    }
  }
  @media (min-width: 1280px) {
    &[data-examples='true'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 0 3rem;
      .examples {
        position: sticky;
        top: calc(var(--top-bar) + 2rem);
        align-self: start;
        max-height: calc(100vh - var(--top-bar) - 3rem);
        overflow-y: auto;
        scrollbar-width: thin;
      }
    }
  }
`;
