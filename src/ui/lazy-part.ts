import { useCallback, useEffect, useRef, useState } from 'react';
import { ERROR_TEXT } from '../lib/strings/frame';
import { announce } from '../page/announce';
import { reloadPage } from './reload-page';

/** Loads code on demand. Tries again once, because webpack sends a new request after a failure. */
export function loadPart<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(load);
}

/** A part of the page that loads when the reader needs it. */
export interface LazyPart<T> {
  /** What `load` returned last. Undefined until then. */
  loaded: { value: T } | undefined;
  /** True if the part couldn't be loaded or displayed. Its button then says "Reload the page". */
  hasFailed: boolean;
  /**
   * Loads the part. `canReload` is true if the reader pressed its button: if the part has failed before and
   * fails again, the page is reloaded, because after a deployment, the files of an open page are gone. A
   * shortcut only tries again, because the reader could lose what they typed. Resolves to true if it loaded.
   */
  load: (canReload: boolean) => Promise<boolean>;
  /** Call this if the part couldn't be displayed. */
  fail: () => void;
}

/** Loads a part of the page on demand, again after each failure. `load` must stay the same function. */
export function useLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const [loaded, setLoaded] = useState<{ value: T }>();
  const [hasFailed, setHasFailed] = useState(false);
  const willReload = useRef(false);
  const fail = useCallback(() => {
    setHasFailed(true);
    announce(ERROR_TEXT.cannotLoad);
    // Without a network, the browser would replace the page by an error.
    if (willReload.current && navigator.onLine) reloadPage();
  }, []);
  // A part that was displayed and fails later doesn't reload the page.
  useEffect(() => {
    willReload.current = false;
  }, [loaded]);
  const start = useCallback(
    async (canReload: boolean) => {
      willReload.current = canReload && hasFailed;
      setHasFailed(false);
      try {
        const value = await loadPart(load);
        setLoaded({ value });
        return true;
      } catch (error) {
        console.warn(error);
        fail();
        return false;
      }
    },
    [load, hasFailed, fail],
  );
  return { loaded, hasFailed, load: start, fail };
}
