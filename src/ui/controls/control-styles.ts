import { css } from '@emotion/react';
import { DROPDOWN_ARROW_OFFSET, DROPDOWN_SIDE_OFFSET } from '../../lib/limits';

/** The smallest is 26 px high, above the 24 px that WCAG 2.2 requires, and 40 px on touch screens. */
export type Size = 'tiny' | 'small' | 'medium' | 'large';

const SIZES: Record<Size, [height: string, padding: string, font: string]> = {
  tiny: ['26px', '0.625rem', '0.8125rem'],
  small: ['32px', '0.75rem', '0.875rem'],
  medium: ['38px', '0.875rem', '0.9375rem'],
  large: ['44px', '1.125rem', '1rem'],
};

export function sizeStyle(size: Size) {
  const [height, padding, font] = SIZES[size];
  return css({
    minHeight: `max(${height}, var(--touch))`,
    paddingInline: padding,
    fontSize: font,
  });
}

export type Tone = 'danger' | 'success' | 'warning' | 'info' | 'neutral';

const TONES: Record<Tone, string> = {
  danger: 'var(--danger)',
  success: 'var(--tip)',
  warning: 'var(--caution)',
  info: 'var(--note)',
  neutral: 'var(--text-muted)',
};

export function toneStyle(tone: Tone) {
  return css({ '--tone': TONES[tone] });
}

/** Also for buttons that look like text fields. */
export const fieldBox = css`
  width: 100%;
  border: 1px solid var(--border-input);
  border-radius: var(--radius-small);
  padding-block: 0.25rem;
  background: var(--background);
  color: var(--text);
  font-family: inherit;
  line-height: 1.4;
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--text-muted);
  }
  &:disabled {
    background: var(--surface);
    color: var(--text-muted);
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
`;

const motion = (name: string, frames: string) =>
  `@media (prefers-reduced-motion: no-preference) {
    animation: ${name} 140ms ease-out;
    @keyframes ${name} { from { ${frames} } }
  }`;

export const floating = css`
  z-index: 60;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius);
  background: var(--surface-raised);
  color: var(--text);
  box-shadow: var(--shadow);
  font-size: 0.875rem;
  line-height: 1.5;
  ${motion('float-in', 'opacity: 0; transform: translateY(-4px);')}
`;

/** Points from a floating box to its button. */
export const arrow = css`
  fill: var(--surface-raised);
  stroke: var(--border-strong);
  stroke-width: 1px;
`;

/** Of a floating box, for Radix. */
export const distances = {
  sideOffset: DROPDOWN_SIDE_OFFSET,
  arrowPadding: DROPDOWN_ARROW_OFFSET,
  collisionPadding: 8,
};

export const option = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 32px;
  border-radius: var(--radius-small);
  padding: 0.25rem 0.625rem;
  cursor: pointer;
  user-select: none;
  &[data-highlighted],
  &[data-state='open'] {
    outline: 2px solid transparent;
    outline-offset: -2px;
    background: var(--accent-soft);
    color: var(--text);
  }
  &[data-disabled],
  &[aria-disabled='true'] {
    color: var(--text-muted);
    opacity: 0.65;
    cursor: not-allowed;
  }
  > svg {
    flex: none;
    color: var(--accent);
  }
`;

export const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: #000a;
  ${motion('fade-in', 'opacity: 0;')}
`;

/** Animates from these declarations, unless the reader prefers reduced motion. */
export const appear = (name: string, from: string) => css`
  ${motion(name, from)}
`;
