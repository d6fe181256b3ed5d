import { css } from '@emotion/react';
import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { arrow, distances, floating } from '../controls/control-styles';

const style = css`
  max-width: min(18rem, calc(100vw - 2rem));
  padding: 0.375rem 0.625rem;
  font-size: 0.8125rem;
`;

interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Must be focusable. */
  children: ReactElement;
}

/** On hover and focus, until Escape. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content css={[floating, style]} side={side} {...distances}>
            <div>{text}</div>
            <Radix.Arrow css={arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
