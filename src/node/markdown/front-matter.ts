import { z } from 'zod';
import { date, line, path } from '../sources/field-schemas';
import type { PageLabel } from './page-metadata';
import { labelsAt } from './page-metadata';
import type { Diagnostic } from '../../lib/diagnostic';
import { checkShape, readYaml } from '../sources/yaml-source';

/** Newest first. Each is an item in the feeds. */
const changesSchema = z
  .array(z.strictObject({ date, text: line.min(20).max(200).regex(/\.$/, 'must be a sentence') }))
  .max(20)
  .superRefine((changes, { addIssue }) =>
    changes.forEach(({ date }, index) => {
      const newer = changes[index - 1];
      if (!newer || date < newer.date) return;
      const message = 'must be earlier than the change above, because the newest one comes first';
      addIssue({ code: 'custom', path: [index, 'date'], message });
    }),
  );

/** Where a feature is available if it isn't everywhere, and whether it can still change. */
const availabilitySchema = z
  .strictObject({
    places: z
      .array(z.enum(['hosted', 'self-hosted', 'local']))
      .min(1)
      .max(2)
      .default([]),
    stage: z.enum(['alpha', 'beta']).optional(),
  })
  .refine(({ places, stage }) => places.length > 0 || stage, 'must have "places" or "stage"')
  .refine(({ places }) => new Set(places).size === places.length, {
    path: ['places'],
    message: 'must not repeat a place',
  });

export const frontMatterSchema = z.strictObject({
  title: line.max(70),
  description: line.min(50).max(160),
  /** These URLs redirect to the page. */
  aliases: z.array(path).default([]),
  keywords: z.array(line).max(6).default([]),
  hideContents: z.boolean().default(false),
  /** Their SQL has to run before the page's: `/guides/getting-started#create-a-table`. */
  requires: z
    .array(z.string().regex(/^\/[^#\s]+#[a-z0-9_-]+$/, 'must look like "/<page>#<section>"'))
    .default([]),
  /** Users that the page's SQL needs. */
  users: z.array(z.email()).default([]),
  /** Why the page has more prose than its kind allows. */
  long: line.min(20).max(200).optional(),
  availability: availabilitySchema.optional(),
  changes: changesSchema.default([]),
  /** Replaces the date of the last change if that was only mechanical. */
  updated: date.optional(),
  /** When someone last compared the page with the product, instead of its area's date. */
  reviewed: date.optional(),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

const BLOCK = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(\n|$)/;

/** Empty if the page has no front matter. */
export const frontMatterOf = (text: string): string => BLOCK.exec(text)?.[1] ?? '';

/** Blank lines replace the front matter. */
export interface PageText {
  frontMatter?: FrontMatter | undefined;
  labels: PageLabel[];
  body: string;
  diagnostics: Diagnostic[];
}

/** Front matter must be YAML between `---` lines. */
export function readFrontMatter(file: string, page: string): PageText {
  const block = BLOCK.exec(page);
  const report = (line: number, message: string, fix: string): PageText => {
    const diagnostic = { file, line, column: 1, rule: 'front-matter', message, fix };
    return { labels: [], body: '', diagnostics: [diagnostic] };
  };
  const reportUnclosed = (text: string): PageText => {
    const lines = text.split('\n');
    const dashes = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
    if (dashes > 0) return report(dashes + 1, 'Front matter ends with exactly ---', 'write "---"');
    const end = lineAfterKeys(text) ?? text.trimEnd().split('\n').length + 1;
    return report(end, "The front matter isn't closed", CLOSE);
  };
  if (!block) {
    if (/^---[ \t]*\n/.test(page)) return reportUnclosed(page);
    const isDashed = /^--[^\n]*\n\w+:/.test(page);
    if (isDashed) return report(1, 'Front matter starts with exactly ---', 'write "---"');
    const [first = '', ...others] = page.split('\n', MAX_LINES);
    if (/^\w[\w-]*:(?:\s|$)/.test(first) && others.some((line) => /^---\s*$/.test(line))) {
      return report(1, "The front matter doesn't start with ---", CLOSE);
    }
    const start = page.search(/^---[ \t]*\n\w[\w-]*:/m);
    const isLate = start > 0 && page.slice(0, start).split('\n').length < MAX_LINES;
    if (isLate) {
      return report(1, 'Front matter starts on the first line', 'remove what comes before');
    }
    const fix =
      'start the file with "---", title and description, and "---", each on a separate line';
    return { ...report(1, 'The page has no front matter', fix), body: page };
  }
  const [all, yaml = ''] = block;
  // A `---` in the page's text ends front matter that isn't closed.
  if (lineAfterKeys(`---\n${yaml}`) !== undefined) return reportUnclosed(`---\n${yaml}`);
  if (/^---[ \t]*(?:\n|$)/.test(page.slice(all.length))) {
    const lines = all.trimEnd().split('\n').length;
    return report(lines + 1, 'The front matter is already closed', 'remove the line');
  }
  const source = readYaml(file, yaml, 2);
  const body = all.replace(/[^\n]/g, '') + page.slice(all.length);
  if (source.diagnostics.length > 0) return { labels: [], body, diagnostics: source.diagnostics };
  const { value, diagnostics } = checkShape(frontMatterSchema, source);
  return { frontMatter: value, labels: labelsAt(source), body, diagnostics };
}

/** Front matter that's in the wrong place starts and ends above this line. */
const MAX_LINES = 30;
const CLOSE = 'add a line with "---" above this one';
/** A line that was meant to end front matter. */
const DASHES = /^(?:--|-{4,}|[ \t]+---|[\u2013\u2014]+-*)[ \t]*$/;

/** The first line below the keys that's Markdown, not YAML. */
function lineAfterKeys(text: string): number | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex(
    (line, number) => number > 0 && line !== '' && !/^(?:\s|- |-$|#\s|[\w"'-]+\s*[:=])/.test(line),
  );
  if (index < 0) return undefined;
  // Directly below the keys, it's a mistake in the YAML.
  const isSeparate = lines[index - 1]?.trim() === '' || /^(?:#|<|```|:::)/.test(lines[index]!);
  return isSeparate ? index + 1 : undefined;
}
