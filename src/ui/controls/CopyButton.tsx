import { css } from '@emotion/react';
import { COPY_BUTTON_TEXT } from '../../lib/strings/frame';
import { copyText } from '../copy-text';
import { useBrief } from '../useBrief';

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
`;

interface CopyButtonProps {
  getText: () => string;
  /** Called if the browser refuses to copy. The caller can then select the text instead. */
  onFail?: () => void;
}

/**
 * Copies the text that `getText` returns to the clipboard. The label shows the result for
 * `COPY_FEEDBACK_MS`.
 */
export function CopyButton({ getText, onFail }: CopyButtonProps) {
  const [state, show] = useBrief<keyof typeof COPY_BUTTON_TEXT>('idle');
  const copy = async () => {
    try {
      await copyText(getText());
      show('done');
    } catch {
      show('failed');
      onFail?.();
    }
  };
  return (
    <button type="button" css={style} aria-live="polite" onClick={copy}>
      {COPY_BUTTON_TEXT[state]}
    </button>
  );
}
