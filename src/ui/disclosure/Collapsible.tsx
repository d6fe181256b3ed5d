import { css } from '@emotion/react';
import { Collapsible as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../controls/Icon';
import { reveal, summary } from './disclosure-styles';

const style = css`
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
`;

interface CollapsibleProps {
  title: string;
  /** Initially. */
  open?: boolean;
  onChange?: (open: boolean) => void;
  children: ReactNode;
}

export function Collapsible({ title, open = false, onChange, children }: CollapsibleProps) {
  return (
    <Radix.Root css={style} defaultOpen={open} {...(onChange && { onOpenChange: onChange })}>
      <Radix.Trigger css={summary}>
        <Icon name="chevron" size={16} />
        <span>{title}</span>
      </Radix.Trigger>
      <Radix.Content css={reveal}>{children}</Radix.Content>
    </Radix.Root>
  );
}
