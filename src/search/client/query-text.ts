import { QUERY_LENGTH } from '../../lib/limits';
import { SITE } from '../../lib/site';

/** A query of at most 64 characters; a pair of code units that is one character is not split. */
export function cutQuery(text: string): string {
  const cut = text.slice(0, QUERY_LENGTH);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Where a reader reports that a query should have had results. */
export function reportUrl(query: string): string {
  const text = cutQuery(query).replace(/[\uD800-\uDFFF]/gu, '');
  const parameters = new URLSearchParams({
    title: `Docs search finds nothing for: ${text.replace(/[`@#]/g, ' ')}`,
    body: `I searched the documentation for:\n\n    ${text}\n\nand expected to find:\n\n`,
  });
  return `${SITE.repository}/issues/new?${parameters.toString()}`;
}
