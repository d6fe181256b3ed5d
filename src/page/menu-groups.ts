/** Groups have the same names in all references, so one that's open stays open in the others. */
export const MENU_KEY = 'supabaseMenu';

export function withGroup(stored: string, label: string, isOpen: boolean): string {
  const others = openGroups(stored).filter((other) => other !== label);
  return (isOpen ? [...others, label] : others).join('\n');
}

export function openGroups(stored: string): string[] {
  return stored.split('\n').filter(Boolean);
}
