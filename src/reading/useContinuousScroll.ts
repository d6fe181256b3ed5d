import { navigate } from 'gatsby';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MenuGroup } from '../lib/menu';
import { adjacentPages } from '../lib/menu';
import type { ContinuousScroll, EntryMeta, ScrollOptions } from './continuous-scroll';
import { loadPart } from '../ui/lazy-part';
import { prefersReducedData } from '../ui/reduced-data';

interface Visit {
  path: string;
  key: string | undefined;
}

/** To another entry's page. */
interface AddedEntry<Json> {
  path: string;
  json: Json;
  isBefore: boolean;
  visit: Visit;
}

interface Options<Json> {
  path: string;
  json: Json;
  groups: readonly MenuGroup[];
  /** A new visit starts without added entries. */
  visit: string | undefined;
  describe: (json: Json) => EntryMeta | undefined;
}

/** Before the first input, nothing loads, because the reader may leave. */
const INPUT_EVENTS = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown'] as const;

/** Returns the entries to render before and after the page's own. */
export function useContinuousScroll<Json>(options: Options<Json>) {
  const { path, groups, visit } = options;
  const root = useRef<HTMLDivElement>(null);
  const start = useRef<() => Promise<ContinuousScroll | undefined>>(undefined);
  const [added, setAdded] = useState<readonly AddedEntry<Json>[]>([]);
  const [failedVisit, setFailedVisit] = useState<Visit>();

  const fail = useEffectEvent((current: Visit, error: unknown) => {
    console.error(error);
    setFailedVisit(current);
  });
  const begin = useEffectEvent(async (current: Visit): Promise<ContinuousScroll | undefined> => {
    const { startContinuousScroll } = await loadPart(() => import('./continuous-scroll'));
    const meta = options.describe(options.json);
    if (!root.current || !meta) return undefined;
    const add: ScrollOptions['add'] = (position, entryPath, loaded) => {
      const json = loaded as Json;
      const entryMeta = options.describe(json);
      const isBefore = position === 'before';
      const entry = { visit: current, path: entryPath, json, isBefore };
      if (entryMeta) {
        flushSync(() => setAdded((all) => (isBefore ? [entry, ...all] : [...all, entry])));
      }
      return entryMeta;
    };
    return startContinuousScroll({
      ...{ root: root.current, page: path, groups, meta, add },
      loadsAhead: !prefersReducedData(),
      onError: (error) => fail(current, error),
    });
  });
  const showPrevious = useCallback(() => {
    const { previous } = adjacentPages(groups, path);
    void start.current?.().then(async (scroll) => {
      if (!(await scroll?.showPrevious()) && previous) await navigate(previous.url);
    });
  }, [groups, path]);

  useEffect(() => {
    let scroll: Promise<ContinuousScroll | undefined> | undefined;
    const current = { path, key: visit };
    const startOnce = () =>
      (scroll ??= begin(current).catch((error: unknown) => {
        fail(current, error);
        scroll = undefined;
        return undefined;
      }));
    const onInput = () => void startOnce();
    start.current = startOnce;
    // After a reload, the reader can be back where the next entry was in view.
    const { bottom = Infinity } = root.current?.getBoundingClientRect() ?? {};
    if (window.scrollY > 0 && bottom < window.innerHeight) onInput();
    INPUT_EVENTS.forEach((name) =>
      window.addEventListener(name, onInput, { once: true, passive: true }),
    );
    return () => {
      INPUT_EVENTS.forEach((name) => window.removeEventListener(name, onInput));
      void scroll?.then((started) => started?.stop());
    };
  }, [visit, path]);

  const isCurrent = ({ key, path: page }: Visit) => key === visit && page === path;
  const current = added.filter((entry) => isCurrent(entry.visit));
  return {
    root,
    before: current.filter(({ isBefore }) => isBefore),
    after: current.filter(({ isBefore }) => !isBefore),
    /** Opens the entry's page if it can't be added. */
    showPrevious,
    /** Stops adding entries. */
    hasFailed: failedVisit !== undefined && isCurrent(failedVisit),
  };
}
