import { css } from '@emotion/react';

/** The list is next to the article if there's room, and otherwise opens below the page's bar. */
export const contentsColumns = css`
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
  }
  @media (min-width: 1280px) {
    &[data-contents='true'] {
      display: grid;
      grid-template-columns: minmax(0, var(--article)) 15rem;
      gap: 0 2.5rem;
    }
  }
`;
