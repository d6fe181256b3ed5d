import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface LoadedProps<Props> {
  /** Fetches the component; must be the same function each time. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What stands there until then. */
  children?: ReactNode;
}

/**
 * A component that is fetched once the page has come to life, so that pages without it do not pay
 * for it. Where it cannot be fetched the page stays as it was written.
 */
export function Loaded<Props extends object>({ load, props, children }: LoadedProps<Props>) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> }>();
  useEffect(() => {
    let gone = false;
    load().then(
      (component) => gone || setLoaded({ component }),
      (error: unknown) => console.warn(error),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded ? createElement(loaded.component, props) : children;
}
