import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { positionAt } from '../../lib/positions';
import type { Edit } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';

/** Names such as `pg_cron` keep their underscores in generated IDs. */
export const ID = /^[a-z0-9_-]+$/;
const IDS = /(?<!\s)\s*(?<!\\)\[(#[a-z0-9_-]+(?:\s+#[a-z0-9_-]+)*)\]$/;
/** Looks like a list of IDs but doesn't match `IDS`. */
const MALFORMED = /(?<!\\)\[#[^\]]*\]?$/;

/**
 * Moves IDs (`## Heading [#id #former-id]`) from headings to properties: the first one becomes `id`, the
 * others `aliases`. Modifies `root`, the tree of `source`.
 */
export function extractHeadingIds(root: Root, source: string): void {
  visit(root, 'heading', (heading) => {
    const text = heading.children.at(-1);
    const [, ids] = IDS.exec(lastText(heading, source).raw) ?? [];
    if (!ids || text?.type !== 'text') return;
    const [id, ...aliases] = ids.split(/\s+/).map((item) => item.slice(1));
    heading.data = { hProperties: { id, ...(aliases.length > 0 && { aliases }) } };
    text.value = text.value.replace(IDS, '');
    if (text.value === '') heading.children.pop();
  });
}

/**
 * Call it after `extractHeadingIds` has removed the valid IDs. There's an edit if only capital letters,
 * separators, or the closing bracket are wrong.
 */
export function headingIdError(
  heading: Heading,
  source: string,
): { message: string; fix: string; at: Position; edit?: Edit } | undefined {
  const { raw, start } = lastText(heading, source);
  const found = MALFORMED.exec(raw.replace(IDS, ''));
  if (!found) return undefined;
  const [text] = found;
  const what = text.endsWith(']') ? 'is malformed' : 'has no closing bracket';
  const corrected = `[${
    text
      .match(/[^\s,[\]]+/g)
      ?.join(' ')
      .toLowerCase() ?? ''
  }]`;
  return {
    message: `The ID ${text} ${what}`,
    fix: 'write [#id #former-id] with lowercase letters, digits, and hyphens, or \\[ for text',
    at: positionAt(source, start + found.index),
    ...(IDS.test(corrected) && { edit: { from: text, to: corrected } }),
  };
}

function lastText(heading: Heading, source: string): { raw: string; start: number } {
  const last = heading.children.at(-1);
  const { start, end } = (last?.type === 'text' && last.position) || {};
  return { raw: source.slice(start?.offset ?? 0, end?.offset ?? 0), start: start?.offset ?? 0 };
}
