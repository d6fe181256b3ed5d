/** Key in session storage of the menu groups that are open. */
export const MENU_KEY = 'supabaseMenu';

/** Returns the name of a group in the list of open groups. */
export function groupName(level: string, label: string): string {
  return `${level} ${label}`;
}

/** Returns the stored text after a group was opened or closed. */
export function withGroup(stored: string, name: string, isOpen: boolean): string {
  const others = openGroups(stored).filter((other) => other !== name);
  return (isOpen ? [...others, name] : others).join('\n');
}

/** Returns the names of the open groups. */
export function openGroups(stored: string): string[] {
  return stored.split('\n').filter(Boolean);
}
