import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Tabs as TabsWidget } from '../ui/disclosure/Tabs';

interface TabProps {
  label: string;
  children?: ReactNode;
}

/** One panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** Alternatives of which a reader needs one. */
export function Tabs({ label, children }: TabProps) {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map((child) => ({
      id: slug(child.props.label),
      label: child.props.label,
      content: child,
    }));
  return <TabsWidget label={label} items={items} />;
}

/** What a tab is called in an address: `#react-native` opens the tab "React Native". */
function slug(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
