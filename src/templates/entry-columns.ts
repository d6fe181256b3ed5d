import { css } from '@emotion/react';

/** On wide screens, the examples are next to the details. */
export const entryColumns = css`
  max-width: 92rem;
  &[data-separated='true'] {
    margin-top: 4rem;
    border-top: 1px solid var(--border-strong);
    padding-top: 3rem;
    @media (max-width: 1279px) {
      padding-top: var(--page-top);
    }
  }
  /* The next entry is already below. */
  &:has(+ [data-entry]) .end > :not(:focus-within) {
    display: none;
  }
  /* The start of the last entry must be able to reach the top of the window, too. */
  &:last-child {
    min-height: calc(100vh - var(--top-bar));
  }
  > article {
    max-width: var(--article);
  }
  .examples {
    margin-top: 0.25rem;
  }
  h1 {
    outline: none;
    overflow-wrap: anywhere;
  }
  .heading {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125rem 0.875rem;
    h1 {
      min-width: 0;
    }
  }
  .subtitle {
    margin: 0;
    color: var(--text-muted);
  }
  .head .lead {
    font-size: 1rem;
    @media (max-width: 1279px) {
      margin-bottom: 0.5rem;
    }
  }
  .signature .code-block {
    margin-bottom: 0;
  }
  .setup {
    margin: 0.75rem 0 0;
    font-size: 0.875rem;
  }
  .libs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin: 0.75rem 0 1.25rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    a {
      color: inherit;
      &:hover {
        color: var(--text);
      }
      @media (pointer: coarse) {
        padding-block: 0.5625rem;
      }
    }
  }
  @media (min-width: 1280px) {
    &[data-examples='true'] > article {
      display: grid;
      grid-template:
        'head examples' auto 'details examples' 1fr 'end end' auto / minmax(0, 1fr)
        minmax(0, 1.15fr);
      gap: 0 3rem;
      max-width: none;
      .head {
        grid-area: head;
      }
      .details {
        grid-area: details;
      }
      .signature .code-block {
        margin-top: 0;
      }
      .end {
        grid-area: end;
      }
      .examples {
        grid-area: examples;
        margin-top: 0;
      }
      .examples > div {
        position: sticky;
        top: calc(var(--top-bar) + var(--page-top));
        max-height: calc(100vh - var(--top-bar) - var(--page-top));
        overflow-y: auto;
        scrollbar-width: thin;
        /* Hides the last lines while there's more below. At the end, nothing is behind it. */
        &::after {
          content: '';
          position: sticky;
          bottom: 0;
          display: block;
          height: 1.5rem;
          background: linear-gradient(transparent, var(--background));
          pointer-events: none;
        }
      }
    }
  }
`;
