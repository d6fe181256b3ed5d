import { css } from '@emotion/react';
import { COPY_BUTTON_TEXT } from '../../lib/strings/frame';

/** The page's script puts the result on the button. */
export const resultStyle = css`
  &[data-result] > span {
    display: none;
  }
  &[data-result]::before {
    content: attr(data-result);
  }
`;

const style = css`
  ${resultStyle};
  border: 0;
  border-radius: var(--radius-small);
  padding: 0.25rem 0.5rem;
  min-height: 28px;
  background: none;
  color: var(--text-muted);
  font-size: 0.8125rem;
  line-height: 1.2;
  &:hover {
    background: var(--border);
    color: var(--text);
  }
`;

interface CopyButtonProps {
  /** Instead of its code block. */
  text?: string;
}

/** See `src/page/copy.ts`. */
export function CopyButton({ text = '' }: CopyButtonProps) {
  return (
    <button type="button" css={style} data-copy={text}>
      <span>{COPY_BUTTON_TEXT.label}</span>
    </button>
  );
}
