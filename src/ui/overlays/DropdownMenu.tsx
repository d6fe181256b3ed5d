import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { arrow, distances, floating } from '../controls/control-styles';
import type { MenuEntry } from './MenuItems';
import { MenuItems, menuStyle } from './MenuItems';

interface DropdownMenuProps {
  /** Its text is the menu's name. */
  trigger: ReactElement;
  items: MenuEntry[];
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  withArrow?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** ARIA Authoring Practices, menu button. */
export function DropdownMenu({
  trigger,
  items,
  withArrow = false,
  onOpenChange,
  ...position
}: DropdownMenuProps) {
  return (
    <Radix.Root modal={false} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content css={[floating, menuStyle]} align="start" {...position} {...distances} loop>
          <MenuItems items={items} components={Radix} />
          {withArrow && <Radix.Arrow css={arrow} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
