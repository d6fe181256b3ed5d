import { css } from '@emotion/react';
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
  rect {
    fill: ${dark.accent};
  }
  path {
    stroke: ${dark['on-accent']};
    stroke-width: 3.2;
    stroke-linecap: round;
  }
`;

/** Three lines of text, and the site's name. */
export function Wordmark() {
  return (
    <span css={style}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <path d="M8 9h11M8 16h16M8 23h7" />
      </svg>
      <span>
        {`${WORDMARK_TEXT.name} `}
        <span className="suffix">{WORDMARK_TEXT.suffix}</span>
      </span>
    </span>
  );
}
