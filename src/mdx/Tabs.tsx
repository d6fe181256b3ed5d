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

interface TabsProps {
  label: string;
  /** Only for the languages of a request: the tabs are also the header of the code. */
  isHeader?: boolean;
  children?: ReactNode;
}

/**
 * For alternatives such as client libraries. Readers need only one, so tabs with the same labels
 * show it on every page.
 */
export function Tabs({ label, isHeader, children }: TabsProps) {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map((child) => ({
      id: tabId(child.props.label),
      label: child.props.label,
      content: child,
    }));
  const type = isHeader ? 'underlined' : 'pills';
  return <TabsWidget {...{ label, items, type }} isRemembered />;
}
