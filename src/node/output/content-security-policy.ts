import type { SearchHost } from '../../lib/search-host';
import { SEARCH_HOST, searchHostUrl } from '../../lib/search-host';
import { hashOf } from '../base/policy-hash';
import { pageScript } from './page-script';

export interface PolicySources {
  /** Such as `sha256-…`. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Origins that scripts can send requests to. */
  connect: readonly string[];
}

/** Radix's select inserts this style. `widget-policy.test.ts` fails if a new version changes it. */
const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}' +
  '[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/** CSP Level 3. */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  connect,
}: PolicySources): string {
  const hashes = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const directives: [name: string, ...sources: string[]][] = [
    // Firefox also applies it to prefetched files, so it can't be 'none'.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes(scriptHashes)],
    ['style-src', "'self'", ...hashes(styleHashes)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    // It has its own policy.
    ['frame-src', "'self'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Throws if a variable results in an invalid URL. */
export function policySources(env: Record<string, string | undefined>): PolicySources {
  return {
    scriptHashes: [hashOf(pageScript())],
    styleHashes: [hashOf(SELECT_STYLE)],
    connect: [...searchOrigins(SEARCH_HOST), ...telemetryOrigins(env['GATSBY_API_URL'])],
  };
}

/** Algolia's client tries these hosts in order. */
function searchOrigins(host: SearchHost | undefined): string[] {
  if (!host) return [];
  const first = originOf(searchHostUrl(host), 'GATSBY_ALGOLIA_APP_ID or GATSBY_ALGOLIA_HOST');
  if (host.local) return [first];
  const id = host.appId.toLowerCase();
  return [first, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}

function telemetryOrigins(url: string | undefined): string[] {
  return url ? [originOf(url, 'GATSBY_API_URL')] : [];
}

function originOf(url: string, variable: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`${variable} results in the invalid URL "${url}". Correct its value`);
  }
  return new URL(url).origin;
}
