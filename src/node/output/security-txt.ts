import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SKILLS_INDEX } from '../../lib/paths';
import { absoluteUrl, SITE } from '../../lib/site';
import type { Redirect } from './redirects';

/** The path of the file below the base path, as RFC 9116 defines it. */
export const SECURITY_TXT = '/.well-known/security.txt';
/**
 * Returns the redirects from the root of the host, where `security.txt` (RFC 9116, section 3) and the list of
 * skills are requested. Leaves out files that don't exist: without a complete git history, the build doesn't
 * write `security.txt`.
 *
 * @param folder The built site.
 */
export function wellKnownRedirects(folder: string): Redirect[] {
  const existing = [SECURITY_TXT, SKILLS_INDEX].filter((path) => existsSync(join(folder, path)));
  return existing.map((from) => ({ from, to: SITE.prefix + from }));
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
