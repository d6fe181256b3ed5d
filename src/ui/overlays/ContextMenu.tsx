import { ContextMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { floating } from '../controls/control-styles';
import type { MenuEntry } from './MenuItems';
import { MenuItems, menuStyle } from './MenuItems';

interface ContextMenuProps {
  items: MenuEntry[];
  /** For screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Opens on a right-click, the menu key, or a long press (700 ms). Readers may not discover it, so
 * its actions must be available elsewhere.
 */
export function ContextMenu({ items, label, children }: ContextMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content css={[floating, menuStyle]} aria-label={label} collisionPadding={8} loop>
          <MenuItems items={items} components={Radix} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
