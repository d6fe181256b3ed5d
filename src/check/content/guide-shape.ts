import type { Nodes, Paragraph, Root, RootContent, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Diagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import { readFrontMatter } from '../../node/markdown/front-matter';
import { parseMarkdown } from '../../node/markdown/parse';
import { partialNames } from '../../node/markdown/partials';
import type { Partials } from '../../node/markdown/partials';
import type { SourceFile } from '../../node/sources/source-files';

/** With the most words of prose. The first match counts. */
const KINDS: [files: RegExp, kind: string, words: number][] = [
  [/^content\/guides\/(?:with-|.*\/quickstart\.mdx$)/, 'quickstart', 600],
  [/^content\/(?:guides\/getting-started\/tutorials|learn)\//, 'tutorial', 2000],
  [/^content\/guides\//, 'guide', 1400],
];
const MAX_ERROR_ROWS = 5;
/** Before the first heading. */
const MAX_OPENING = 900;
const MAX_OPENING_WORDS = 45;
/** Of the description's words, which pages show as their lead, in the first paragraph. */
const MAX_SHARED = 0.6;

/**
 * Reports prose that's too long for its kind of guide, without `long` and its reason; openings that
 * are long, repeat the lead, or contain more than text; and tables with too many errors.
 */
export function checkGuideShape({ path, text }: SourceFile, parts: Partials): Diagnostic[] {
  const [, kind, limit] = KINDS.find(([files]) => files.test(path)) ?? [];
  const { frontMatter, body } = readFrontMatter(path, text);
  const page = parseMarkdown(body);
  if (!kind || !limit || !frontMatter || !page) return [];
  const included = partialNames(body).map((name) => parseMarkdown(parts.get(name) ?? ''));
  const trees = [page, ...included.filter((tree) => tree !== undefined)];
  const diagnostics: Diagnostic[] = [];
  const report = (at: string, rule: string, message: string, fix: string) =>
    diagnostics.push({ file: path, ...positionAt(text, text.indexOf(at)), rule, message, fix });

  const words = trees.reduce((sum, tree) => sum + wordsIn(tree), 0);
  if (words > limit && !frontMatter.long) {
    const message = `The prose has ${words} words, but a ${kind} can have ${limit}`;
    report('title:', 'content/length', message, 'shorten or split it, or give a reason: long: …');
  } else if (words <= limit && frontMatter.long) {
    const message = `The prose has ${words} words, which a ${kind} can have without a reason`;
    report('long:', 'content/length', message, 'remove "long"');
  }

  const start = openingOf(page);
  const opening = start.reduce(
    (sum, node) => sum + (node.type === 'code' ? 0 : textOf(node).length),
    0,
  );
  const openingWords = start.reduce((sum, node) => sum + wordsIn(node), 0);
  const first = page.children.find((node): node is Paragraph => node.type === 'paragraph');
  const shared = first ? sharedWords(frontMatter.description, textOf(first)) : 0;
  if (opening > MAX_OPENING) {
    const message = `There are ${opening} characters before the first heading, but the limit is ${MAX_OPENING}`;
    report('title:', 'content/opening', message, 'start with the answer, and move the rest down');
  } else if (openingWords > MAX_OPENING_WORDS) {
    const message = `There are ${openingWords} words before the first heading, but the limit is ${MAX_OPENING_WORDS}`;
    report('title:', 'content/opening', message, 'move what the main task needs below its heading');
  }
  const block = start.find((node) => node.type !== 'paragraph' || isPicture(node));
  if (block) {
    const message = 'There is more than text before the first heading';
    const fix =
      'move pictures, tables, lists, and code below a heading, and say a warning in a sentence';
    report('title:', 'content/opening', message, fix);
  }
  if (shared > MAX_SHARED) {
    const message = `The description and the first paragraph share ${Math.round(shared * 100)} % of their words`;
    report('description:', 'content/opening', message, 'say something new in the first paragraph');
  }

  const rows = trees.reduce((sum, tree) => sum + errorRows(tree), 0);
  if (rows > MAX_ERROR_ROWS) {
    const message = `The page explains ${rows} errors, but the limit is ${MAX_ERROR_ROWS}`;
    const fix = 'keep the ones that its readers will see, and move the others to the error pages';
    report('title:', 'content/errors', message, fix);
  }
  return diagnostics;
}

/** Without tables, code blocks, and alternative texts. A code span is one word. */
function wordsIn(tree: Nodes): number {
  let words = 0;
  visit(tree, (node) => {
    if (node.type === 'table') return SKIP;
    if (node.type === 'text') words += node.value.match(/[\p{L}\d][\p{L}\d'’.,-]*/gu)?.length ?? 0;
    if (node.type === 'inlineCode') words++;
    return undefined;
  });
  return words;
}

/** What comes before the first heading. */
function openingOf(page: Root): RootContent[] {
  const end = page.children.findIndex(
    (node) =>
      node.type === 'heading' || (node.type === 'mdxJsxFlowElement' && node.name === 'Steps'),
  );
  const nodes = page.children.slice(0, end < 0 ? undefined : end);
  return nodes.filter(({ type }) => type !== 'mdxjsEsm');
}

function isPicture(node: RootContent): boolean {
  return 'children' in node && node.children.some(({ type }) => type === 'image');
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** Sørensen–Dice coefficient of words with four or more letters. */
function sharedWords(one: string, other: string): number {
  const [some, others] = [one, other].map(
    (text) =>
      new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, ''))),
  ) as [Set<string>, Set<string>];
  const shared = [...some].filter((word) => others.has(word)).length;
  return (2 * shared) / (some.size + others.size);
}

function errorRows(tree: Root): number {
  let rows = 0;
  visit(tree, 'table', ({ children: [head, ...others] }: Table) => {
    if (head!.children.map(textOf).join() === 'Error,Cause,Fix') rows += others.length;
  });
  return rows;
}
