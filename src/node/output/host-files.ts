import { join } from 'node:path';
import { SITE } from '../../lib/site';
import type { HostRules } from './host-config';
import { headersFile, netlifyConfig, vercelConfig } from './host-config';
import { nginxConfig } from './nginx-config';
import type { Redirect } from './redirects';
import { redirectRules } from './redirects';
import { headerRules } from './response-headers';
import { writeFileAtomic } from '../base/write-file';

/** Unlike `public/`, this folder isn't served. */
const HOSTING = 'hosting';

/**
 * Writes the headers and redirects in each host's format. `_headers` and `_redirects` go in
 * `public/`, for Cloudflare and `npm run serve`. Throws without writing anything if a format can't
 * express a rule.
 *
 * @param root Folder that contains `public/`.
 * @param files Paths of all files in `public/`, with slashes.
 * @param framePolicy The policy of the frame that runs examples, if there is one.
 */
export function writeHostFiles(
  root: string,
  files: readonly string[],
  redirects: Redirect[],
  policy: string,
  framePolicy: string | undefined,
): void {
  const rules: HostRules = {
    headers: headerRules(files, policy, framePolicy),
    redirects,
    twinRoots: twinRootsOf(files, redirects),
  };
  const folders = [...new Set(files.filter((file) => file.includes('/')).map(firstFolder))];
  const texts = {
    'public/_headers': headersFile(rules),
    'public/_redirects': redirectRules(redirects),
    [`${HOSTING}/netlify.toml`]: netlifyConfig(rules, folders),
    [`${HOSTING}/vercel.json`]: vercelConfig(rules),
    [`${HOSTING}/nginx.conf`]: nginxConfig(rules),
  };
  for (const [file, text] of Object.entries(texts)) writeFileAtomic(join(root, file), text);
}

function twinRootsOf(files: readonly string[], redirects: readonly Redirect[]): string[] {
  const aliases = new Set(redirects.map(({ from }) => from));
  const twins = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3))
    .filter((twin) => !aliases.has(`${SITE.prefix}/${twin}`));
  const roots = twins.map((twin) => twin.replace(/\/.*/, ''));
  // Skills aren't pages.
  return [...new Set(roots)].filter((root) => !/^(?:index$|\.)/.test(root)).sort();
}

const firstFolder = (file: string) => file.slice(0, file.indexOf('/'));
