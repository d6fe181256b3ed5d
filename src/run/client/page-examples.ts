import { examplesFile } from './examples-file';
import { loadJson } from './load-files';
import type { PageExamples } from './types';

/** Loads the examples of a page that can run, by ID. `path` is without the base path. */
export function loadPageExamples(path: string): Promise<PageExamples> {
  return loadJson(examplesFile(path));
}
