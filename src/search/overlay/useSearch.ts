import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useConfigure, useHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { HITS_PER_PAGE, NARROW_WIDTH, SNIPPET_WORDS, SNIPPET_WORDS_NARROW } from '../../lib/limits';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import { MARK, readHit } from '../client/hit';
import type { Hit } from '../client/hit';
import type { InitialQuery, SearchState } from './types';
import { cutQuery } from '../client/query-text';
import type { Screen } from './screen';
import { nextScreen } from './screen';
import type { SearchBackend } from '../client/search-client';

const TITLES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/** The search of an open overlay; `scope` is a menu level that it is narrowed to. */
export function useSearch(
  backend: SearchBackend,
  initialQuery: InitialQuery,
  scope: string | undefined,
): SearchState {
  const [text, setLocal] = useState(() => cutQuery(initialQuery.text));
  const { refine } = useSearchBox();
  const { status, error, results, refresh } = useInstantSearch({ catchError: true });
  const { items } = useHits({ escapeHTML: false });
  const [words] = useState(() =>
    matchMedia(`(max-width: ${NARROW_WIDTH}px)`).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS,
  );
  const parameters: Record<string, unknown> = {
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: [...TITLES, 'content', 'type', 'url'],
    attributesToHighlight: TITLES,
    attributesToSnippet: [...TITLES.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: MARK.before,
    highlightPostTag: MARK.after,
    ...(scope ? { facetFilters: [`level:${scope}`] } : {}),
  };
  useConfigure(parameters);

  /** What stands in the box, also while that is being drawn. */
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = cutQuery(initialQuery.text);
    setLocal(latest.current);
  }, [initialQuery]);

  const search = useRef({ text, refine, refresh, status });
  useEffect(() => {
    search.current = { text, refine, refresh, status };
  });
  useEffect(() => {
    if (latest.current) search.current.refine(latest.current);
    const again = () => search.current.refresh();
    const onOnline = () => search.current.status === 'error' && retryNow();
    const retryNow = () => search.current.refine(search.current.text);
    const stop = backend.onImproved(again);
    window.addEventListener('online', onOnline);
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
    };
  }, [backend]);

  const hits = useMemo(() => items.flatMap((item) => readHit(item) ?? []), [items]);
  const answered = String(results?.query ?? '');
  const screen = useLastScreen({ text, status, answered, hits: hits.length });
  return {
    text,
    setText: (value) => {
      const cut = cutQuery(value);
      latest.current = cut;
      setLocal(cut);
      refine(cut);
    },
    screen,
    status,
    isBehind: status !== 'error' && answered.trim() !== text.trim(),
    hits: screen === 'hits' ? hits : [],
    total: Number(results?.nbHits ?? 0),
    failure: error && error.name !== 'RetryError' ? error.message : '',
    retry: () => refine(text),
  };
}

/** The screen, which depends on the one before while an answer is awaited. */
function useLastScreen(input: Parameters<typeof nextScreen>[1]): Screen {
  const [before, setBefore] = useState<Screen>('start');
  const screen = nextScreen(before, input);
  if (screen !== before) setBefore(screen);
  return screen;
}
