import { valueAt } from '../../lib/value-at';
import type { LibraryVersion } from '../../lib/paths';
import { isSpecFile, specLibrary } from '../../lib/paths';
import { readFrontMatter } from '../markdown/front-matter';
import { requestCodes } from '../spec/request-code';
import { responseLanguage } from '../spec/entry-tree';
import { flattenEntries } from '../spec/versions';
import type { ParseCache } from '../base/parse-cache';
import type { Partials } from '../markdown/partials';
import { includedTexts, readPartials } from '../markdown/partials';
import type { SectionTree, Specs } from '../spec/library-schemas';
import type { SourceFile } from '../sources/source-files';
import { readYaml } from '../sources/yaml-source';
import type { YamlSource } from '../sources/yaml-source';
import type { Example, ExampleEntry, ExampleRole } from './example';
import type { ExampleSetup } from '../../run/engine/setup';
import { NO_SETUP } from '../../run/engine/setup';
import { withSetups } from './sql-setup';
import { FILE_START, fenceExamples } from './fence-examples';

/** What a file's examples depend on in addition to the file. */
export interface ExampleContext extends Specs {
  parts: Partials;
}

export function readExamples(
  files: SourceFile[],
  { libraries, trees }: Specs,
  cache: ParseCache,
): Example[] {
  const context = { libraries, trees, parts: readPartials(files) };
  const examples = files.flatMap((file) => fileExamples(file, context, cache));
  return withSetups(files, examples);
}

/** Includes the examples of the file's partials. */
export function fileExamples(
  { path, text }: SourceFile,
  { parts, libraries, trees }: ExampleContext,
  cache: ParseCache,
): Example[] {
  if (path.endsWith('.mdx')) {
    return cache.get(['examples', path, text, ...includedTexts(text, parts)], () => {
      const { body } = readFrontMatter(path, text);
      return fenceExamples(body, path, FILE_START, { page: path }, parts);
    });
  }
  if (!isSpecFile(path)) return [];
  const libraryVersion = specLibrary(path.slice('spec/'.length));
  const library = libraries.find((item) => item.library === libraryVersion.library);
  const tree = library && trees.get(library.sections);
  if (!tree) return [];
  return cache.get(['examples', path, text, library.language, JSON.stringify(tree)], () =>
    specExamples(readYaml(path, text), libraryVersion, library.language, tree),
  );
}

function specExamples(
  source: YamlSource,
  libraryVersion: LibraryVersion,
  language: string,
  tree: SectionTree,
): Example[] {
  if (!Array.isArray(source.data)) return [];
  const types = new Map(flattenEntries(tree).map(({ id, type }) => [id, type]));
  return source.data.flatMap((raw: RawEntry, index) => {
    const id = String(raw?.['id']);
    const type = types.get(id);
    if (!type) return [];
    const entry = { ...libraryVersion, id, type, call: String(raw['title']) };
    return entryExamples(raw, index, source, language, entry);
  });
}

/** A spec entry that hasn't been validated. */
type RawEntry = Record<string, unknown>;

function entryExamples(
  raw: RawEntry,
  index: number,
  source: YamlSource,
  language: string,
  entry: ExampleEntry,
): Example[] {
  const examples: Example[] = [];
  const { file } = source;
  const add = (
    path: (string | number)[],
    role: ExampleRole,
    lang: string,
    example?: string,
    setup?: ExampleSetup,
  ) => {
    const code = valueAt(raw, path);
    if (typeof code !== 'string') return;
    const start = source.locateText([index, ...path]);
    examples.push({
      ...start,
      id: `${file}:${entry.id}/${path.join('/')}`,
      role,
      file,
      page: file,
      entry,
      indent: start.column - 1,
      language: lang,
      code: code.trimEnd(),
      group: example,
      setup,
    });
  };
  /** The same request in other languages, which are checked at the place of the command. */
  const addRequests = (n: number) => {
    const command = examples.at(-1);
    const { code, response } = valueAt(raw, ['examples', n]) as Parameters<typeof requestCodes>[0];
    if (typeof code !== 'string' || !command) return;
    const responses = asArray(raw['responses']) as Parameters<typeof requestCodes>[1];
    for (const { label, ...request } of requestCodes({ code, response }, responses).slice(1)) {
      const lines = request.code.split('\n').map(() => command.line);
      examples.push({ ...command, ...request, lines, id: `${command.id}/${label}` });
    }
  };
  add(['signature'], 'signature', language);
  add(['usage'], 'usage', 'bash');
  add(['body', 'example'], 'request-body', 'json');
  for (const [n] of asArray(raw['responses']).entries()) {
    add(['responses', n, 'example'], 'response-body', 'json');
  }
  for (const [n, value] of asArray(raw['examples']).entries()) {
    const example = value as { id?: unknown; language?: unknown; data?: Partial<ExampleSetup> };
    const name = String(example?.id);
    const { users = NO_SETUP.users, confirmEmail = true } = example?.data ?? {};
    const setup = { ...NO_SETUP, users, confirmEmail };
    add(['examples', n, 'code'], 'example', String(example?.language ?? language), name, setup);
    if (entry.type === 'operation') addRequests(n);
    add(['examples', n, 'data', 'sql'], 'example-sql', 'sql', name);
    add(['examples', n, 'response'], 'example-response', responseLanguage(entry.type), name);
  }
  for (const { path, text } of textsIn(raw, MARKDOWN_KEYS)) {
    const start = source.locateText([index, ...path]);
    examples.push(
      ...fenceExamples(text, file, start, { page: file, entry }).map((example) => ({
        ...example,
        id: `${file}:${entry.id}/${path.join('/')}:${example.line}`,
        line: example.line - 1,
        lines: example.lines?.map((line) => line - 1),
      })),
    );
  }
  return examples;
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
