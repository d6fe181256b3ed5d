import { css } from '@emotion/react';
import { Dialog } from 'radix-ui';
import { DIALOG_TEXT } from '../../lib/strings/widgets';
import { IconButton } from '../controls/IconButton';

const style = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.25rem 1rem;
  border-bottom: 1px solid var(--border);
  padding: 1rem 1.25rem;
  h2 {
    margin: 0;
    font-size: 1.125rem;
    font-weight: 640;
    line-height: 2rem;
  }
  p {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--text-muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`;

/** Title, description, and close button of a dialog. */
export function DialogHeader({ title, description }: { title: string; description?: string }) {
  return (
    <div css={style}>
      <Dialog.Title>{title}</Dialog.Title>
      <Dialog.Close asChild>
        <IconButton label={DIALOG_TEXT.close} icon="close" size="small" />
      </Dialog.Close>
      {description && <Dialog.Description>{description}</Dialog.Description>}
    </div>
  );
}
