import { css } from '@emotion/react';
import { SITE } from '../lib/site';
import { WORDMARK_TEXT } from '../lib/strings/frame';
import { dark } from '../theme/tokens';

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: -0.01em;
  .suffix {
    color: var(--text-muted);
    font-weight: 400;
  }
  /* The brand's color in both themes. */
  path {
    fill: ${dark.accent};
    stroke: ${dark.accent};
    stroke-width: 3;
    stroke-linejoin: round;
  }
`;

/** A bolt, and the site's name. */
export function Wordmark() {
  return (
    <span css={style}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
        <path d={SITE.bolt} />
      </svg>
      <span>
        {`${WORDMARK_TEXT.name} `}
        <span className="suffix">{WORDMARK_TEXT.suffix}</span>
      </span>
    </span>
  );
}
