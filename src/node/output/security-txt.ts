import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { absoluteUrl, SITE } from '../../lib/site';
import type { Redirect } from './redirects';

export const SECURITY_TXT = '/.well-known/security.txt';
/**
 * Clients request `security.txt` at the root of the host (RFC 9116, section 3). Without a complete
 * git history, the build doesn't write it.
 */
export function securityRedirects(folder: string): Redirect[] {
  const to = SITE.prefix + SECURITY_TXT;
  return existsSync(join(folder, SECURITY_TXT)) ? [{ from: SECURITY_TXT, to }] : [];
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
