// Writes the Markdown of all pages, the sitemap, and the feed in a separate process. Reads their sources
// while Gatsby is still writing the pages.
import { handleTask } from '../cache/run-in-process';
import { readDerivedSources, writeDerivedFiles } from './derived-files';

const sources = readDerivedSources(process.cwd());
handleTask(() => writeDerivedFiles(sources));
