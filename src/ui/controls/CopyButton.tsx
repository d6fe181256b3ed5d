import { css } from '@emotion/react';
import { COPY_BUTTON_TEXT } from '../../lib/strings/frame';

/** Replaces the label of a button with the result of copying, which the page's script puts on the button. */
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
  /** The text to copy. Without it, the button copies the code of the code block around it. */
  text?: string;
}

/**
 * Copies a text to the clipboard (see `src/page/copy.ts`). The label shows the result for `COPY_FEEDBACK_MS`.
 */
export function CopyButton({ text = '' }: CopyButtonProps) {
  return (
    <button type="button" css={style} data-copy={text}>
      <span>{COPY_BUTTON_TEXT.label}</span>
    </button>
  );
}
