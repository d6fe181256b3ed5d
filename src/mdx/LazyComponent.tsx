import { createElement, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LAZY_IMAGE_MARGIN } from '../lib/limits';

interface LazyComponentProps<Props> {
  /** Loads the component. Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown until the component has loaded. */
  children?: ReactNode;
}

/**
 * Loads a component when it's about to scroll into view, so its code isn't part of the page's initial
 * download. If loading fails, the children stay.
 */
export function LazyComponent<Props extends object>({
  load,
  props,
  children,
}: LazyComponentProps<Props>) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> }>();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isUnmounted = false;
    const loadComponent = () =>
      load().then(
        (component) => isUnmounted || setLoaded({ component }),
        (error: unknown) => console.warn(error),
      );
    const stopWatching = whenNear(container.current, loadComponent);
    return () => {
      isUnmounted = true;
      stopWatching();
    };
  }, [load]);
  return <div ref={container}>{loaded ? createElement(loaded.component, props) : children}</div>;
}

/**
 * Calls `onNear` when an element is about to scroll into view, or immediately if the browser can't
 * observe that. Returns a function that stops observing.
 */
function whenNear(element: Element | null, onNear: () => void): () => void {
  if (!element || !('IntersectionObserver' in window)) {
    onNear();
    return () => {};
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${LAZY_IMAGE_MARGIN}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
