import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Tabs as TabsWidget } from '../ui/disclosure/Tabs';

interface TabProps {
  label: string;
  children?: ReactNode;
}

/** A panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** Tabs for alternatives, such as operating systems. Readers need only one of them. */
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

/** Returns the hash that opens a tab: `react-native` for "React Native". */
function slug(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
