// Writes the search index of the preview. Runs in a separate process.
import { join } from 'node:path';
import { ParseCache } from '../cache/parse-cache';
import { handleTask } from '../cache/run-in-process';
import { readSite } from '../site/site-model';
import { readSourceFiles } from '../site/source-files';
import { searchFiles, writeSearchFiles } from './search-files';
import { siteRecords } from './site-records';

handleTask((root: string) => {
  const site = readSite(readSourceFiles(root).files, new ParseCache(root));
  writeSearchFiles(searchFiles(siteRecords(site)), join(root, 'public'));
});
