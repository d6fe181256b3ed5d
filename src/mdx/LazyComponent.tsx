import { createElement, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LAZY_IMAGE_MARGIN } from '../lib/limits';

interface LazyComponentProps<Props> {
  /** Fetches the component; must be the same function each time. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What stands there until then. */
  children?: ReactNode;
}

/**
 * A component that is fetched when it comes near to the screen, so that pages without it do not pay
 * for it and those with it pay late. Where it cannot be fetched the page stays as it was written.
 */
export function LazyComponent<Props extends object>({
  load,
  props,
  children,
}: LazyComponentProps<Props>) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> }>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    const fetch = () =>
      load().then(
        (component) => gone || setLoaded({ component }),
        (error: unknown) => console.warn(error),
      );
    const stopWatching = whenNear(place.current, fetch);
    return () => {
      gone = true;
      stopWatching();
    };
  }, [load]);
  return <div ref={place}>{loaded ? createElement(loaded.component, props) : children}</div>;
}

/** Calls `act` once an element is near to the screen, at once where that cannot be told. */
function whenNear(element: Element | null, act: () => void): () => void {
  if (!element || !('IntersectionObserver' in window)) {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${LAZY_IMAGE_MARGIN}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
