import { css } from '@emotion/react';

/**
 * For boxes that scroll sideways: a shadow at each edge with more content. Two covers scroll with
 * the content and hide the shadows at its ends.
 */
export const scrollShadow = css`
  --shade: color-mix(in srgb, var(--text) 14%, transparent);
  --cover: var(--background);
  background:
    linear-gradient(to right, var(--cover) 40%, transparent) 0 0 / 3rem 100% local,
    linear-gradient(to left, var(--cover) 40%, transparent) 100% 0 / 3rem 100% local,
    linear-gradient(to right, var(--shade), transparent) 0 0 / 0.875rem 100% scroll,
    linear-gradient(to left, var(--shade), transparent) 100% 0 / 0.875rem 100% scroll var(--cover);
  background-repeat: no-repeat;
`;
