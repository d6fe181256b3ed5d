import { css } from '@emotion/react';
import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { POPOVER_TEXT } from '../../lib/strings/widgets';
import { IconButton } from '../controls/IconButton';
import { arrow, distances, floating } from '../controls/control-styles';

const style = css`
  width: max-content;
  max-width: min(22rem, calc(100vw - 2rem));
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  padding: 0.875rem 1rem;
  > button {
    float: right;
    margin: -0.25rem -0.375rem 0 0.5rem;
  }
`;

interface PopoverProps {
  trigger: ReactElement;
  /** For screen readers. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  closable?: boolean;
  children: ReactNode;
}

export function Popover({ trigger, label, closable = false, children, ...position }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content css={[floating, style]} aria-label={label} {...position} {...distances}>
          {closable && (
            <Radix.Close asChild>
              <IconButton label={POPOVER_TEXT.close} icon="close" size="tiny" />
            </Radix.Close>
          )}
          <div>{children}</div>
          <Radix.Arrow css={arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
