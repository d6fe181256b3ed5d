import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';

/** One tab: its label and what its panel shows. */
export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

const style = css`
  margin-block: 1.25rem;
  [role='tablist'] {
    display: flex;
    gap: 0.25rem;
    flex-wrap: wrap;
    border-bottom: 1px solid var(--border);
  }
  [role='tab'] {
    flex: none;
    border: 0;
    border-bottom: 2px solid transparent;
    margin-bottom: -1px;
    padding: 0.5rem 0.75rem;
    background: none;
    color: var(--text-muted);
    font-size: 0.9375rem;
    line-height: 1.3;
    white-space: nowrap;
    &:hover {
      color: var(--text);
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[data-state='active'] {
      border-color: var(--accent);
      color: var(--text);
      font-weight: 550;
    }
  }
  [role='tabpanel'] {
    padding-top: 0.25rem;
    &[data-state='inactive'] {
      display: none;
    }
  }
  .tab-name {
    display: none;
    margin: 1rem 0 0;
    font-weight: 600;
  }
`;

/** Tabs whose panels all stand in the page; without JavaScript all of them show, each named. */
export function Tabs({ label, items }: { label: string; items: TabItem[] }) {
  return (
    <Radix.Root css={style} defaultValue={items[0]?.id ?? ''}>
      <Radix.List aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.id} value={item.id}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} forceMount tabIndex={-1}>
          <p className="tab-name">{item.label}</p>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
