import type { Diagnostic } from '../../lib/diagnostic';
import { nearest } from '../../lib/diagnostic';
import { offsetAt } from '../../lib/positions';
import type { SourceFile } from '../../node/sources/source-files';
import type { DashboardPage } from '../upstream/dashboard/pages';
import { DASHBOARD_PAGES_FILE } from '../upstream/dashboard/pages';
import type { ExternalLink } from './external-links';

const DASHBOARD = /^https:\/\/supabase\.com\/dashboard(?=[/?#]|$)/;
const ARROW = '→';

/**
 * Links must lead to known pages, and those whose text is a menu path, such as `Authentication →
 * Users`, must have the Dashboard's labels. `files` are the source files, because the site model
 * lacks the text of links.
 */
export function checkDashboardLinks(
  links: ExternalLink[],
  files: SourceFile[],
  known: DashboardPage[],
): Diagnostic[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return links.flatMap(({ url, ...at }): Diagnostic[] => {
    if (!DASHBOARD.test(url)) return [];
    const source = texts.get(at.file) ?? '';
    const label = linkText(source.slice(offsetAt(source, at)));
    const error = linkError(url, label, known);
    return error ? [{ ...at, rule: 'links/dashboard', ...error }] : [];
  });
}

function linkError(
  url: string,
  label: string | undefined,
  known: DashboardPage[],
): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  const address = url.replace(DASHBOARD, '').replace(/#.*$/, '');
  const path = address.replace(/\?.*$/, '').replace(/\/$/, '');
  if (path === '') return undefined;
  const page =
    known.find((item) => item.path === address) ?? known.find((item) => item.path === path);
  if (!page) return { message: `The Dashboard has no page ${path}`, fix: fixPath(path, known) };
  if (!label?.includes(ARROW)) return undefined;
  const paths = menuPaths(page);
  if (paths.includes(label)) return undefined;
  const fix = paths.length > 0 ? `write "${paths.join('" or "')}"` : 'write it without arrows';
  return { message: `"${label}" isn't the menu path of ${page.path}`, fix };
}

/** The page that replaced a path, or the one with the most similar path. */
function fixPath(path: string, known: DashboardPage[]): string {
  const successor = known.find(({ former }) => former.includes(path));
  if (successor) return `use ${successor.path}, which replaced it`;
  const near = nearest(
    path,
    known.map((page) => page.path),
  );
  const add = `if the page exists, add it to ${DASHBOARD_PAGES_FILE}`;
  return near ? `did you mean ${near}? Otherwise, ${add}` : add;
}

/** With and without the page's tab. */
function menuPaths({ menu, tab }: DashboardPage): string[] {
  if (!menu) return [];
  return [menu, ...(tab ? [[...menu, tab]] : [])].map((labels) => labels.join(` ${ARROW} `));
}

/** At the start of the Markdown. */
function linkText(markdown: string): string | undefined {
  const [, label] = /^\[((?:[^\]\\]|\\.)*)\]\(/.exec(markdown) ?? [];
  return label
    ?.replace(/[*`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
