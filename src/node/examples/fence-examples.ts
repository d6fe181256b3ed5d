import { slug } from 'github-slugger';
import type { Heading, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { Position } from '../../lib/positions';
import type { FenceCode } from '../markdown/fence-code';
import { fenceCode } from '../markdown/fence-code';
import type { Partials } from '../markdown/partials';
import { partialFile } from '../markdown/partials';
import { parseMarkdown } from '../markdown/parse';
import type { Example } from './example';

const FENCE_OR_PARTIAL = /```|~~~|<Part\s/;
export const FILE_START: Position = { line: 1, column: 1 };

/**
 * Reads the code blocks in a Markdown text, including those in its shared parts.
 *
 * @param start Position of the text in the file.
 * @param owner The page or the entry that shows the text.
 * @param parts The texts that pages can include. Spec entries have none.
 */
export function fenceExamples(
  text: string,
  file: string,
  start: Position,
  owner: Pick<Example, 'page' | 'entry'>,
  parts?: Partials,
): Example[] {
  const examples: Example[] = [];
  // Most texts in specs contain neither a fence nor a partial, and parsing is slow.
  const root = FENCE_OR_PARTIAL.test(text) ? parseMarkdown(text) : undefined;
  if (!root) return examples;
  const headings: { id: string; depth: number }[] = [];
  const sections = (ancestors: Parents[]) => [
    ...headings.map(({ id }) => id),
    ...ancestors.flatMap(stepId),
  ];
  visitParents(root as Root, (node, ancestors) => {
    if (node.type === 'heading') {
      while ((headings.at(-1)?.depth ?? 0) >= node.depth) headings.pop();
      headings.push({ id: headingId(node), depth: node.depth });
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Part') {
      const [name = ''] = node.attributes.map(({ value }) => String(value));
      const partial = parts?.get(name) ?? '';
      const outer = sections(ancestors);
      for (const example of fenceExamples(partial, partialFile(name), FILE_START, owner, parts)) {
        examples.push({ ...example, sections: [...outer, ...example.sections!] });
      }
    }
    if (node.type !== 'code') return;
    const code = fenceCode(node, parts ?? NO_PARTS);
    const fence = node.position!.start;
    // The code starts on the line after the fence, with at least the same indent.
    const place = code.file
      ? placeInFile(code.file, code)
      : placeBelow(
          { line: start.line + fence.line, column: fence.column + start.column - 1 },
          code,
        );
    const source = place.file ?? file;
    const id = `${source}:${place.line}`;
    examples.push({
      ...owner,
      id: source === owner.page ? id : `${owner.page} > ${id}`,
      role: 'fence',
      ...place,
      file: source,
      language: node.lang ?? 'text',
      code: code.code,
      title: code.meta.title,
      optOut: code.meta.optOut,
      sections: sections(ancestors),
    });
  });
  return examples;
}

const NO_PARTS: Partials = new Map();

/** `file` is only set if the code isn't in the fence. */
type CodePlace = Pick<Example, 'line' | 'column' | 'indent' | 'lines'> & { file?: string };

function placeBelow({ line, column }: Position, { lines }: FenceCode): CodePlace {
  const [first = 1] = lines;
  const place = { line: line + first - 1, column, indent: column - 1 };
  const isGapless = lines.every((number, index) => number === first + index);
  return isGapless ? place : { ...place, lines: lines.map((number) => line + number - 1) };
}

function placeInFile(file: string, { lines, indent }: FenceCode): CodePlace {
  return { file, line: lines[0] ?? 1, column: indent + 1, indent, lines };
}

function headingId(heading: Heading): string {
  const { id } = (heading.data?.hProperties ?? {}) as { id?: string };
  const words: string[] = [];
  visit(heading, (node) => void ('value' in node && words.push(String(node.value))));
  return id ?? slug(words.join(''));
}

function stepId(node: Parents): string[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Step') return [];
  const attribute = (name: string) =>
    node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)?.value;
  return [String(attribute('id') ?? slug(String(attribute('title'))))];
}
