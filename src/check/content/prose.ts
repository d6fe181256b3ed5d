import { valueAt } from '../../lib/value-at';
import type { Image, Nodes, Parents, Root, Table, TableCell, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import { changesLibrary, isSpecFile } from '../../lib/paths';
import { readFrontMatter } from '../../node/markdown/front-matter';
import { parseMarkdown } from '../../node/markdown/to-tree';
import type { Position } from '../../lib/positions';
import type { SourceFile } from '../../node/site/source-files';
import type { YamlSource } from '../../node/spec/yaml-source';
import { readYaml } from '../../node/spec/yaml-source';
import { markdownTexts } from '../../node/verification/samples';
import { offsetAt, positionAt } from '../../lib/positions';
import { alignWithSource } from './align-with-source';

/**
 * The kind of a run of prose. A `label` is bold and can be text in a user interface, a `quotation`
 * is an error message, and a `menu` is a name in a menu. The style guide doesn't apply to these.
 */
export type ProseKind =
  'text' | 'heading' | 'title' | 'description' | 'alternative' | 'label' | 'quotation' | 'menu';

/** A run of prose without code. */
export interface Prose {
  kind: ProseKind;
  text: string;
  /** Returns the position in the file of the character at an index of the text. */
  at(index: number): Position;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---[ \t]*(\n|$)/;
/** Component props that readers see as text. */
const VISIBLE_PROPS = new Set(['title', 'label']);

/** The prose of each file, because several checks read it. */
const cache = new WeakMap<SourceFile, Prose[]>();

/** Returns all natural-language text in a source file, without code, URLs, and keys. */
export function readProse(file: SourceFile): Prose[] {
  const prose = cache.get(file) ?? proseOf(file);
  cache.set(file, prose);
  return prose;
}

function proseOf({ path, text }: SourceFile): Prose[] {
  if (/\.mdx?$/.test(path)) return pageProse(path, text);
  return path.endsWith('.yml') ? yamlProse(path, text) : [];
}

function pageProse(path: string, text: string): Prose[] {
  const { body } = readFrontMatter(path, text);
  const before = text.length - body.length;
  const front = readYaml(path, FRONT_MATTER.exec(text)?.[1] ?? '', 2);
  const keys = (['title', 'description'] as const).flatMap((key) => plain(front, [key], key, text));
  return [...keys, ...markdownProse(body, (index) => index + before, text)];
}

function yamlProse(path: string, text: string): Prose[] {
  const source = readYaml(path, text);
  if (!isSpecFile(path) && !changesLibrary(path.slice('spec/'.length))) {
    const kind = path === 'spec/libraries.yml' ? 'text' : 'menu';
    return [...plainPaths(source.data)].flatMap((keys) => plain(source, keys, kind, text));
  }
  if (!Array.isArray(source.data)) return [];
  return source.data.flatMap((entry: unknown, index) => [
    ...[...markdownTexts(entry)].flatMap(({ path: keys, text: value }) => {
      const toFile = aligned(value, text, () => startOf(source, [index, ...keys], text));
      return markdownProse(value, toFile, text);
    }),
    ...exampleNames(entry).flatMap((keys) => plain(source, [index, ...keys], 'title', text)),
  ]);
}

const PLAIN_KEYS = new Set(['title', 'label', 'name', 'description', 'linkDescription']);

function* plainPaths(value: unknown, path: PropertyKey[] = []): Generator<PropertyKey[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof child === 'string' && PLAIN_KEYS.has(key)) yield at;
    else yield* plainPaths(child, at);
  }
}

function exampleNames(entry: unknown): PropertyKey[][] {
  const examples = (entry as { examples?: unknown } | null)?.examples;
  return Array.isArray(examples) ? examples.map((_, n) => ['examples', n, 'name']) : [];
}

function plain(source: YamlSource, keys: PropertyKey[], kind: ProseKind, text: string): Prose[] {
  const value = valueAt(source.data, keys);
  if (typeof value !== 'string') return [];
  const toFile = aligned(value, text, () => startOf(source, keys, text));
  return [{ kind, text: value, at: (index) => positionAt(text, toFile(index)) }];
}

function startOf(source: YamlSource, keys: PropertyKey[], text: string): number {
  return offsetAt(text, source.locateText(keys));
}

/**
 * Returns a function that maps an index of `value` to its offset in `source`. It aligns the texts on
 * its first call, because only errors need offsets and most prose has none.
 */
function aligned(value: string, source: string, start: () => number): (index: number) => number {
  let offsets: number[] | undefined;
  return (index) => (offsets ??= alignWithSource(value, source, start()))[index] ?? start();
}

function markdownProse(markdown: string, toFile: (index: number) => number, file: string): Prose[] {
  const prose: Prose[] = [];
  const add = (kind: ProseKind, text: string, start: number) => {
    const toMarkdown = aligned(text, markdown, () => start);
    prose.push({ kind, text, at: (index) => positionAt(file, toFile(toMarkdown(index))) });
  };
  const root = parseMarkdown(markdown);
  if (!root) return prose;
  visitParents(root as Root, (node, ancestors) => {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'text') {
      add(kindOf(node as Text, ancestors), (node as Text).value, start);
    } else if (node.type === 'image') {
      add('alternative', (node as Image).alt ?? '', start + 2);
    } else if (node.type === 'mdxJsxFlowElement') {
      for (const attribute of (node as MdxJsxFlowElement).attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (!VISIBLE_PROPS.has(attribute.name)) continue;
        const from = (attribute.position?.start.offset ?? start) + attribute.name.length + 2;
        add('title', attribute.value, from);
      }
    }
  });
  return prose;
}

/** A heading that ends in an error code: "Duplicate key (23505)". */
const ERROR_HEADING = /\((?:[A-Z]*\d{3,}|[0-9A-Z]{5})\)$/;

function kindOf({ value }: Text, ancestors: Parents[]): ProseKind {
  const types = new Set(ancestors.map(({ type }) => type));
  if (types.has('heading')) return ERROR_HEADING.test(value) ? 'quotation' : 'heading';
  if (types.has('tableCell')) return isMessageCell(ancestors) ? 'quotation' : 'text';
  return types.has('strong') ? 'label' : 'text';
}

/** Returns true for a cell in a table's column of error messages. */
function isMessageCell(ancestors: Parents[]): boolean {
  const table = ancestors.find((node): node is Table => node.type === 'table');
  const cell = ancestors.find((node): node is TableCell => node.type === 'tableCell');
  const row = table?.children.find(({ children }) => children.includes(cell!));
  const header = table?.children[0]?.children[row?.children.indexOf(cell!) ?? -1];
  return header !== undefined && header !== cell && /message|error/i.test(textOf(header));
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}
