import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { sized } from '../controls/control-styles';
import type { Size } from '../controls/control-styles';
import { rememberTab, useRememberedTab } from './remembered-tab';
import { useHash, useShown } from './tabs-hooks';
import { TAB_TYPES, tabsStyle } from './tabs-style';
import { TabSteps } from './TabSteps';

/** One tab: its label and what its panel shows. */
export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

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
  type?: keyof typeof TAB_TYPES;
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
    <div css={[tabsStyle, TAB_TYPES[type]]} data-type={type} data-size={size}>
      {isCompact ? (
        <div className="tab-row" data-all={showsAll}>
          {tabs}
          <TabSteps
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
