import { valueAt } from '../../lib/value-at';
import type { Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { isSpecFile, specLibrary } from '../../lib/paths';
import { readFence } from '../markdown/fences';
import { readFrontMatter } from '../markdown/front-matter';
import { flattenEntries } from '../spec/versions';
import { parseMarkdown } from '../markdown/to-tree';
import type { ParseCache } from '../cache/parse-cache';
import type { Partials } from '../markdown/partials';
import { partialFile, partialNames, readPartials } from '../markdown/partials';
import type { Position } from '../../lib/positions';
import type { EntryType, Library, SectionTree } from '../spec/content-schemas';
import type { SourceFile } from '../site/source-files';
import { readYaml } from '../spec/yaml-source';
import type { YamlSource } from '../spec/yaml-source';

/** What a sample is for: a fence of the text, or a part of a reference entry. */
export type SampleRole =
  | 'fence'
  | 'signature'
  | 'usage'
  | 'example'
  | 'example-sql'
  | 'example-response'
  | 'request-body'
  | 'response-body';

/** The reference entry that a sample belongs to. */
export interface SampleEntry {
  library: string;
  version: string;
  id: string;
  type: EntryType;
  /** The entry's title, which is its call: `select()`. */
  call?: string;
}

/** A piece of code in the content, and the position of each of its lines. */
export interface Sample {
  /** Unique and stable: file, and the place within it. */
  id: string;
  role: SampleRole;
  file: string;
  /** The file of the page it is shown on: another than its own for a fence of a shared part. */
  page: string;
  /** Position of the code's first character. Further lines are indented by `indent`. */
  line: number;
  column: number;
  indent: number;
  language: string;
  code: string;
  /** Title of a fence. */
  title?: string | undefined;
  /** Why the sample is not to be verified (`verify=no reason="…"` behind the fence). */
  optOut?: string | undefined;
  /** Where it belongs to a reference entry. */
  entry?: SampleEntry | undefined;
  /** Example id of an entry's example and its parts. */
  example?: string | undefined;
}

/** The position in the file of a place in a sample's code (line and column from 1). */
export function placeInSample(sample: Sample, at: Position): Position {
  return at.line === 1
    ? { line: sample.line, column: sample.column + at.column - 1 }
    : { line: sample.line + at.line - 1, column: sample.indent + at.column };
}

/** What the samples of a file depend on beside its own text. */
export interface SampleContext {
  parts: Partials;
  libraries: Library[];
  trees: ReadonlyMap<string, SectionTree>;
}

/** The samples of the source files, in reading order. */
export function readSamples(
  files: SourceFile[],
  { libraries, trees }: Omit<SampleContext, 'parts'>,
  cache: ParseCache,
): Sample[] {
  const context = { libraries, trees, parts: readPartials(files) };
  return files.flatMap((file) => fileSamples(file, context, cache));
}

/** The samples of one file, those of the parts it takes in among them. */
export function fileSamples(
  { path, text }: SourceFile,
  { parts, libraries, trees }: SampleContext,
  cache: ParseCache,
): Sample[] {
  if (path.endsWith('.mdx')) {
    const texts = partialNames(text).map((name) => parts.get(name) ?? '');
    return cache.get(['samples', path, text, ...texts], () => {
      const { body } = readFrontMatter(path, text);
      return fences(body, path, { line: 1, column: 1 }, 0, { page: path }, parts);
    });
  }
  if (!isSpecFile(path)) return [];
  const of = specLibrary(path.slice('spec/'.length));
  const library = libraries.find((item) => item.library === of.library);
  const tree = library && trees.get(library.sections);
  if (!tree) return [];
  return cache.get(['samples', path, text, library.language, JSON.stringify(tree)], () =>
    specSamples(readYaml(path, text), of, library.language, tree),
  );
}

const FENCE_OR_PART = /```|~~~|<Part\s/;

function fences(
  text: string,
  file: string,
  start: Position,
  indent: number,
  more: Pick<Sample, 'page' | 'entry'>,
  parts?: Partials,
): Sample[] {
  const samples: Sample[] = [];
  // Most texts of a spec have neither a fence nor a part, and parsing takes its time.
  const root = FENCE_OR_PART.test(text) ? parseMarkdown(text) : undefined;
  if (!root) return samples;
  visitParents(root as Root, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Part') {
      const [name = ''] = node.attributes.map(({ value }) => String(value));
      samples.push(
        ...fences(parts?.get(name) ?? '', partialFile(name), { line: 1, column: 1 }, 0, more),
      );
    }
    if (node.type !== 'code') return;
    const { title, optOut } = readFence(node.meta ?? '');
    const fence = node.position!.start;
    // The code begins on the line after the fence, indented at least as far as the fence.
    const line = start.line + fence.line;
    const inner = fence.column - 1 + indent;
    samples.push({
      ...more,
      id: file === more.page ? `${file}:${line}` : `${more.page} > ${file}:${line}`,
      role: 'fence',
      file,
      line,
      column: inner + 1,
      indent: inner,
      language: node.lang ?? 'text',
      code: node.value,
      title,
      optOut,
    });
  });
  return samples;
}

function specSamples(
  source: YamlSource,
  of: { library: string; version: string },
  language: string,
  tree: SectionTree,
): Sample[] {
  if (!Array.isArray(source.data)) return [];
  const types = new Map(flattenEntries(tree).map(({ id, type }) => [id, type]));
  return source.data.flatMap((raw: RawEntry, index) => {
    const id = String(raw?.id);
    const type = types.get(id);
    if (!type) return [];
    const more = {
      file: source.file,
      page: source.file,
      entry: { ...of, id, type, call: String(raw['title']) },
    };
    return entrySamples(raw, index, source, language, more);
  });
}

/** A spec entry as YAML gives it, before its shape is known to be right. */
interface RawEntry {
  id?: unknown;
  [key: string]: unknown;
}

/** The keys under which an entry holds code, with what it is and its language. */
function entrySamples(
  raw: RawEntry,
  index: number,
  source: YamlSource,
  language: string,
  more: Pick<Sample, 'file' | 'page' | 'entry'>,
): Sample[] {
  const samples: Sample[] = [];
  const add = (path: (string | number)[], role: SampleRole, lang: string, example?: string) => {
    const code = valueAt(raw, path);
    if (typeof code !== 'string') return;
    const at = source.locateText([index, ...path]);
    const name = `${more.entry?.id}/${path.join('/')}`;
    samples.push({
      ...more,
      ...at,
      id: `${more.file}:${name}`,
      role,
      indent: at.column - 1,
      language: lang,
      code: code.trimEnd(),
      example,
    });
  };
  const type = more.entry?.type;
  add(['signature'], 'signature', language);
  add(['usage'], 'usage', 'bash');
  add(['body', 'example'], 'request-body', 'json');
  for (const [n] of list(raw['responses']).entries()) {
    add(['responses', n, 'example'], 'response-body', 'json');
  }
  for (const [n, value] of list(raw['examples']).entries()) {
    const example = value as { id?: unknown; language?: unknown };
    const name = String(example?.id);
    add(['examples', n, 'code'], 'example', String(example?.language ?? language), name);
    add(['examples', n, 'data', 'sql'], 'example-sql', 'sql', name);
    const answer = type === 'cli-command' ? 'text' : 'json';
    add(['examples', n, 'response'], 'example-response', answer, name);
  }
  for (const { path, text } of markdownTexts(raw)) {
    const at = source.locateText([index, ...path]);
    samples.push(
      ...fences(text, more.file, at, at.column - 1, more).map((sample) => ({
        ...sample,
        id: `${more.file}:${more.entry?.id}/${path.join('/')}:${sample.line}`,
        line: sample.line - 1,
      })),
    );
  }
  return samples;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const MARKDOWN_KEYS = new Set(['description', 'notes', 'note', 'authorization']);

/** The Markdown strings of a spec entry, each with the keys that lead to it. */
export function* markdownTexts(
  value: unknown,
  path: (string | number)[] = [],
): Generator<{ path: (string | number)[]; text: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof child === 'string' && MARKDOWN_KEYS.has(key)) yield { path: at, text: child };
    else yield* markdownTexts(child, at);
  }
}
