export const TABS_KEY = 'supabaseTabs';

const MAX_CHOICES = 20;

/** The selected tab, then the tabs next to it. `*` matches any. */
type TabChoice = string[];

/** In hashes: `react-native` for "React Native". */
export function tabId(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** In choices: `react native` for "React Native". */
export function tabName(label: string): string {
  return label.toLowerCase();
}

/** From the `lang` parameter, or empty. */
export function tabInUrl(search: string): string {
  return tabName(new URLSearchParams(search).get('lang') ?? '').replaceAll('-', ' ');
}

/** The newest choice whose tab is in the set, with one that it was preferred to. */
export function chosenTab(names: readonly string[], stored: string): string | undefined {
  const [chosen] =
    parse(stored).find(
      ([selected, ...others]) =>
        names.includes(selected!) && others.some((name) => name === '*' || names.includes(name)),
    ) ?? [];
  return chosen;
}

/** `others` are the tabs next to the selected one. */
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
