import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { tabId } from '../page/tab-choices';
import { Tabs as TabsWidget } from '../ui/disclosure/Tabs';

interface TabProps {
  label: string;
  children?: ReactNode;
}

export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/**
 * For alternatives such as client libraries. Readers need only one, so tabs with the same labels
 * show it on every page.
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
