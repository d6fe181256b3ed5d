import { css } from '@emotion/react';

/** `color` is the name of a token. */
export const noteStyle = (padding: string, color: string) => css`
  margin: 0;
  padding: ${padding} 1rem;
  color: var(--${color});
  font-size: 0.8125rem;
`;
