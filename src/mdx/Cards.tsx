import { css } from '@emotion/react';
import { Link as GatsbyLink } from 'gatsby';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/controls/Icon';

const grid = css`
  display: grid;
  /* At most three columns, and two for four cards. */
  --card: max(17rem, 30%);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card)), 1fr));
  gap: 1rem;
  margin-block: 1.5rem;
  &[data-count='4'] {
    --card: max(17rem, 40%);
  }
  &:not(:has(.card-title + *)) {
    --card: max(9rem, 22%);
    gap: 0.75rem;
    > div {
      padding-inline: 1rem;
    }
  }
`;

/** Cards with only a title are narrower. */
export function Cards({ children }: { children?: ReactNode }) {
  return (
    <div css={grid} data-count={Children.count(children)}>
      {children}
    </div>
  );
}

const card = css`
  position: relative;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  padding: 1.125rem 1.25rem;
  background: var(--surface);
  transition: border-color 120ms;
  &:hover {
    border-color: var(--accent);
  }
  &:focus-within {
    border-color: var(--accent);
  }
  .card-title {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    margin: 0;
    color: var(--text);
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
  }
  svg {
    flex: none;
    color: var(--accent);
  }
  a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: var(--radius);
    }
  }
  p:not(.card-title) {
    margin: 0.5rem 0 0;
    color: var(--text-muted);
    font-size: 0.875rem;
    line-height: 1.55;
  }
`;

interface CardProps {
  title: string;
  href: string;
  icon?: string;
  /** Path data of a product icon, from the build because no bundle has them. */
  drawing?: string;
  children?: ReactNode;
}

export function Card({ title, href, icon, drawing, children }: CardProps) {
  return (
    <div css={card}>
      <p className="card-title">
        {icon && <Icon name={icon} path={drawing} />}
        <GatsbyLink to={href}>{title}</GatsbyLink>
      </p>
      {children}
    </div>
  );
}
