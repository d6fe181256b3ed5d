import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useConfigure, useHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { NARROW_WIDTH, QUERY_LENGTH, SNIPPET_WORDS, SNIPPET_WORDS_NARROW } from '../../lib/limits';
import { readHit } from '../client/hit';
import { searchParameters } from '../client/search-client';
import { errorSignature } from '../../lib/error-signature';
import { cutQuery } from '../../lib/query-text';
import type { SearchField } from '../../page/search-dialog';
import type { Screen } from './screen';
import { nextScreen } from './screen';
import type { SearchBackend } from '../client/search-client';

/** Maximum length of a search host's message, in characters. Longer ones are cut. */
const MAX_MESSAGE_LENGTH = 300;

/**
 * Searches for the text in the search field, whenever it changes. `scope` limits the search to a menu level.
 */
export function useSearch(backend: SearchBackend, field: SearchField, scope: string | undefined) {
  const [text, setText] = useState(() => cutQuery(field.value));
  const { refine } = useSearchBox();
  const { status, error, results, refresh } = useInstantSearch({ catchError: true });
  const { items } = useHits({ escapeHTML: false });
  const [snippetWords] = useState(() =>
    matchMedia(`(max-width: ${NARROW_WIDTH}px)`).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS,
  );
  const parameters: Record<string, unknown> = {
    ...searchParameters(snippetWords),
    ...(scope ? { facetFilters: [`level:${scope}`] } : {}),
  };
  useConfigure(parameters);

  const onInput = useEffectEvent(() => {
    reducePaste(field);
    const typed = cutQuery(field.value);
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

  const hits = useMemo(() => items.flatMap((item) => readHit(item) ?? []), [items]);
  const hitsQuery = String(results?.query ?? '');
  const screen = useScreen({ text, status, hitsQuery, hits: hits.length });
  return {
    /** The text in the field. */
    text,
    screen,
    status,
    /** True while the results on screen belong to an earlier text. */
    isStale: status !== 'error' && hitsQuery.trim() !== text.trim(),
    hits: screen === 'hits' ? hits : [],
    /** The number of matching sections; `hits` contains the first ones. */
    total: Number(results?.nbHits ?? 0),
    /** The search host's error message; empty if the network might be down. */
    errorMessage:
      error && error.name !== 'RetryError' ? error.message.slice(0, MAX_MESSAGE_LENGTH) : '',
    retry: () => refine(text),
  };
}

/** Replaces the start of a pasted error with what identifies it. */
function reducePaste(field: SearchField): void {
  const { pasted, value } = field;
  field.pasted = undefined;
  if (pasted !== undefined && isPasteOf(value, pasted)) field.value = errorSignature(pasted);
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

/** Returns the screen. It depends on the previous one while a search is running. */
function useScreen(input: Parameters<typeof nextScreen>[1]): Screen {
  const [previous, setPrevious] = useState<Screen>('start');
  const screen = nextScreen(previous, input);
  if (screen !== previous) setPrevious(screen);
  return screen;
}
