import { QUERY_LENGTH } from './limits';
import { SITE } from './site';
import { NO_RESULTS_TEXT } from './strings/search';

/** In UTF-16 units, without splitting a surrogate pair. */
export function cutQuery(text: string, length = QUERY_LENGTH): string {
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** An input drops line breaks, which would join the words around them. */
export function selectionQuery(selection: string): string {
  return cutQuery(selection.replace(/\s+/g, ' ').trim()).trimEnd();
}

export function reportUrl(query: string): string {
  const text = cutQuery(query).replace(/[\uD800-\uDFFF]/gu, '');
  const parameters = new URLSearchParams({
    title: NO_RESULTS_TEXT.issueTitle(text.replace(/[`@#]/g, ' ')),
    body: NO_RESULTS_TEXT.issueBody(text),
  });
  return `${SITE.repository}/issues/new?${parameters.toString()}`;
}
