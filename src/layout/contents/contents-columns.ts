import { css } from '@emotion/react';

/**
 * The columns of an article with a list of its sections. The list is next to the article if there's room.
 * Otherwise, it opens below the page's bar.
 */
export const contentsColumns = css`
  aside.contents {
    margin: 0;
    border: 0;
    padding: 0;
    overflow-y: auto;
    scrollbar-width: thin;
    background: none;
    color: inherit;
  }
  @media screen and (max-width: 1279px) {
    /* The page's bar stays at the top throughout the article. */
    > article {
      display: flex;
      flex-direction: column;
    }
    .head,
    .page-head {
      display: contents;
    }
    > article > .content {
      margin-top: -0.875rem;
    }
    aside.contents:popover-open {
      inset: calc(var(--top-bar) + var(--page-bar)) 0.75rem auto auto;
      width: min(24rem, 100vw - 1.5rem);
      max-height: min(32rem, 100dvh - var(--top-bar) - var(--page-bar) - 1rem);
      border: 1px solid var(--border-strong);
      border-radius: var(--radius);
      padding: 1rem 1rem 0.75rem;
      background: var(--surface-raised);
      box-shadow: var(--shadow);
      overscroll-behavior: contain;
    }
  }
  @media (min-width: 1280px) {
    &[data-contents='true'] {
      display: grid;
      grid-template-columns: minmax(0, var(--measure)) 15rem;
      gap: 0 3rem;
      aside.contents {
        position: sticky;
        inset: calc(var(--top-bar) + 2rem) auto auto auto;
        display: block;
        align-self: start;
        width: auto;
        height: auto;
        max-height: calc(100vh - var(--top-bar) - 3rem);
        padding-left: 1px;
      }
    }
  }
`;
