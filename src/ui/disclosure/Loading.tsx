import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { LOADING_TEXT } from '../../lib/strings/frame';

const spinning = css`
  flex: none;
  opacity: 0.9;
  @media (prefers-reduced-motion: no-preference) {
    animation: turn 900ms linear infinite;
    @keyframes turn {
      to {
        transform: rotate(360deg);
      }
    }
  }
`;

/** Hidden from screen readers. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      css={spinning}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

const frame = css`
  position: relative;
  [inert] {
    opacity: 0.45;
  }
  .loading-status {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.625rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    &[data-over='true'] {
      position: absolute;
      inset: 0;
    }
  }
`;

interface LoadingProps {
  active?: boolean;
  label?: string;
  /** Dimmed and inert until loaded. */
  children?: ReactNode;
}

/**
 * The status element is always there, because screen readers only announce changes of existing
 * ones.
 */
export function Loading({ active = true, label = LOADING_TEXT.label, children }: LoadingProps) {
  return (
    <div css={frame} aria-busy={active}>
      {children && <div inert={active}>{children}</div>}
      <div role="status">
        {active && (
          <span className="loading-status" data-over={Boolean(children)}>
            <Spinner />
            <span className={children ? 'hidden-visually' : undefined}>{label}</span>
          </span>
        )}
      </div>
    </div>
  );
}
