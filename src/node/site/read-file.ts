import { isSpecFile } from '../../lib/paths';
import { hasPage, readPage } from '../markdown/page-content';
import type { ParseCache } from '../cache/parse-cache';
import { readPartials } from '../markdown/partials';
import { hasSpec, readLibraries, readSpecFile } from '../spec/read-specs';
import { fileSamples } from '../verification/samples';
import type { SampleContext } from '../verification/samples';
import { readYamlFiles } from './read-context';
import type { SourceFile } from './source-files';

/** What a process is given to read. */
export interface ParseWork {
  root: string;
  files: SourceFile[];
  context: SampleContext;
}

/** What the files of a site share while they are read one by one. */
export function readingContext(files: SourceFile[], cache: ParseCache): SampleContext {
  // What is wrong in these files is reported when the site is read as a whole.
  const reader = { cache, diagnostics: [] };
  const shared = files.filter(({ path }) => /^spec\/(libraries|sections\/.*)\.yml$/.test(path));
  return { ...readLibraries(readYamlFiles(shared, reader), reader), parts: readPartials(files) };
}

/** True if reading this file costs nothing any more. */
export function isRead(file: SourceFile, context: SampleContext, cache: ParseCache): boolean {
  if (file.path.endsWith('.mdx')) return hasPage(cache, file.path, file.text, context.parts);
  return !isSpecFile(file.path) || hasSpec(file, context.libraries, context.trees, cache);
}

/** Reads a page or a spec file so that the cache holds all that comes of it. */
export function readFile(file: SourceFile, context: SampleContext, cache: ParseCache): void {
  const { path, text } = file;
  if (path.endsWith('.mdx')) readPage(cache, path, text, context.parts);
  fileSamples(file, context, cache);
  if (!isSpecFile(path)) return;
  readSpecFile(file, context.libraries, context.trees, { cache, diagnostics: [] });
}
