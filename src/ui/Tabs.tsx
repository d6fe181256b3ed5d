import { css } from '@emotion/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Icon } from './Icon';
import { sized } from './looks';
import type { Size } from './looks';
import { rememberTab, useRememberedTab } from './remembered-tab';

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
  .tab-row {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    [role='tablist'] {
      flex: 1;
      min-width: 0;
      flex-wrap: nowrap;
      /* Room for the outline of the focus, which scrolling would cut off. */
      margin: -3px;
      padding: 3px 2.5rem 3px 3px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      mask-image: linear-gradient(to left, transparent, #000 2.5rem);
    }
    &[data-all='true'] {
      align-items: flex-start;
      [role='tablist'] {
        flex-wrap: wrap;
        padding-right: 3px;
        mask-image: none;
      }
    }
  }
  .tab-steps {
    display: flex;
    flex: none;
    align-items: center;
    color: var(--text-muted);
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
    button {
      display: grid;
      place-items: center;
      width: 26px;
      height: 26px;
      border: 0;
      border-radius: var(--radius-small);
      padding: 0;
      background: none;
      &:hover {
        background: var(--surface-raised);
        color: var(--text);
      }
    }
    .all {
      width: auto;
      padding-inline: 0.25rem;
    }
    .back svg {
      transform: rotate(180deg);
    }
    @media print {
      display: none;
    }
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
  /** True for many tabs: they stand in one row that scrolls, with buttons to step through them. */
  isCompact?: boolean;
  /** Where to remember the label of the tab that was turned on; tabs of one key open on it. */
  rememberAs?: string;
  /** Called with the id of the tab turned on, unless it was on already. */
  onChange?: (id: string) => void;
}

/**
 * Tabs that follow the focus (ARIA Authoring Practices, tabs with automatic activation). All panels
 * stand in the page; without JavaScript all of them show, each named.
 */
export function Tabs(props: TabsProps) {
  const { label, items, type = 'pills', size = 'tiny', active, onChange } = props;
  const { isCompact = false, rememberAs } = props;
  const given = items.findIndex(({ id }) => id === active);
  const [current, setCurrent] = useState(Math.max(given, 0));
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();

  const turnOn = (index: number) => {
    if (index === current) return;
    setCurrent(index);
    onChange?.(items[index]!.id);
    if (rememberAs) rememberTab(rememberAs, items[index]!.label);
  };
  useRememberedTab(rememberAs, list, (wanted) => {
    const found = items.findIndex((item) => item.label === wanted);
    if (found >= 0) setCurrent(found);
  });
  useShown(list, current, isCompact);
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
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (next === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    turnOn(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const tabs = (
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
  );
  return (
    <div css={[style, TYPES[type]]} data-type={type} data-size={size}>
      {isCompact ? (
        <div className="tab-row" data-all={showsAll}>
          {tabs}
          <Steps
            {...{ current, count: items.length, turnOn, showsAll }}
            onAll={() => setShowsAll(!showsAll)}
          />
        </div>
      ) : (
        tabs
      )}
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

interface StepsProps {
  current: number;
  count: number;
  turnOn: (index: number) => void;
  showsAll: boolean;
  onAll: () => void;
}

/** Which of many tabs is on, and the ways to the ones beside it. */
function Steps({ current, count, turnOn, showsAll, onAll }: StepsProps) {
  return (
    <div className="tab-steps">
      <button
        className="back"
        type="button"
        aria-label="Previous tab"
        onClick={() => turnOn((current - 1 + count) % count)}
      >
        <Icon name="chevron" size={16} />
      </button>
      <button
        className="all"
        type="button"
        aria-label={`${current + 1}/${count}, show all tabs`}
        aria-expanded={showsAll}
        onClick={onAll}
      >
        {`${current + 1}/${count}`}
      </button>
      <button type="button" aria-label="Next tab" onClick={() => turnOn((current + 1) % count)}>
        <Icon name="chevron" size={16} />
      </button>
    </div>
  );
}

/** Keeps the tab that is on in view, in a row that scrolls. */
function useShown(list: RefObject<HTMLElement | null>, current: number, wanted: boolean): void {
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelectorAll<HTMLElement>('[role=tab]')[current];
    if (!wanted || !row || !tab) return;
    const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    const middle = box.left - frame.left - (frame.width - box.width) / 2;
    row.scrollBy?.({ left: middle });
  }, [list, current, wanted]);
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
