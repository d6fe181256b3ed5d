import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LLMS_INDEX, twinPath } from '../../lib/paths';
import { FILES_FOLDER, MANIFEST } from '../../lib/search-files';
import { SITE } from '../../lib/site';
import { SECTIONS_FOLDER } from '../../lib/paths';

/** A path that can be on the site. It contains no dots, so it can't leave the site's folder. */
const PATH = /^(?:\/[\p{L}\p{N}_-]+)+$/u;

/**
 * Checks that a folder contains a built site with Markdown and a search index.
 *
 * @throws An error that names the first missing file and says how to create it.
 */
export function assertBuilt(folder: string): void {
  for (const file of ['index.md', LLMS_INDEX.slice(1), join(FILES_FOLDER, MANIFEST)]) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`${path} doesn't exist. Run "npm run build" first.`);
  }
}

/**
 * Returns the path of the page that a text refers to: a path with or without the base path, the URL of
 * the published page, or the URL of its Markdown. Ignores queries and anchors.
 */
export function pagePathOf(text: string): string {
  const [path = ''] = text.trim().replace(SITE.origin, '').split(/[?#]/);
  const local = `/${path.replace(/^\/+/, '')}`.replace(
    new RegExp(`^${SITE.prefix}(?=/|\\.|$)`),
    '',
  );
  return (
    local
      .replace(/\.md$/, '')
      .replace(/(?<!\/)\/+$/, '')
      .replace(/^\/index$/, '') || '/'
  );
}

/** Returns the Markdown of the page at a path or at one of its aliases, or undefined if there's none. */
export function readTwin(folder: string, path: string): string | undefined {
  // Only the Markdown of a page contains its text. An alias has a link.
  return readFrom(folder, pagePathOf(redirectTarget(folder, path) ?? path));
}

function readFrom(folder: string, path: string): string | undefined {
  if (path !== '/' && !PATH.test(path)) return undefined;
  const file = join(folder, twinPath(path));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns where the site redirects a path, or undefined. */
function redirectTarget(folder: string, path: string): string | undefined {
  const file = join(folder, '_redirects');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.find((line) => line.startsWith(`${SITE.prefix}${path} `))?.split(' ')[1];
}

/** Returns the value of a key in the front matter of a page's Markdown, or an empty string. */
export function frontMatterValue(twin: string, key: string): string {
  const [, value] = new RegExp(`^${key}: (".*")$`, 'm').exec(twin) ?? [];
  return value === undefined ? '' : (JSON.parse(value) as string);
}

/** Returns the paths of the files that list or contain many pages. */
export function indexFiles(folder: string): string[] {
  const names = readdirSync(join(folder, SECTIONS_FOLDER)).filter((name) => name.endsWith('.txt'));
  return [LLMS_INDEX, ...names.sort().map((name) => `/${SECTIONS_FOLDER}/${name}`)];
}
