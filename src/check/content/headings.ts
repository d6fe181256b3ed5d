import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import GithubSlugger from 'github-slugger';
import { visitParents } from 'unist-util-visit-parents';
import { readFrontMatter } from '../../node/markdown/front-matter';
import { parseMarkdown } from '../../node/markdown/to-tree';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { SourceFile } from '../../node/site/source-files';

interface Found extends Position {
  depth: number;
  title: string;
}

/** Headings of a page that skip a level, say nothing, or share their anchor with an earlier one. */
export function checkHeadings({ path: file, text }: SourceFile): Diagnostic[] {
  const root = parseMarkdown(readFrontMatter(file, text).body);
  if (!root) return [];
  const diagnostics: Diagnostic[] = [];
  const lines = new Map<string, number>();
  let depth = 1;
  for (const { title, line, column, ...heading } of headings(root)) {
    const add = (rule: string, message: string, fix: string) =>
      diagnostics.push({ file, line, column, rule, message, fix });
    const level = '#'.repeat(depth + 1);
    if (heading.depth > depth + 1) {
      const now = '#'.repeat(heading.depth);
      add('content/heading', `"${title}" (${now}) skips a level`, `begin it with ${level}`);
    }
    if (title === '') add('content/heading', 'The heading is empty', 'name it or remove it');
    const id = new GithubSlugger().slug(title);
    const first = lines.get(id);
    if (first) {
      const message = `The anchor #${id} is taken by the heading on line ${first}`;
      add('content/anchor', message, 'say in the heading what is different here');
    }
    lines.set(id, first ?? line);
    depth = heading.depth;
  }
  return diagnostics;
}

/** The headings of a page in order, those that steps make among them. */
function headings(root: Root): Found[] {
  const found: Found[] = [];
  let depth = 1;
  visitParents(root, (node, ancestors) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    if (node.type === 'heading') {
      const inStep = ancestors.some((item) => 'name' in item && item.name === 'Step');
      if (!inStep) depth = (node as Heading).depth;
      found.push({ line, column, depth: (node as Heading).depth, title: textOf(node) });
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Step') {
      const title = (node as MdxJsxFlowElement).attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'title',
      );
      if (typeof title?.value !== 'string') return;
      found.push({ line, column, depth: Math.min(depth + 1, 6), title: title.value });
    }
  });
  return found;
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('').trim();
  return 'value' in node ? node.value : '';
}
