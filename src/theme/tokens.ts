/** The default. */
export const dark = {
  background: '#101112',
  surface: '#16181a',
  'surface-raised': '#1d2023',
  hover: '#1d2023',
  border: '#282c30',
  'border-strong': '#3d4348',
  'border-input': '#6b737b',
  text: '#eceeef',
  'text-muted': '#a3abb2',
  accent: '#3ecf8e',
  'accent-soft': '#12291f',
  'on-accent': '#06130d',
  'code-surface': '#16181a',
  'code-text': '#dfe3e6',
  'code-keyword': '#c4a7f5',
  'code-string': '#7fdcb0',
  'code-function': '#7cc0ff',
  'code-constant': '#f5c47a',
  'code-parameter': '#f0a7a0',
  'code-comment': '#8b959d',
  'code-mark': '#182a21',
  'code-ins': '#122b20',
  'code-del': '#351a1c',
  note: '#7cc0ff',
  tip: '#3ecf8e',
  caution: '#f5c47a',
  danger: '#ff9a90',
  shadow: '0 1px 2px #0006, 0 12px 32px #0006',
};

/** In CSS: `var(--<name>)`. */
export type Palette = Record<keyof typeof dark, string>;

/** Print always uses it. */
export const light: Palette = {
  background: '#ffffff',
  surface: '#f8f9fa',
  'surface-raised': '#ffffff',
  hover: '#f1f3f5',
  border: '#e4e7ea',
  'border-strong': '#c4cad0',
  'border-input': '#868e96',
  text: '#15191c',
  'text-muted': '#57616a',
  accent: '#0b7a4b',
  'accent-soft': '#e3f6ec',
  'on-accent': '#ffffff',
  'code-surface': '#f8f9fa',
  'code-text': '#1f272d',
  'code-keyword': '#7a3fc4',
  'code-string': '#0a7347',
  'code-function': '#0b5fae',
  'code-constant': '#8a5200',
  'code-parameter': '#a8322a',
  'code-comment': '#5f6a73',
  'code-mark': '#dcf3e6',
  'code-ins': '#dcf3e6',
  'code-del': '#fde8e6',
  note: '#0b5fae',
  tip: '#0b7a4b',
  caution: '#8a5200',
  danger: '#b3261e',
  shadow: '0 1px 2px #1111110f, 0 12px 32px #1111111a',
};

export const FALLBACK_FONT = "'Geist fallback', system-ui, sans-serif";

export const sizes = {
  'top-bar': '60px',
  'page-bar': '44px',
  'side-menu': '420px',
  measure: '46rem',
  'measure-text': '40rem',
  radius: '10px',
  'radius-small': '6px',
  'font-text': `Geist, ${FALLBACK_FONT}`,
  'font-code': "'Geist Mono', 'Geist Mono fallback', ui-monospace, monospace",
  'text-small': '0.8125rem',
  'text-menu': '0.875rem',
} as const;

export function declarations(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
