/** The page with all breaking changes, and the file with its tables. */
export const CHANGES_PAGE = '/guides/platform/breaking-changes';
export const CHANGES_FILE = '/breaking-changes.json';

/** Returns the rows of all tables in a page's Markdown as JSON, with their section. The cells are Markdown. */
export function tablesAsJson(markdown: string): string {
  const rows: Record<string, string>[] = [];
  let section = '';
  let columns: string[] | undefined;
  for (const line of markdown.split('\n')) {
    section = /^#+ (.*)/.exec(line)?.[1] ?? section;
    const cells = line.startsWith('| ') ? line.slice(2, -2).split(' | ') : undefined;
    if (cells && columns && !/^-+$/.test(cells[0]!)) {
      const values = columns.map((column, index) => [column, cells[index]]);
      rows.push({ section, ...(Object.fromEntries(values) as Record<string, string>) });
    }
    columns = cells && (columns ?? cells);
  }
  return `${JSON.stringify(rows, null, 2)}\n`;
}
