// Load on demand.

const MAC_KEYS: Record<string, string> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

interface Shortcut {
  action: string;
  keys: readonly string[];
  /** Readers can turn it off. */
  isSingle?: boolean;
}

/** Without the standard keys of widgets. */
const SHORTCUTS: readonly Shortcut[] = [
  { action: 'Open or close search', keys: ['Ctrl', 'K'] },
  { action: 'Open search', keys: ['/'], isSingle: true },
  { action: 'Select a search result', keys: ['↑', '↓'] },
  { action: 'Open the selected result', keys: ['Enter'] },
  { action: 'Go to the next reference entry', keys: ['Alt', 'Shift', '→'] },
  { action: 'Go to the previous reference entry', keys: ['Alt', 'Shift', '←'] },
  { action: 'Open settings and shortcuts', keys: ['?'], isSingle: true },
  { action: 'Close search, a dialog, or the menu', keys: ['Esc'] },
];

export const SETTINGS_DIALOG_TEXT = {
  title: 'Settings and shortcuts',
  theme: 'Theme',
  themes: [
    { value: 'dark', label: 'Dark' },
    { value: 'light', label: 'Light' },
    { value: 'system', label: 'Same as system' },
  ],
  wrap: 'Wrap long lines of code',
  shortcuts: 'Keyboard shortcuts',
  singleKeys: 'Single-key shortcuts',
  singleKeysDescription:
    'If speech input or a pressed key triggers them by accident, turn them off. The other shortcuts still work.',
  list: SHORTCUTS,
  macKeys: MAC_KEYS,
};
