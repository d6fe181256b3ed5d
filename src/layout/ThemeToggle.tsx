import { css } from '@emotion/react';
import { THEME_TOGGLE_TEXT } from '../lib/strings/frame';
import { Icon } from '../ui/controls/Icon';

const style = css`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  color: var(--text-muted);
  &:hover {
    border-color: var(--border);
    color: var(--text);
  }
  .to-dark {
    display: grid;
  }
  .to-light,
  .dark & .to-dark {
    display: none;
  }
  .dark & .to-light {
    display: grid;
  }
`;

/** See `src/page/theme.ts`. */
export function ThemeToggle() {
  return (
    <button type="button" css={style} data-theme-toggle aria-label={THEME_TOGGLE_TEXT.label}>
      <span className="to-light">
        <Icon name="sun" />
      </span>
      <span className="to-dark">
        <Icon name="moon" />
      </span>
    </button>
  );
}
