const HEADING = /^(#{1,6}) (.+)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * A heading with everything below it, or a table's head and the row whose first cell is `title`,
 * which has no marks of code. `later` headings with the same title follow.
 */
export function sectionMarkdown(markdown: string, title: string, later = 0): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const found = headings.filter(({ text }) => text === title).at(-1 - later);
  if (found) {
    const index = headings.indexOf(found);
    const next = headings.slice(index + 1).find(({ depth }) => depth <= found.depth);
    // The first heading is the page's title, and all others are below it.
    const end = found.depth === 1 ? headings[index + 1] : next;
    return lines.slice(found.line, end?.line).join('\n').trim();
  }
  const row = lines.findIndex((line) => plain(/^\| (.*?) \|/.exec(line)?.[1] ?? '') === title);
  if (row < 0) return undefined;
  const head = lines.slice(0, row).findLastIndex((line) => /^\| -+ \|/.test(line));
  return [...lines.slice(head - 1, head + 1), lines[row]].join('\n');
}

/** Outside of code blocks. */
function headingsOf(lines: readonly string[]): { line: number; depth: number; text: string }[] {
  let fence: string | undefined;
  return lines.flatMap((value, line) => {
    const [, mark] = FENCE.exec(value) ?? [];
    if (mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (mark.startsWith(fence)) fence = undefined;
    }
    const heading = fence === undefined && HEADING.exec(value);
    return heading ? [{ line, depth: heading[1]!.length, text: plain(heading[2]!) }] : [];
  });
}

function plain(inline: string): string {
  return inline
    .replace(/\[([^\][]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}
