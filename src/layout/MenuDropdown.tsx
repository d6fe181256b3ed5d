import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/controls/Icon';

const style = css`
  position: relative;
  &[data-dropdown] {
    margin: 0;
  }
  summary > svg:last-of-type {
    transform: rotate(90deg);
  }
  .choices {
    position: absolute;
    z-index: 5;
    top: calc(100% + 6px);
    left: 0;
    width: 15rem;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius);
    padding: 0.5rem;
    background: var(--surface-raised);
    box-shadow: var(--shadow);
    a[aria-current] {
      color: var(--text);
      font-weight: 500;
    }
  }
`;

interface MenuDropdownProps {
  /** The current choice. */
  label: ReactNode;
  /** Lists of links. */
  children: ReactNode;
}

/** Works without scripts. */
export function MenuDropdown({ label, children }: MenuDropdownProps) {
  return (
    <details css={style} data-dropdown>
      <summary>
        {label}
        <Icon name="chevron" size={14} />
      </summary>
      <div className="choices">{children}</div>
    </details>
  );
}
