import { valueAt } from '../../lib/value-at';
import type { LibraryVersion } from '../../lib/paths';
import { isSpecFile, specLibrary } from '../../lib/paths';
import { readFrontMatter } from '../markdown/front-matter';
import { responseLanguage } from '../spec/entry-tree';
import { flattenEntries } from '../spec/versions';
import type { ParseCache } from '../base/parse-cache';
import type { Partials } from '../markdown/partials';
import { includedTexts, readPartials } from '../markdown/partials';
import type { SectionTree, Specs } from '../spec/library-schemas';
import type { SourceFile } from '../sources/source-files';
import { readYaml } from '../sources/yaml-source';
import type { YamlSource } from '../sources/yaml-source';
import type { Sample, SampleEntry, SampleRole } from './sample';
import type { SampleSetup } from '../../run/engine/setup';
import { NO_SETUP } from '../../run/engine/setup';
import { withSetups } from './sql-setup';
import { FILE_START, fenceSamples } from './fence-samples';

/** What a file's samples depend on in addition to the file. */
export interface SampleContext extends Specs {
  parts: Partials;
}

export function readSamples(
  files: SourceFile[],
  { libraries, trees }: Specs,
  cache: ParseCache,
): Sample[] {
  const context = { libraries, trees, parts: readPartials(files) };
  const samples = files.flatMap((file) => fileSamples(file, context, cache));
  return withSetups(files, samples);
}

/** Includes the samples of the file's partials. */
export function fileSamples(
  { path, text }: SourceFile,
  { parts, libraries, trees }: SampleContext,
  cache: ParseCache,
): Sample[] {
  if (path.endsWith('.mdx')) {
    return cache.get(['samples', path, text, ...includedTexts(text, parts)], () => {
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

function specSamples(
  source: YamlSource,
  libraryVersion: LibraryVersion,
  language: string,
  tree: SectionTree,
): Sample[] {
  if (!Array.isArray(source.data)) return [];
  const types = new Map(flattenEntries(tree).map(({ id, type }) => [id, type]));
  return source.data.flatMap((raw: RawEntry, index) => {
    const id = String(raw?.['id']);
    const type = types.get(id);
    if (!type) return [];
    const entry = { ...libraryVersion, id, type, call: String(raw['title']) };
    return entrySamples(raw, index, source, language, entry);
  });
}

/** A spec entry that hasn't been validated. */
type RawEntry = Record<string, unknown>;

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
  for (const { path, text } of textsIn(raw, MARKDOWN_KEYS)) {
    const start = source.locateText([index, ...path]);
    samples.push(
      ...fenceSamples(text, file, start, { page: file, entry }).map((sample) => ({
        ...sample,
        id: `${file}:${entry.id}/${path.join('/')}:${sample.line}`,
        line: sample.line - 1,
        lines: sample.lines?.map((line) => line - 1),
      })),
    );
  }
  return samples;
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export const MARKDOWN_KEYS = new Set(['description', 'notes', 'note', 'authorization']);

/** Yields the strings that have one of the keys in a YAML value, each with its path of keys. */
export function* textsIn(
  value: unknown,
  keys: ReadonlySet<string>,
  path: (string | number)[] = [],
): Generator<{ path: (string | number)[]; text: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const childPath = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof child === 'string' && keys.has(key)) yield { path: childPath, text: child };
    else yield* textsIn(child, keys, childPath);
  }
}
