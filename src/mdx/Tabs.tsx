import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { tabId } from '../page/tab-choices';
import { Tabs as TabsWidget } from '../ui/disclosure/Tabs';

interface TabProps {
  label: string;
  children?: ReactNode;
}

/** A panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/**
 * Tabs for alternatives, such as client libraries. Readers need only one of them, so all tabs with the
 * same labels show the one they chose, on every page.
 */
export function Tabs({ label, children }: TabProps) {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map((child) => ({
      id: tabId(child.props.label),
      label: child.props.label,
      content: child,
    }));
  return <TabsWidget label={label} items={items} isRemembered />;
}
