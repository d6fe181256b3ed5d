import { css } from '@emotion/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { sized } from './looks';
import type { Size } from './looks';

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
  }
  [role='tab'] {
    flex: none;
    border: 1px solid transparent;
    padding-block: 0;
    background: none;
    color: var(--text-muted);
    font-weight: 500;
    line-height: 1.3;
    white-space: nowrap;
    &:hover {
      color: var(--text);
    }
    &[aria-selected='true'] {
      color: var(--text);
      @media (forced-colors: active) {
        border-color: Highlight;
      }
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

const TYPES = {
  pills: css`
    [role='tab'] {
      border-radius: 999px;
      &:focus-visible {
        border-radius: 999px;
      }
      &:hover {
        background: var(--surface-raised);
      }
      &[aria-selected='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
    }
  `,
  underlined: css`
    [role='tablist'] {
      border-bottom: 1px solid var(--border);
    }
    [role='tab'] {
      border-width: 0 0 2px;
      margin-bottom: -1px;
      &:focus-visible {
        outline-offset: -2px;
      }
      &[aria-selected='true'] {
        border-color: var(--accent);
      }
    }
  `,
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface TabsProps {
  /** Name of the tabs for screen readers. */
  label: string;
  items: TabItem[];
  type?: keyof typeof TYPES;
  size?: Size;
  /** Id of the tab that is on at first; if not given, the address decides. */
  active?: string;
  /** Called with the id of the tab turned on, unless it was on already. */
  onChange?: (id: string) => void;
}

/**
 * Tabs that follow the focus (ARIA Authoring Practices, tabs with automatic activation). All panels
 * stand in the page; without JavaScript all of them show, each named.
 */
export function Tabs({ label, items, type = 'pills', size = 'tiny', active, onChange }: TabsProps) {
  const given = items.findIndex(({ id }) => id === active);
  const [current, setCurrent] = useState(Math.max(given, 0));
  const list = useRef<HTMLDivElement>(null);
  const base = useId();

  const turnOn = (index: number) => {
    if (index === current) return;
    setCurrent(index);
    onChange?.(items[index]!.id);
  };
  useHash((hash) => {
    const named = items.findIndex(({ id }) => id.toUpperCase() === hash.toUpperCase());
    if (named >= 0) return setCurrent(named);
    // A heading within a panel has to be seen before it can be gone to.
    const target = document.getElementById(hash);
    const holds = (index: number) =>
      document.getElementById(`${base}panel-${index}`)?.contains(target);
    const holding = target ? items.findIndex((_, index) => holds(index)) : -1;
    if (holding < 0 || holding === current) return;
    setCurrent(holding);
    requestAnimationFrame(() => target?.scrollIntoView());
  }, active === undefined);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = STEPS[event.key]?.(current, items.length);
    if (next === undefined) return;
    event.preventDefault();
    turnOn(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div css={[style, TYPES[type]]} data-type={type} data-size={size}>
      <div role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            css={sized(size)}
            id={`${base}tab-${index}`}
            aria-selected={index === current}
            aria-controls={`${base}panel-${index}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => turnOn(index)}
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
          data-active={index === current}
        >
          <p className="tab-name">{item.label}</p>
          {item.content}
        </div>
      ))}
    </div>
  );
}

/** Calls `use` with the address's hash before the first paint, and when a link changes it. */
function useHash(use: (hash: string) => void, wanted: boolean): void {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useLayoutEffect(() => {
    if (!wanted) return;
    const read = () => {
      const hash = decoded(window.location.hash.slice(1));
      if (hash) latest.current(hash);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [wanted]);
}

/** A hash as text; a faulty one names nothing. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
