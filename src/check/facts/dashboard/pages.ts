import { z } from 'zod';
import { formatDiagnostics } from '../../../lib/diagnostic';
import { checkShape, readYaml } from '../../../node/sources/yaml-source';
import { readData } from '../../runner/read-data';

/** The file that lists the Dashboard's pages, for messages. */
export const DASHBOARD_PAGES_FILE = 'src/check/facts/dashboard/pages.yml';

const text = z.string().trim().min(1);
const path = z.string().regex(/^\/\S*[^/]$/, "a path starts with a slash and doesn't end with one");
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date has the form 2026-11-22');
const pageSchema = z
  .strictObject({
    /** The path after `https://supabase.com/dashboard`, with `_` for the project or organization. */
    path,
    /** The labels that lead to the page. Not set if the page isn't in any menu. */
    menu: z.array(text).min(1).optional(),
    /** The tab on the page that has this path. */
    tab: text.optional(),
    /** Labels of buttons, switches, and fields. */
    controls: z.array(text).min(1).optional(),
    /** The source file of the labels. */
    from: text.optional(),
    /** Former paths of the page. */
    former: z.array(path).default([]),
  })
  .refine(({ menu, tab }) => menu || !tab, 'a page with a tab needs a menu')
  .refine(({ controls, from }) => from || !controls, 'a page with controls needs a source');
const schema = z.strictObject({
  $source: z.strictObject({ source: text, version: text, date: isoDate, checked: isoDate }),
  pages: z.array(pageSchema).superRefine((pages, context) => {
    const paths = pages.flatMap((page) => [page.path, ...page.former]);
    const repeated = paths.filter((item, index) => paths.indexOf(item) !== index);
    for (const item of repeated) context.addIssue(`the path ${item} is listed twice`);
  }),
});

/** A page of the Dashboard. */
export type DashboardPage = z.infer<typeof pageSchema>;

/**
 * Reads and validates the list of pages. Throws an error that lists every problem with its line.
 *
 * @param yaml The text of the file.
 */
export function readDashboardPages(yaml: string): DashboardPage[] {
  const source = readYaml(DASHBOARD_PAGES_FILE, yaml);
  if (source.diagnostics.length > 0) throw new Error(formatDiagnostics(source.diagnostics));
  const { value, diagnostics } = checkShape<z.infer<typeof schema>>(schema as never, source);
  if (!value) throw new Error(formatDiagnostics(diagnostics));
  return value.pages;
}

/** The pages that content can link to. Importing this module throws an error if the file is invalid. */
export const DASHBOARD_PAGES = readDashboardPages(readData('facts/dashboard/pages.yml'));

/** The labels that the Dashboard shows: menu items, tabs, and controls. */
export const DASHBOARD_LABELS: ReadonlySet<string> = new Set(
  DASHBOARD_PAGES.flatMap(({ menu = [], tab = [], controls = [] }) => [menu, tab, controls].flat()),
);
