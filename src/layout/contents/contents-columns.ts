import { css } from '@emotion/react';

/**
 * The columns of an article with a list of its sections: the list is next to the article if there's
 * room, and above its text otherwise.
 */
export const contentsColumns = css`
  aside.contents {
    display: none;
  }
  @media (min-width: 1280px) {
    &[data-contents='true'] {
      display: grid;
      grid-template-columns: minmax(0, var(--measure)) 15rem;
      gap: 0 3rem;
      .contents-top {
        display: none;
      }
      aside.contents {
        position: sticky;
        top: calc(var(--top-bar) + 2rem);
        display: block;
        align-self: start;
        max-height: calc(100vh - var(--top-bar) - 3rem);
        overflow-y: auto;
        scrollbar-width: thin;
        padding-left: 1px;
      }
    }
  }
`;
