import { valueAt } from '../../lib/value-at';
import { slug } from 'github-slugger';
import type { Heading, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { LibraryVersion } from '../../lib/paths';
import { isSpecFile, specLibrary } from '../../lib/paths';
import { readFence } from '../markdown/fences';
import { readFrontMatter } from '../markdown/front-matter';
import { responseLanguage } from '../spec/entry-tree';
import { flattenEntries } from '../spec/versions';
import { parseMarkdown } from '../markdown/to-tree';
import type { ParseCache } from '../cache/parse-cache';
import type { Partials } from '../markdown/partials';
import { partialFile, partialNames, readPartials } from '../markdown/partials';
import type { Position } from '../../lib/positions';
import type { Library, SectionTree } from '../spec/content-schemas';
import type { SourceFile } from '../site/source-files';
import { readYaml } from '../spec/yaml-source';
import type { YamlSource } from '../spec/yaml-source';
import type { Sample, SampleEntry, SampleRole } from './sample';
import type { SampleSetup } from '../../run/engine/setup';
import { NO_SETUP } from '../../run/engine/setup';
import { withSetups } from './sql-setup';

/** Everything that a file's samples depend on, other than the file. */
export interface SampleContext {
  parts: Partials;
  libraries: Library[];
  trees: ReadonlyMap<string, SectionTree>;
}

/** Reads the samples of the source files, in order. */
export function readSamples(
  files: SourceFile[],
  { libraries, trees }: Omit<SampleContext, 'parts'>,
  cache: ParseCache,
): Sample[] {
  const context = { libraries, trees, parts: readPartials(files) };
  const samples = files.flatMap((file) => fileSamples(file, context, cache));
  return withSetups(files, samples);
}

/** Reads the samples of one file, including those of its partials. */
export function fileSamples(
  { path, text }: SourceFile,
  { parts, libraries, trees }: SampleContext,
  cache: ParseCache,
): Sample[] {
  if (path.endsWith('.mdx')) {
    const texts = partialNames(text).map((name) => parts.get(name) ?? '');
    return cache.get(['samples', path, text, ...texts], () => {
      const { body } = readFrontMatter(path, text);
      return fenceSamples(body, path, FILE_START, { page: path }, parts);
    });
  }
  if (!isSpecFile(path)) return [];
  const libraryVersion = specLibrary(path.slice('spec/'.length));
  const library = libraries.find((item) => item.library === libraryVersion.library);
  const tree = library && trees.get(library.sections);
  if (!tree) return [];
  return cache.get(['samples', path, text, library.language, JSON.stringify(tree)], () =>
    specSamples(readYaml(path, text), libraryVersion, library.language, tree),
  );
}

const FENCE_OR_PARTIAL = /```|~~~|<Part\s/;
const FILE_START: Position = { line: 1, column: 1 };

function fenceSamples(
  text: string,
  file: string,
  start: Position,
  owner: Pick<Sample, 'page' | 'entry'>,
  parts?: Partials,
): Sample[] {
  const samples: Sample[] = [];
  // Most texts in specs contain neither a fence nor a partial, and parsing is slow.
  const root = FENCE_OR_PARTIAL.test(text) ? parseMarkdown(text) : undefined;
  if (!root) return samples;
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
      for (const sample of fenceSamples(partial, partialFile(name), FILE_START, owner)) {
        samples.push({ ...sample, sections: [...outer, ...sample.sections!] });
      }
    }
    if (node.type !== 'code') return;
    const { title, optOut } = readFence(node.meta ?? '');
    const fence = node.position!.start;
    // The code starts on the line after the fence, with at least the same indent.
    const line = start.line + fence.line;
    const indent = fence.column + start.column - 2;
    samples.push({
      ...owner,
      id: file === owner.page ? `${file}:${line}` : `${owner.page} > ${file}:${line}`,
      role: 'fence',
      file,
      line,
      column: indent + 1,
      indent,
      language: node.lang ?? 'text',
      code: node.value,
      title,
      optOut,
      sections: sections(ancestors),
    });
  });
  return samples;
}

function headingId(heading: Heading): string {
  const { id } = (heading.data?.hProperties ?? {}) as { id?: string };
  const words: string[] = [];
  visit(heading, (node) => void ('value' in node && words.push(String(node.value))));
  return id ?? slug(words.join(''));
}

/** Returns the ID of a step, or nothing for other nodes. */
function stepId(node: Parents): string[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Step') return [];
  const attribute = (name: string) =>
    node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)?.value;
  return [String(attribute('id') ?? slug(String(attribute('title'))))];
}

function specSamples(
  source: YamlSource,
  libraryVersion: LibraryVersion,
  language: string,
  tree: SectionTree,
): Sample[] {
  if (!Array.isArray(source.data)) return [];
  const types = new Map(flattenEntries(tree).map(({ id, type }) => [id, type]));
  return source.data.flatMap((raw: RawEntry, index) => {
    const id = String(raw?.id);
    const type = types.get(id);
    if (!type) return [];
    const entry = { ...libraryVersion, id, type, call: String(raw['title']) };
    return entrySamples(raw, index, source, language, entry);
  });
}

/** A spec entry that hasn't been validated. */
interface RawEntry {
  id?: unknown;
  [key: string]: unknown;
}

/** Reads the samples of an entry: the fields that contain code, and fences in its Markdown. */
function entrySamples(
  raw: RawEntry,
  index: number,
  source: YamlSource,
  language: string,
  entry: SampleEntry,
): Sample[] {
  const samples: Sample[] = [];
  const { file } = source;
  const add = (
    path: (string | number)[],
    role: SampleRole,
    lang: string,
    example?: string,
    setup?: SampleSetup,
  ) => {
    const code = valueAt(raw, path);
    if (typeof code !== 'string') return;
    const start = source.locateText([index, ...path]);
    samples.push({
      ...start,
      id: `${file}:${entry.id}/${path.join('/')}`,
      role,
      file,
      page: file,
      entry,
      indent: start.column - 1,
      language: lang,
      code: code.trimEnd(),
      example,
      setup,
    });
  };
  add(['signature'], 'signature', language);
  add(['usage'], 'usage', 'bash');
  add(['body', 'example'], 'request-body', 'json');
  for (const [n] of asArray(raw['responses']).entries()) {
    add(['responses', n, 'example'], 'response-body', 'json');
  }
  for (const [n, value] of asArray(raw['examples']).entries()) {
    const example = value as { id?: unknown; language?: unknown; data?: Partial<SampleSetup> };
    const name = String(example?.id);
    const { users = NO_SETUP.users, confirmEmail = true } = example?.data ?? {};
    const setup = { ...NO_SETUP, users, confirmEmail };
    add(['examples', n, 'code'], 'example', String(example?.language ?? language), name, setup);
    add(['examples', n, 'data', 'sql'], 'example-sql', 'sql', name);
    add(['examples', n, 'response'], 'example-response', responseLanguage(entry.type), name);
  }
  for (const { path, text } of markdownTexts(raw)) {
    const start = source.locateText([index, ...path]);
    samples.push(
      ...fenceSamples(text, file, start, { page: file, entry }).map((sample) => ({
        ...sample,
        id: `${file}:${entry.id}/${path.join('/')}:${sample.line}`,
        line: sample.line - 1,
      })),
    );
  }
  return samples;
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const MARKDOWN_KEYS = new Set(['description', 'notes', 'note', 'authorization']);

/** Yields the Markdown strings in a spec entry, each with its path of keys. */
export function* markdownTexts(
  value: unknown,
  path: (string | number)[] = [],
): Generator<{ path: (string | number)[]; text: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const childPath = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof child === 'string' && MARKDOWN_KEYS.has(key)) yield { path: childPath, text: child };
    else yield* markdownTexts(child, childPath);
  }
}
