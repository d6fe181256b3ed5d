import { valueAt } from '../../lib/value-at';
import { changesLibrary, isSpecFile } from '../../lib/paths';
import type { ParseCache } from '../base/parse-cache';
import { frontMatterOf, readFrontMatter } from '../markdown/front-matter';
import type { ProseKind } from '../markdown/prose';
import { markdownProse } from '../markdown/prose';
import type { SourceFile } from '../sources/source-files';
import { readYaml } from '../sources/yaml-source';
import { MARKDOWN_KEYS, textsIn } from './read-examples';

/** A run of prose in a source file. Its position is found later, because only errors need it. */
export interface FileProse {
  kind: ProseKind;
  text: string;
  /** The path of the YAML value that contains the text. Not set for a page's body. */
  keys?: (string | number)[];
  /** The text's offset in the value or in the page's body. Not set if it's the entire value. */
  start?: number;
}

/** Returns all natural-language text in a source file, without code, URLs, and keys. */
export function fileProse({ path, text }: SourceFile, cache?: ParseCache): FileProse[] {
  const read = () => (/\.mdx?$/.test(path) ? pageProse(path, text) : yamlProse(path, text));
  if (!/\.(mdx?|yml)$/.test(path)) return [];
  return cache ? cache.get(keyOf(path, text), read) : read();
}

export function hasProse({ path, text }: SourceFile, cache: ParseCache): boolean {
  return cache.has(keyOf(path, text));
}

const keyOf = (path: string, text: string): string[] => ['prose', path, text];

function pageProse(path: string, text: string): FileProse[] {
  const { data } = readYaml(path, frontMatterOf(text), 2);
  const labels = (['title', 'description'] as const).flatMap((key) => plain(data, [key], key));
  return [...labels, ...markdownProse(readFrontMatter(path, text).body)];
}

function yamlProse(path: string, text: string): FileProse[] {
  const { data } = readYaml(path, text);
  if (!isSpecFile(path) && !changesLibrary(path.slice('spec/'.length))) {
    const kind = path === 'spec/libraries.yml' ? 'text' : 'menu';
    return [...textsIn(data, PLAIN_KEYS)].map(({ path: keys, text: value }) => ({
      kind,
      text: value,
      keys,
    }));
  }
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown, index): FileProse[] => [
    ...[...textsIn(entry, MARKDOWN_KEYS)].flatMap(({ path: keys, text: value }) =>
      markdownProse(value).map((run) => ({ ...run, keys: [index, ...keys] })),
    ),
    ...exampleNames(entry).flatMap((keys) => plain(data, [index, ...keys], 'title')),
  ]);
}

const PLAIN_KEYS = new Set(['title', 'label', 'name', 'description', 'linkDescription']);

function exampleNames(entry: unknown): (string | number)[][] {
  const examples = (entry as { examples?: unknown } | null)?.examples;
  return Array.isArray(examples) ? examples.map((_, n) => ['examples', n, 'name']) : [];
}

function plain(data: unknown, keys: (string | number)[], kind: ProseKind): FileProse[] {
  const text = valueAt(data, keys);
  return typeof text === 'string' ? [{ kind, text, keys }] : [];
}
