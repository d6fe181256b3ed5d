import { useLayoutEffect, useState } from 'react';
import { MENU_KEY, openGroups, withGroup } from '../lib/first-paint/menu-groups';
import { readStored, store } from '../ui/storage';

/**
 * Returns the state of a menu group, and a function to call when the reader opens or closes it. The
 * group opens when it becomes active. Otherwise it stays as the reader left it, even after a reload.
 * Without a name, the state is only kept until the page is reloaded.
 */
export function useMenuGroup(
  name: string | undefined,
  isActive: boolean,
): [isOpen: boolean, onToggle: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(isActive);
  const [wasActive, setWasActive] = useState(isActive);
  if (wasActive !== isActive) {
    setWasActive(isActive);
    if (isActive) setIsOpen(true);
  }
  useLayoutEffect(() => {
    // Session storage can only be read after hydration, and nothing may move after the first paint.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (name && openGroups(readGroups()).includes(name)) setIsOpen(true);
  }, [name]);
  const onToggle = (next: boolean) => {
    setIsOpen(next);
    if (name) store(MENU_KEY, withGroup(readGroups(), name, next), 'sessionStorage');
  };
  return [isOpen, onToggle];
}

function readGroups(): string {
  return readStored(MENU_KEY, 'sessionStorage') ?? '';
}
