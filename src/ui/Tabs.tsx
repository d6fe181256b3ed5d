import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

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
    &[aria-selected='true'] {
      border-color: var(--accent);
      color: var(--text);
      font-weight: 550;
    }
  }
  [role='tabpanel'] {
    padding-top: 0.25rem;
    &[data-active='false'] {
      display: none;
    }
  }
  .tab-name {
    display: none;
    margin: 1rem 0 0;
    font-weight: 600;
  }
`;

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs that follow the focus (ARIA Authoring Practices, tabs with automatic activation). All panels
 * stand in the page; without JavaScript all of them show, each named.
 */
export function Tabs({ label, items }: { label: string; items: TabItem[] }) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();

  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = STEPS[event.key]?.(active, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div css={style}>
      <div role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}tab-${index}`}
            aria-selected={index === active}
            aria-controls={`${base}panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}panel-${index}`}
          aria-labelledby={`${base}tab-${index}`}
          data-active={index === active}
        >
          <p className="tab-name">{item.label}</p>
          {item.content}
        </div>
      ))}
    </div>
  );
}
