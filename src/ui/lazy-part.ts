import { useCallback, useEffect, useRef, useState } from 'react';
import { ERROR_TEXT } from '../lib/strings/frame';
import { announce } from '../page/announce';
import { reloadPage } from './reload-page';

/** Tries twice, because webpack sends a new request after a failure. */
export function loadPart<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(load);
}

interface LazyPart<T> {
  loaded: { value: T } | undefined;
  /** The part's button then says "Reload the page". */
  hasFailed: boolean;
  /**
   * `canReload` is true if the reader pressed the part's button: a second failure then reloads the
   * page, because a deployment removes the files of open pages. A shortcut only tries again, since
   * the reader could lose what they typed. Resolves to true if the part loaded.
   */
  load: (canReload: boolean) => Promise<boolean>;
  /** For a part that couldn't be displayed. */
  fail: () => void;
}

/** Loads again after each failure. `load` must stay the same function. */
export function useLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const [loaded, setLoaded] = useState<{ value: T }>();
  const [hasFailed, setHasFailed] = useState(false);
  const willReload = useRef(false);
  const fail = useCallback(() => {
    setHasFailed(true);
    announce(ERROR_TEXT.cannotLoad);
    // Without a network, a reload would replace the page by an error.
    if (willReload.current && navigator.onLine) reloadPage();
  }, []);
  // If a part was displayed and fails later, the page stays.
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
