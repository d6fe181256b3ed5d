import { useEffect, useEffectEvent, useState } from 'react';
import { useConfigure, useHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import type { InstantSearchProps } from 'react-instantsearch';
import {
  HITS_PER_PAGE,
  NARROW_WIDTH,
  QUERY_LENGTH,
  SIGNATURE_LENGTH,
  SNIPPET_WORDS,
  SNIPPET_WORDS_NARROW,
} from '../../lib/limits';
import { queryOf } from '../../lib/pasted-query';
import { cutQuery } from '../../lib/query-text';
import type { SearchField } from '../../page/search-dialog';
import type { SearchBackend } from '../client/embedded';
import type { Hit } from '../engine/hit';
import type { SearchRequest, SearchResult } from '../engine/search';

/** Maximum length of a search host's message, in characters. Longer ones are cut. */
const MAX_MESSAGE_LENGTH = 300;

const NO_HITS: Hit[] = [];
const NO_RESULT: SearchResult = { hits: NO_HITS, total: 0 };

/** The part of a search that doesn't come from InstantSearch, which passes it on as parameters. */
type Parameters = Pick<SearchRequest, 'snippetWords' | 'level'>;

/** Returns a client for InstantSearch. Requests without a query aren't sent. */
export function searchClient(backend: SearchBackend): InstantSearchProps['searchClient'] {
  const search = async (params: Parameters & { query?: string }) => {
    const { query = '', snippetWords, level } = params;
    const request = { query, limit: HITS_PER_PAGE, snippetWords, level };
    const { hits, total, isWeak } = query.trim() ? await backend.search(request) : NO_RESULT;
    const pages = { page: 0, nbPages: 1, hitsPerPage: HITS_PER_PAGE };
    return { hits, nbHits: total, isWeak, query, level, ...pages };
  };
  const client = {
    search: async (requests: readonly { params: Parameters }[]) => ({
      results: await Promise.all(requests.map(({ params }) => search(params))),
    }),
  };
  return client as unknown as InstantSearchProps['searchClient'];
}

/** The state of a search. */
export type Search = ReturnType<typeof useSearch>;

interface SearchOptions {
  backend: SearchBackend;
  field: SearchField;
  /** Limits the search to a menu level. */
  scope: string | undefined;
  /** The reader has pasted an error. */
  onError: () => void;
}

/** Searches for the text in the search field, whenever it changes. */
export function useSearch({ backend, field, scope, onError }: SearchOptions) {
  const [text, setText] = useState(() => cutQuery(field.value, SIGNATURE_LENGTH));
  const { refine } = useSearchBox();
  const { status, error, results, refresh } = useInstantSearch({ catchError: true });
  const { items } = useHits<Hit & Record<string, unknown>>({ escapeHTML: false });
  const [snippetWords] = useState(() =>
    matchMedia(`(max-width: ${NARROW_WIDTH}px)`).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS,
  );
  const parameters: Parameters = { snippetWords, level: scope };
  useConfigure(parameters as Record<string, unknown>);

  const onInput = useEffectEvent(() => {
    if (reducePaste(field)) onError();
    const typed = cutQuery(field.value, SIGNATURE_LENGTH);
    setText(typed);
    refine(typed);
  });
  const onImproved = useEffectEvent(() => refresh());
  const onOnline = useEffectEvent(() => status === 'error' && refine(text));
  useEffect(() => {
    const [inputListener, onlineListener] = [() => onInput(), () => onOnline()];
    if (field.value) inputListener();
    const removeListener = backend.onImproved(() => onImproved());
    field.addEventListener('input', inputListener);
    window.addEventListener('online', onlineListener);
    return () => {
      removeListener();
      field.removeEventListener('input', inputListener);
      window.removeEventListener('online', onlineListener);
    };
  }, [backend, field]);

  const hitsQuery = String(results?.query ?? '');
  const screen = useScreen({ text, status, hitsQuery, hits: items.length });
  return {
    /** The text in the field. */
    text,
    /** The text that the results on screen belong to. */
    resultsQuery: hitsQuery.trim(),
    /** Of the search that found them. */
    resultsKey: `${hitsQuery} ${(results as unknown as Parameters | undefined)?.level}`,
    screen,
    status,
    /** True while the results on screen belong to an earlier text. */
    isStale: status !== 'error' && hitsQuery.trim() !== text.trim(),
    hits: screen === 'hits' ? items : NO_HITS,
    /** True if none of the hits matches well. */
    isWeak: (results as unknown as SearchResult | undefined)?.isWeak ?? false,
    /** The number of matching sections; `hits` contains the first ones. */
    total: Number(results?.nbHits ?? 0),
    /** The search host's error message; empty if the network might be down. */
    errorMessage:
      error && error.name !== 'RetryError' ? error.message.slice(0, MAX_MESSAGE_LENGTH) : '',
    retry: () => refine(text),
  };
}

/** Replaces the start of a pasted error with what identifies it. Returns false if nothing was pasted. */
function reducePaste(field: SearchField): boolean {
  const { pasted, value } = field;
  field.pasted = undefined;
  if (pasted === undefined || !isPasteOf(value, pasted)) return false;
  field.value = queryOf(pasted);
  // After an input event, browsers scroll to the end of the text.
  requestAnimationFrame(() => (field.scrollLeft = 0));
  return true;
}

/**
 * True if a field shows the start of a longer text or all lines of a text that was pasted, and nothing else. Browsers
 * differ in what they do with line breaks.
 */
function isPasteOf(value: string, pasted: string): boolean {
  const withoutSpaces = (text: string) => text.replace(/\s/g, '');
  const [shown, all] = [value, pasted].map(withoutSpaces) as [string, string];
  const isCut = pasted.length > QUERY_LENGTH && value.length >= QUERY_LENGTH - 1;
  if (isCut) return all.startsWith(shown);
  return shown === all && pasted.trim().includes('\n');
}

/** The screens of the overlay. */
type Screen = 'start' | 'hits' | 'none' | 'error';

/** The state that determines the screen: the text in the field, and the query that the current hits belong to. */
interface ScreenInput {
  text: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  hitsQuery: string;
  /** The number of current hits. */
  hits: number;
}

/** Returns the next screen. During a search, the previous screen stays to avoid flicker. */
export function nextScreen(
  previous: Screen,
  { text, status, hitsQuery, hits }: ScreenInput,
): Screen {
  if (text.trim() === '') return 'start';
  if (status === 'error') return 'error';
  if (hitsQuery !== text) return previous;
  return hits > 0 ? 'hits' : 'none';
}

/** Returns the screen. It depends on the previous one while a search is running. */
function useScreen(input: ScreenInput): Screen {
  const [previous, setPrevious] = useState<Screen>('start');
  const screen = nextScreen(previous, input);
  if (screen !== previous) setPrevious(screen);
  return screen;
}
