import { ContextMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { floating } from '../controls/control-styles';
import type { MenuEntry } from './MenuItems';
import { MenuItems, menuSheet } from './MenuItems';

interface ContextMenuProps {
  items: MenuEntry[];
  /** Its name for screen readers. */
  label: string;
  /** Where it can be asked for. */
  children: ReactNode;
}

/**
 * A menu for a place of the page: by the right mouse button, the menu key, or a touch as long as
 * `LONG_PRESS_MS`. What it offers must be reachable in another way too.
 */
export function ContextMenu({ items, label, children }: ContextMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content css={[floating, menuSheet]} aria-label={label} collisionPadding={8} loop>
          <MenuItems items={items} parts={Radix} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
