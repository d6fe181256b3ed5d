import { createElement, useEffect, useEffectEvent, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LAZY_IMAGE_MARGIN } from '../lib/limits';
import { ERROR_TEXT } from '../lib/strings/frame';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useLazyPart } from '../ui/lazy-part';

interface LazyComponentProps<Props> {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown until the component has loaded. */
  children?: ReactNode;
}

/**
 * Loads a component when it's about to scroll into view, to keep it out of the initial download.
 * After a failure, the children stay below a button that reloads the page.
 */
export function LazyComponent<Props extends object>({
  load,
  props,
  children,
}: LazyComponentProps<Props>) {
  const { loaded, hasFailed, load: loadComponent, fail } = useLazyPart(load);
  const container = useRef<HTMLDivElement>(null);
  const start = useEffectEvent(() => void loadComponent(false));
  useEffect(() => whenNear(container.current, () => start()), []);
  return (
    <div ref={container} data-failed={hasFailed || undefined}>
      {hasFailed && (
        <p>
          {ERROR_TEXT.cannotLoad}{' '}
          <button type="button" onClick={() => void loadComponent(true)}>
            {ERROR_TEXT.reload}
          </button>
        </p>
      )}
      {loaded && !hasFailed ? (
        <ErrorBoundary fallback={children} onError={fail}>
          {createElement(loaded.value, props)}
        </ErrorBoundary>
      ) : (
        children
      )}
    </div>
  );
}

/** Immediately if the browser can't observe that. Returns a function that stops observing. */
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
