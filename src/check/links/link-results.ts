import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '../../lib/diagnostic';
import { GENERATED } from '../../node/results/results-file';
import { readText } from '../../node/sources/read-text';
import type { ExternalLink } from './external-links';
import type { RequestError } from './network';
import { describeError, requestUrl } from './network';

/**
 * The external links that were broken when they were last requested. `npm run check:external` writes
 * it. The file doesn't exist before the first run.
 */
export const LINK_RESULTS_FILE = `${GENERATED}/external-links.json`;

/** Days after which a broken link is an error. Servers that are only down usually come back sooner. */
const MAX_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const resultsSchema = z.strictObject({
  /** Day of the last run (ISO 8601). */
  checked: z.iso.date(),
  /** Sorted by URL. */
  broken: z.array(
    z.strictObject({
      /** Without an anchor. */
      url: z.url(),
      /** Day of the first run in which the link was broken. It hasn't worked in a run since then. */
      firstBroken: z.iso.date(),
      /** Status of the last response, or the reason why there was none. */
      error: z.union([z.int(), z.string()]),
    }),
  ),
});

/** The results of `npm run check:external`. */
export type LinkResults = z.infer<typeof resultsSchema>;

/**
 * Reads the results of a project. Returns undefined if there are none yet, and a diagnostic if the file
 * is malformed.
 */
export function readLinkResults(root: string): {
  results?: LinkResults;
  diagnostics: Diagnostic[];
} {
  const path = join(root, LINK_RESULTS_FILE);
  if (!existsSync(path)) return { diagnostics: [] };
  try {
    return { results: resultsSchema.parse(JSON.parse(readText(path))), diagnostics: [] };
  } catch {
    const place = { file: LINK_RESULTS_FILE, line: 1, column: 1, rule: 'links/broken' };
    const message = 'The file is malformed';
    const fix = 'restore it with git, or run npm run check:external';
    return { diagnostics: [{ ...place, message, fix }] };
  }
}

/** Formats results as the text of their file. */
export function formatLinkResults(results: LinkResults): string {
  return `${JSON.stringify(results, null, 2)}\n`;
}

/**
 * Returns the results after a run. Links that are still broken keep the date on which they were first
 * broken. Links that work again, or that the content no longer contains, aren't included.
 *
 * @param errors The errors of the broken links, by URL.
 * @param today The day of the run (ISO 8601).
 */
export function updateLinkResults(
  previous: LinkResults | undefined,
  errors: ReadonlyMap<string, RequestError>,
  today: string,
): LinkResults {
  const known = new Map(previous?.broken.map(({ url, firstBroken }) => [url, firstBroken]));
  const broken = [...errors]
    .map(([url, error]) => ({ url, firstBroken: known.get(url) ?? today, error }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  return { checked: today, broken };
}

/** Returns true if the same links are broken in both results. */
export function haveSameLinks(a: LinkResults | undefined, b: LinkResults): boolean {
  const urls = ({ broken }: LinkResults) => broken.map(({ url }) => url).join('\n');
  return (a ? urls(a) : '') === urls(b);
}

/**
 * Reports the links that were still broken 14 days or more after they were first broken.
 *
 * A link's age is measured at the last run, not today. Otherwise, the checks of an unchanged project would
 * start to fail one day, even though nobody knows whether the link is still broken.
 */
export function checkBrokenLinks(
  links: readonly ExternalLink[],
  { checked, broken }: LinkResults,
): Diagnostic[] {
  const old = new Map(
    broken
      .filter(
        ({ firstBroken }) => Date.parse(checked) - Date.parse(firstBroken) >= MAX_DAYS * DAY_MS,
      )
      .map((link) => [link.url, link]),
  );
  return links.flatMap(({ url, ...at }): Diagnostic[] => {
    const link = old.get(requestUrl(url));
    if (!link) return [];
    const since = `has been broken since ${link.firstBroken}`;
    const message = `${url} ${since}: it ${describeError(link.error)} (last checked on ${checked})`;
    const fix = 'replace or remove the link, or run npm run check:external if it works again';
    return [{ ...at, rule: 'links/broken', message, fix }];
  });
}
