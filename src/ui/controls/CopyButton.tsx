import { css } from '@emotion/react';
import { COPY_BUTTON_TEXT } from '../../lib/strings/frame';

const style = css`
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
  [data-for]:not([data-for='idle']),
  &[data-state] [data-for='idle'] {
    display: none;
  }
  &[data-state='done'] [data-for='done'],
  &[data-state='failed'] [data-for='failed'] {
    display: inline;
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
      <span data-for="idle">{COPY_BUTTON_TEXT.idle}</span>
      <span data-for="done">{COPY_BUTTON_TEXT.done}</span>
      <span data-for="failed">{COPY_BUTTON_TEXT.failed}</span>
    </button>
  );
}
