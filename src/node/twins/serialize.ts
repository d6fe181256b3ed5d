import type { RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

const OPTIONS = {
  bullet: '-',
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
} as const;

/** Returns blocks as GitHub Flavored Markdown that ends with a line break. */
export function serialize(children: RootContent[]): string {
  return toMarkdown(
    { type: 'root', children },
    { ...OPTIONS, extensions: [...OPTIONS.extensions] },
  );
}
