import { css } from '@emotion/react';

/** The sign of a disclosure, for a `summary`. The browser's triangle looks different from the other icons. */
export const disclosureSign = css`
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &::before {
    content: '';
    display: inline-block;
    width: 0.3125rem;
    height: 0.3125rem;
    margin: 0 0.5rem 0.125rem 0.1875rem;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
  }
  [open] > &::before {
    transform: rotate(45deg);
  }
`;
