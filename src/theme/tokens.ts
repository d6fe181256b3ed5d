/** The default. */
export const dark = {
  background: '#121212',
  surface: '#171717',
  'surface-raised': '#1f1f1f',
  hover: '#262626',
  border: '#2a2a2a',
  'border-strong': '#424242',
  'border-input': '#717171',
  text: '#ededed',
  'text-muted': '#a8a8a8',
  accent: '#3ecf8e',
  'accent-soft': '#12291f',
  'on-accent': '#06130d',
  'code-surface': '#171717',
  'code-text': '#e2e2e2',
  'code-keyword': '#c4a7f5',
  'code-string': '#7fdcb0',
  'code-function': '#7cc0ff',
  'code-constant': '#f5c47a',
  'code-parameter': '#f0a7a0',
  'code-comment': '#929292',
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
  surface: '#f9f9f9',
  'surface-raised': '#ffffff',
  hover: '#efefef',
  border: '#e6e6e6',
  'border-strong': '#c9c9c9',
  'border-input': '#8a8a8a',
  text: '#171717',
  'text-muted': '#5f5f5f',
  accent: '#0b7a4b',
  'accent-soft': '#e3f6ec',
  'on-accent': '#ffffff',
  'code-surface': '#f9f9f9',
  'code-text': '#242424',
  'code-keyword': '#7a3fc4',
  'code-string': '#0a7347',
  'code-function': '#0b5fae',
  'code-constant': '#8a5200',
  'code-parameter': '#a8322a',
  'code-comment': '#686868',
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
  'measure-text': '36.5rem',
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
