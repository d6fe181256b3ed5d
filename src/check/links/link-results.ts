import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '../../lib/diagnostic';
import { GENERATED } from '../../node/results/results-file';
import { readText } from '../../node/sources/read-text';
import type { ExternalLink } from './external-links';
import type { RequestError } from './network';
import { describeError, requestUrl } from './network';

/** Written by `npm run check:external`; missing before its first run. */
export const LINK_RESULTS_FILE = `${GENERATED}/external-links.json`;

/** After which a link is an error. Servers that are only down usually come back sooner. */
const MAX_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const resultsSchema = z.strictObject({
  /** ISO 8601. */
  checked: z.iso.date(),
  /** Sorted by URL. */
  broken: z.array(
    z.strictObject({
      /** Without an anchor. */
      url: z.url(),
      /** The run since which the link hasn't worked. */
      firstBroken: z.iso.date(),
      /** The last status, or why there was no response. */
      error: z.union([z.int(), z.string()]),
    }),
  ),
});

export type LinkResults = z.infer<typeof resultsSchema>;

/** Undefined without results, and a diagnostic if the file is malformed. */
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

export function formatLinkResults(results: LinkResults): string {
  return `${JSON.stringify(results, null, 2)}\n`;
}

/**
 * Links that are still broken keep their date, and others are dropped. `errors` are by URL, and
 * `today` is an ISO date.
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

export function haveSameLinks(a: LinkResults | undefined, b: LinkResults): boolean {
  const urls = ({ broken }: LinkResults) => broken.map(({ url }) => url).join('\n');
  return (a ? urls(a) : '') === urls(b);
}

/**
 * After 14 days at the last run, because the checks of an unchanged project shouldn't start to fail
 * one day.
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
