import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ADMONITION_TITLES } from '../lib/strings/frame';
import { Icon } from '../ui/controls/Icon';

interface AdmonitionProps {
  type: 'note' | 'tip' | 'caution' | 'danger';
  title?: string;
  children?: ReactNode;
}

const TYPES = Object.keys(ADMONITION_TITLES);

const style = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 0.75rem;
  margin-block: 1.5rem;
  border: 1px solid var(--border);
  border-left: 3px solid var(--tone);
  border-radius: var(--radius);
  padding: 0.875rem 1rem;
  background: var(--surface);
  ${TYPES.map((type) => `&[data-type='${type}'] { --tone: var(--${type}); }`)}
  > svg {
    margin-top: 0.2rem;
    color: var(--tone);
  }
  .admonition-title {
    margin: 0 0 0.25rem;
    font-weight: 600;
  }
  .admonition-text > :is(p, ul, ol) {
    margin-block: 0.25rem 0.5rem;
  }
`;

/** Not a landmark, because a page can contain many. */
export function Admonition({ type, title, children }: AdmonitionProps) {
  return (
    <div role="note" data-type={type} css={style}>
      <Icon name={type} />
      <div className="admonition-text">
        <p className="admonition-title">{title ?? ADMONITION_TITLES[type]}</p>
        {children}
      </div>
    </div>
  );
}
