import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { positionAt } from '../../lib/positions';
import type { Position } from '../../lib/positions';

/** What an ID may contain. Underscores are allowed because generated IDs keep those of `pg_cron`. */
export const ID = /^[a-z0-9_-]+$/;
const IDS = /\s*(?<!\\)\[(#[a-z0-9_-]+(?:\s+#[a-z0-9_-]+)*)\]$/;
/** The end of a heading that looks like IDs, but didn't match them. */
const MALFORMED = /(?<!\\)\[#[^\]]*\]?$/;

/**
 * Moves the IDs at the end of headings (`## Heading [#id #former-id]`) from their text to properties:
 * the first one is `id`, the others are `aliases`. Changes `root`, the tree of `source`.
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

/** Returns what's wrong with a heading's IDs, after `extractHeadingIds` took out the correct ones. */
export function headingIdError(
  heading: Heading,
  source: string,
): { message: string; fix: string; at: Position } | undefined {
  const { raw, start } = lastText(heading, source);
  const found = MALFORMED.exec(raw.replace(IDS, ''));
  if (!found) return undefined;
  const [text] = found;
  const what = text.endsWith(']') ? 'is malformed' : 'has no closing bracket';
  return {
    message: `The ID ${text} ${what}`,
    fix: 'write [#id #former-id] with lower-case letters, digits, and hyphens, or \\[ for text',
    at: positionAt(source, start + found.index),
  };
}

function lastText(heading: Heading, source: string): { raw: string; start: number } {
  const last = heading.children.at(-1);
  const { start, end } = (last?.type === 'text' && last.position) || {};
  return { raw: source.slice(start?.offset ?? 0, end?.offset ?? 0), start: start?.offset ?? 0 };
}
