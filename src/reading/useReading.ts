import { navigate } from 'gatsby';
import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MenuGroup } from '../lib/menu';
import { neighbours } from '../lib/menu';
import type { EntryMeta, FollowOptions, Reading } from './continuous-scroll';
import { entryStep } from './keys';
import { savesData } from './saves-data';

/** An entry that was added to the page of another one. */
export interface AddedEntry<Json> {
  path: string;
  json: Json;
}

interface ReadingOptions<Json> {
  path: string;
  /** What the page's template got. */
  json: Json;
  groups: readonly MenuGroup[];
  /** Changes with each visit, which begins with the page's own entry alone. */
  visit: string | undefined;
  describe: (json: Json) => EntryMeta | undefined;
}

interface ReadEntries<Json> {
  root: RefObject<HTMLDivElement | null>;
  before: readonly AddedEntry<Json>[];
  after: readonly AddedEntry<Json>[];
  /** Puts the previous entry above; goes there where that cannot be. */
  showPrevious: () => void;
}

/** Signs of a reader: until one comes, nothing more is fetched. */
const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown'] as const;

/** Lets reading go on beyond a page's own entry: the entries to draw before and after it. */
export function useReading<Json>(options: ReadingOptions<Json>): ReadEntries<Json> {
  const { path, groups, visit } = options;
  const root = useRef<HTMLDivElement>(null);
  const start = useRef<() => Promise<Reading | undefined>>(undefined);
  const [added, setAdded] = useState<
    readonly (AddedEntry<Json> & { of: Visit; before: boolean })[]
  >([]);

  const begin = useEffectEvent(async (of: Visit): Promise<Reading | undefined> => {
    const { follow } = await import('./continuous-scroll');
    const own = options.describe(options.json);
    if (!root.current || !own) return undefined;
    const add: FollowOptions['add'] = (where, entryPath, given) => {
      const json = given as Json;
      const meta = options.describe(json);
      const before = where === 'before';
      const entry = { of, path: entryPath, json, before };
      if (meta) flushSync(() => setAdded((all) => (before ? [entry, ...all] : [...all, entry])));
      return meta;
    };
    return follow({ root: root.current, page: path, groups, own, fetches: !savesData(), add });
  });
  const leave = useCallback(
    (step: number) => {
      const { previous, next } = neighbours(groups, path);
      const to = step > 0 ? next : previous;
      if (to) void navigate(to.url);
    },
    [groups, path],
  );
  const showPrevious = useCallback(() => {
    void start.current?.().then(async (found) => {
      if (!(await found?.showPrevious())) leave(-1);
    });
  }, [leave]);
  const onStep = useEffectEvent((reading: Reading | undefined, step: number) =>
    reading ? reading.go(step) : leave(step),
  );

  useEffect(() => {
    const of: Visit = { path, visit };
    let reading: Promise<Reading | undefined> | undefined;
    const startOnce = () => (reading ??= begin(of).catch(() => undefined));
    const onSign = () => void startOnce();
    const onKey = (event: KeyboardEvent) => {
      const step = entryStep(event);
      if (step === undefined) return;
      event.preventDefault();
      void startOnce().then((found) => onStep(found, step));
    };
    start.current = startOnce;
    SIGNS.forEach((sign) => window.addEventListener(sign, onSign, { once: true, passive: true }));
    window.addEventListener('keydown', onKey);
    return () => {
      SIGNS.forEach((sign) => window.removeEventListener(sign, onSign));
      window.removeEventListener('keydown', onKey);
      void reading?.then((found) => found?.stop());
    };
  }, [visit, path]);

  const current = added.filter(({ of }) => of.visit === visit && of.path === path);
  return {
    root,
    before: current.filter(({ before }) => before),
    after: current.filter(({ before }) => !before),
    showPrevious,
  };
}

interface Visit {
  path: string;
  visit: string | undefined;
}
