/**
 * Session storage key for the labels of open menu groups. Libraries have the same groups, so a group
 * that's open in one reference is open in the others.
 */
export const MENU_KEY = 'supabaseMenu';

/** Returns the stored text after a group was opened or closed. */
export function withGroup(stored: string, label: string, isOpen: boolean): string {
  const others = openGroups(stored).filter((other) => other !== label);
  return (isOpen ? [...others, label] : others).join('\n');
}

/** Returns the labels of the open groups. */
export function openGroups(stored: string): string[] {
  return stored.split('\n').filter(Boolean);
}
