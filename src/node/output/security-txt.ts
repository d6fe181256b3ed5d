import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { absoluteUrl, SITE } from '../../lib/site';
import type { Redirect } from './redirects';

/** The path of the file below the base path, as RFC 9116 defines it. */
export const SECURITY_TXT = '/.well-known/security.txt';
/**
 * Returns the redirect from the root of the host, where `security.txt` is requested (RFC 9116, section
 * 3). Returns none if there's no file: without a complete git history, the build doesn't write it.
 *
 * @param folder The built site.
 */
export function securityRedirects(folder: string): Redirect[] {
  const to = SITE.prefix + SECURITY_TXT;
  return existsSync(join(folder, SECURITY_TXT)) ? [{ from: SECURITY_TXT, to }] : [];
}

/** RFC 9116 recommends less than a year. */
const DAYS_VALID = 360;

/**
 * Returns a `security.txt` (RFC 9116), which says where to report vulnerabilities.
 *
 * @param lastChange The date of the site's last change, such as `2026-11-24`. The file expires about
 *   a year later, because by then nobody might maintain the site anymore. The date doesn't depend on
 *   the clock, so building the same sources again results in the same file.
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
