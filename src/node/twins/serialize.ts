import type { RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import type { Options } from 'mdast-util-to-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
};

/** GitHub Flavored Markdown that ends with a line break. */
export function serialize(children: RootContent[]): string {
  return toMarkdown({ type: 'root', children }, OPTIONS);
}
