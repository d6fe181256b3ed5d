import type { Diagnostic } from '../../lib/diagnostic';
import { writeFileAtomic } from '../../node/base/write-file';
import { join } from 'node:path';
import type { ExternalLink } from './external-links';
import {
  checkBrokenLinks,
  formatLinkResults,
  haveSameLinks,
  LINK_RESULTS_FILE,
  readLinkResults,
  updateLinkResults,
} from './link-results';
import type { LinkResults } from './link-results';
import { requestLinks, requestUrl } from './network';

interface LinkCheck {
  results: LinkResults;
  diagnostics: Diagnostic[];
  /** Other links are broken than in the previous run, so the file must be committed. */
  isChanged: boolean;
}

/**
 * Writes the project's file, unless no server responds, because the computer is probably offline.
 * Then throws.
 */
export async function runLinkCheck(
  root: string,
  links: readonly ExternalLink[],
  today: string,
  request: typeof fetch = fetch,
): Promise<LinkCheck> {
  const urls = new Set(links.map(({ url }) => requestUrl(url)));
  const errors = await requestLinks([...urls], request);
  const isUnreachable = [...errors.values()].every((error) => typeof error === 'string');
  if (urls.size > 0 && errors.size === urls.size && isUnreachable) {
    throw new Error(
      'None of the servers responded. Check the network connection, and run the check again.',
    );
  }
  const previous = readLinkResults(root).results;
  const results = updateLinkResults(previous, errors, today);
  writeFileAtomic(join(root, LINK_RESULTS_FILE), formatLinkResults(results));
  return {
    results,
    diagnostics: checkBrokenLinks(links, results),
    isChanged: !haveSameLinks(previous, results),
  };
}
