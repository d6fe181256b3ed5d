import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TABS_TEXT } from '../../lib/strings/frame';
import { tabName } from '../../lib/first-paint/tab-choices';
import { sizeStyle } from '../controls/control-styles';
import type { Size } from '../controls/control-styles';
import { ErrorBoundary } from '../ErrorBoundary';
import { keepInPlace } from '../keep-in-place';
import { rememberTab, useRememberedTab } from './remembered-tab';
import { useHash, useTabInView } from './tabs-hooks';
import { TAB_TYPES, tabsStyle } from './tabs-style';
import { TabSteps } from './TabSteps';

/** A tab and the content of its panel. */
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
  /** Name of the tab list for screen readers. */
  label: string;
  items: TabItem[];
  type?: keyof typeof TAB_TYPES;
  size?: Size;
  /** ID of the tab that's active initially. Without it, the URL's hash can activate a tab. */
  active?: string;
  /** Puts the tabs in one row that scrolls, with buttons to step through them. */
  isCompact?: boolean;
  /** Remembers the selected tab, and selects it in other tabs that contain it. */
  isRemembered?: boolean;
  /** Called with the ID of a tab when it becomes active. */
  onChange?: (id: string) => void;
}

/**
 * Tabs that activate on focus (ARIA Authoring Practices, tabs with automatic activation). The HTML
 * contains all panels. In print and without JavaScript, each one is visible below its label.
 */
export function Tabs(props: TabsProps) {
  return (
    <ErrorBoundary fallback={<AllPanels items={props.items} />}>
      <TabList {...props} />
    </ErrorBoundary>
  );
}

/** Shows the content of all tabs if the tabs fail. */
function AllPanels({ items }: { items: TabItem[] }) {
  return (
    <>
      <p role="alert">{TABS_TEXT.cannotDisplay}</p>
      {items.map(({ id, label, content }) => (
        <section key={id} aria-label={label}>
          <p>{label}</p>
          {content}
        </section>
      ))}
    </>
  );
}

function TabList(props: TabsProps) {
  const { label, items, type = 'pills', size = 'tiny', active, onChange } = props;
  const { isCompact = false, isRemembered = false } = props;
  const initial = items.findIndex(({ id }) => id === active);
  const [current, setCurrent] = useState(Math.max(initial, 0));
  const [isExpanded, setIsExpanded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const names = items.map((item) => tabName(item.label));

  const select = (index: number) => {
    if (index === current) return;
    // Tabs above these can change, too, and their new panels can have a different height.
    keepInPlace(list.current!, () =>
      flushSync(() => {
        setCurrent(index);
        if (isRemembered) rememberTab(names[index]!, names);
      }),
    );
    onChange?.(items[index]!.id);
  };
  useRememberedTab(isRemembered && active === undefined, list, names, setCurrent);
  useTabInView(list, current, isCompact);
  useHash((hash) => {
    const match = items.findIndex(({ id }) => id.toUpperCase() === hash.toUpperCase());
    if (match >= 0) return setCurrent(match);
    // The hash may point to a heading in a hidden panel, which the browser can't scroll to.
    const target = document.getElementById(hash);
    const containsTarget = (index: number) =>
      document.getElementById(`${base}panel-${index}`)?.contains(target);
    const panel = target ? items.findIndex((_, index) => containsTarget(index)) : -1;
    if (panel < 0 || panel === current) return;
    setCurrent(panel);
    requestAnimationFrame(() => target?.scrollIntoView());
  }, active === undefined);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = STEPS[event.key]?.(current, items.length);
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (next === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const tabs = (
    <div role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          css={sizeStyle(size)}
          id={`${base}tab-${index}`}
          aria-selected={index === current}
          aria-controls={`${base}panel-${index}`}
          tabIndex={index === current ? 0 : -1}
          onClick={() => select(index)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
  return (
    <div css={[tabsStyle, TAB_TYPES[type]]} data-type={type} data-size={size}>
      {isCompact ? (
        <div className="tab-row" data-all={isExpanded}>
          {tabs}
          <TabSteps
            {...{ current, count: items.length, isExpanded }}
            onSelect={select}
            onToggleAll={() => setIsExpanded(!isExpanded)}
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
          <ErrorBoundary name={TABS_TEXT.panelPart(item.label)}>{item.content}</ErrorBoundary>
        </div>
      ))}
    </div>
  );
}
