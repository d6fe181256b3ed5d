import { isSpecFile } from '../../lib/paths';
import { hasPage, readPage } from '../markdown/page-content';
import type { ParseCache } from '../base/parse-cache';
import { readPartials } from '../markdown/partials';
import { hasSpec, readLibraries, readSpecFile } from '../spec/read-specs';
import { fileProse, hasProse } from '../examples/prose';
import { fileExamples } from '../examples/read-examples';
import type { ExampleContext } from '../examples/read-examples';
import { readYamlFiles } from '../sources/read-context';
import type { SourceFile } from '../sources/source-files';

/** The files to parse, and what they depend on. */
export interface ParseTask {
  root: string;
  files: SourceFile[];
  context: ExampleContext;
  /** Only checks need prose. */
  withProse: boolean;
}

/** What all files depend on. */
export function readExampleContext(files: SourceFile[], cache: ParseCache): ExampleContext {
  // `readSite` reports the errors in these files.
  const context = { cache, diagnostics: [] };
  const shared = files.filter(({ path }) => /^spec\/(libraries|sections\/.*)\.yml$/.test(path));
  return { ...readLibraries(readYamlFiles(shared, context), context), parts: readPartials(files) };
}

/** True if the cache contains the parsed file, and its prose if `withProse` is true. */
export function isCached(
  file: SourceFile,
  { context, withProse }: Pick<ParseTask, 'context' | 'withProse'>,
  cache: ParseCache,
): boolean {
  if (withProse && !hasProse(file, cache) && /\.(mdx|yml)$/.test(file.path)) return false;
  if (file.path.endsWith('.mdx')) return hasPage(cache, file.path, file.text, context.parts);
  return !isSpecFile(file.path) || hasSpec(file, context, cache);
}

export function cacheFile(
  file: SourceFile,
  { context, withProse }: Pick<ParseTask, 'context' | 'withProse'>,
  cache: ParseCache,
): void {
  const { path, text } = file;
  if (path.endsWith('.mdx')) readPage(cache, path, text, context.parts);
  fileExamples(file, context, cache);
  if (withProse) fileProse(file, cache);
  if (!isSpecFile(path)) return;
  readSpecFile(file, context, { cache, diagnostics: [] });
}
