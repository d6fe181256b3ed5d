import { examplesFile } from './examples-file';
import { loadJson } from './load-files';
import type { PageExamples } from './types';

/** `path` is without the base path. */
export function loadPageExamples(path: string): Promise<PageExamples> {
  return loadJson(examplesFile(path));
}
