import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Tone } from './control-styles';
import { toneStyle } from './control-styles';

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  border: 1px solid color-mix(in srgb, var(--tone) 45%, transparent);
  border-radius: 999px;
  padding: 0 0.5rem;
  background: var(--surface);
  color: var(--tone);
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.375rem;
  white-space: nowrap;
`;

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span css={[style, toneStyle(tone)]}>{children}</span>;
}
