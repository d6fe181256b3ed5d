import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SKILLS_INDEX } from '../../lib/paths';
import { absoluteUrl, SITE } from '../../lib/site';
import type { Redirect } from './redirects';

export const SECURITY_TXT = '/.well-known/security.txt';
/**
 * Clients request `security.txt` (RFC 9116, section 3) and the list of skills at the root of the host. Without a
 * complete git history, the build doesn't write `security.txt`.
 */
export function wellKnownRedirects(folder: string): Redirect[] {
  const existing = [SECURITY_TXT, SKILLS_INDEX].filter((path) => existsSync(join(folder, path)));
  return existing.map((from) => ({ from, to: SITE.prefix + from }));
}

/** RFC 9116 recommends less than a year. */
const DAYS_VALID = 360;

/**
 * RFC 9116. Expires about a year after `lastChange` (ISO 8601), because by then nobody might
 * maintain the site anymore, and not relative to the clock, so the same sources result in the same
 * file.
 */
export function securityTxt(lastChange: string): string {
  const expires = new Date(`${lastChange}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  return [
    `Contact: ${SITE.repository}/security/advisories/new`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(SECURITY_TXT)}`,
    `Policy: ${SITE.repository}/security/policy`,
    '',
  ].join('\n');
}
