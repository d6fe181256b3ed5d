import { parseCache } from '../../node/cache/parse-cache';
import { readSite } from '../../node/site/site-model';
import { readSourceFiles } from '../../node/site/source-files';
import type { Sample } from '../../node/verification/sample';
import { readSamples } from '../../node/verification/samples';

/** Reads all samples of the project. The process must run in the project folder. */
export function readAllSamples(root: string): Sample[] {
  const { files } = readSourceFiles(root);
  const cache = parseCache();
  return readSamples(files, readSite(files, cache), cache);
}
