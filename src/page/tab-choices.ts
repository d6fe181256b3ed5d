/** Storage key of the tabs that the reader has selected. */
export const TABS_KEY = 'supabaseTabs';

/** Maximum number of stored choices. Older ones are forgotten. */
const MAX_CHOICES = 20;

/**
 * A tab that the reader selected, followed by the tabs that were next to it. `*` matches any tab.
 */
type TabChoice = string[];

/** Returns the ID of a tab, which a URL's hash can contain: `react-native` for "React Native". */
export function tabId(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** Returns the name of a tab in choices: `react native` for "React Native". */
export function tabName(label: string): string {
  return label.toLowerCase();
}

/** Returns the name of the tab that the `lang` parameter of a URL selects, or an empty string. */
export function tabInUrl(search: string): string {
  return tabName(new URLSearchParams(search).get('lang') ?? '').replaceAll('-', ' ');
}

/**
 * Returns the tab that a stored text selects in a set of tabs, or undefined. A choice applies if the
 * set contains the selected tab and a tab that it was preferred to. If several choices apply, the
 * newest one wins.
 */
export function chosenTab(names: readonly string[], stored: string): string | undefined {
  const [chosen] =
    parse(stored).find(
      ([selected, ...others]) =>
        names.includes(selected!) && others.some((name) => name === '*' || names.includes(name)),
    ) ?? [];
  return chosen;
}

/** Returns the stored text after the reader selects a tab. `others` are the tabs next to it. */
export function withChoice(stored: string, selected: string, others: readonly string[]): string {
  const choice = [selected, ...others.filter((name) => name !== selected)];
  const isReplaced = (older: TabChoice) =>
    older.length === choice.length && older.every((name) => choice.includes(name));
  return [choice, ...parse(stored).filter((older) => !isReplaced(older))]
    .slice(0, MAX_CHOICES)
    .map((names) => names.join('|'))
    .join('\n');
}

function parse(stored: string): TabChoice[] {
  return stored
    .split('\n')
    .map((choice) => choice.split('|'))
    .filter(({ length }) => length > 1);
}
