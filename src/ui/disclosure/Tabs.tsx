import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TABS_TEXT } from '../../lib/strings/frame';
import { prepareTabs } from '../../page/tabs';
import { sizeStyle } from '../controls/control-styles';
import type { Size } from '../controls/control-styles';
import { ErrorBoundary } from '../ErrorBoundary';
import { tabsStyle } from './tabs-style';
import { TabPicker } from './TabPicker';

interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** For screen readers. */
  label: string;
  items: TabItem[];
  /** Underlined tabs can't contain other tabs. */
  type?: 'pills' | 'underlined';
  size?: Size;
  /** ID of the first active tab. By default, the URL's hash can activate one. */
  active?: string;
  /** For many tabs: a list, with buttons to step through it. */
  isList?: boolean;
  /** Selects the tab in other sets, too. */
  isRemembered?: boolean;
  onChange?: (id: string) => void;
}

/**
 * ARIA Authoring Practices, tabs with automatic activation. The HTML has all panels: in print and
 * without JavaScript, they're visible below their labels.
 */
export function Tabs(props: TabsProps) {
  return (
    <ErrorBoundary fallback={<AllPanels items={props.items} />}>
      <TabList {...props} />
    </ErrorBoundary>
  );
}

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

/** `src/page/tabs.ts` selects tabs, and the document contains the state. */
function TabList(props: TabsProps) {
  const { label, items, type = 'pills', size = 'tiny', active, onChange } = props;
  const { isList = false, isRemembered = false } = props;
  const [first] = useState(() =>
    Math.max(
      items.findIndex(({ id }) => id === active),
      0,
    ),
  );
  const set = useRef<HTMLDivElement>(null);
  const base = useId();
  useLayoutEffect(() => prepareTabs(set.current!.parentNode!), []);
  const report = useEffectEvent((event: Event) =>
    onChange?.((event as CustomEvent<string>).detail),
  );
  useEffect(() => {
    const element = set.current!;
    const listener = (event: Event) => report(event);
    element.addEventListener('tabchange', listener);
    return () => element.removeEventListener('tabchange', listener);
  }, []);
  const tabs = (
    <div role="tablist" aria-label={label}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          css={sizeStyle(size)}
          id={`${base}tab-${index}`}
          data-tab={item.id}
          aria-selected={index === first}
          aria-controls={`${base}panel-${index}`}
          tabIndex={index === first ? 0 : -1}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
  return (
    <div
      css={tabsStyle}
      ref={set}
      data-tabs
      data-fixed={active === undefined ? undefined : ''}
      data-remembered={isRemembered && active === undefined ? '' : undefined}
      data-type={type}
      data-size={size}
    >
      {isList ? <TabPicker label={label} items={items} first={first} /> : tabs}
      {items.map((item, index) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}panel-${index}`}
          aria-labelledby={isList ? undefined : `${base}tab-${index}`}
          aria-label={isList ? item.label : undefined}
          data-active={index === first}
        >
          <p className="tab-name">{item.label}</p>
          <ErrorBoundary name={TABS_TEXT.panelPart(item.label)}>{item.content}</ErrorBoundary>
        </div>
      ))}
    </div>
  );
}
