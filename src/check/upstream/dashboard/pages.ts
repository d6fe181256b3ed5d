import { z } from 'zod';
import { formatDiagnostics } from '../../../lib/diagnostic';
import { checkShape, readYaml } from '../../../node/sources/yaml-source';
import { readData } from '../../runner/read-data';

export const DASHBOARD_PAGES_FILE = 'src/check/upstream/dashboard/pages.yml';

const text = z.string().trim().min(1);
const path = z.string().regex(/^\/\S*[^/]$/, "a path starts with a slash and doesn't end with one");
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date has the form 2026-11-22');
const pageSchema = z
  .strictObject({
    /** After `https://supabase.com/dashboard`, with `_` for the project or organization. */
    path,
    /** Labels that lead to the page. */
    menu: z.array(text).min(1).optional(),
    tab: text.optional(),
    controls: z.array(text).min(1).optional(),
    from: text.optional(),
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

export type DashboardPage = z.infer<typeof pageSchema>;

/** Throws an error with every problem and its line. */
export function readDashboardPages(yaml: string): DashboardPage[] {
  const source = readYaml(DASHBOARD_PAGES_FILE, yaml);
  if (source.diagnostics.length > 0) throw new Error(formatDiagnostics(source.diagnostics));
  const { value, diagnostics } = checkShape<z.infer<typeof schema>>(schema as never, source);
  if (!value) throw new Error(formatDiagnostics(diagnostics));
  return value.pages;
}

/** Content can link to these. Importing this throws if the file is invalid. */
export const DASHBOARD_PAGES = readDashboardPages(readData('upstream/dashboard/pages.yml'));

/** Menu items, tabs, and controls. */
export const DASHBOARD_LABELS: ReadonlySet<string> = new Set(
  DASHBOARD_PAGES.flatMap(({ menu = [], tab = [], controls = [] }) => [menu, tab, controls].flat()),
);
