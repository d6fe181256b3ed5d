import { css } from '@emotion/react';

/** Returns the style of a short text in the panel. `color` is the name of a token. */
export const noteStyle = (padding: string, color: string) => css`
  margin: 0;
  padding: ${padding} 1rem;
  color: var(--${color});
  font-size: 0.8125rem;
`;
