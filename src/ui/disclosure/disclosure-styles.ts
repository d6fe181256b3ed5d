import { css } from '@emotion/react';
import { appear } from '../controls/control-styles';

export const summary = css`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  width: 100%;
  min-height: 44px;
  border: 0;
  border-radius: var(--radius);
  padding: 0.5rem 1rem;
  background: none;
  color: var(--text);
  font-weight: 500;
  line-height: 1.4;
  text-align: start;
  &:hover:not(:disabled) {
    color: var(--accent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: var(--text-muted);
    opacity: 0.65;
    cursor: not-allowed;
  }
  > svg {
    flex: none;
    color: var(--text-muted);
    @media (prefers-reduced-motion: no-preference) {
      transition: transform 140ms;
    }
  }
  &[data-state='open'] > svg {
    transform: rotate(90deg);
  }
`;

export const reveal = css`
  padding: 0 1rem 1rem 2.625rem;
  color: var(--text-muted);
  ${appear('reveal', 'opacity: 0;')}
`;
