// Writes the Markdown of all pages, the sitemap, and the feed in a separate process.
import { handleTask } from '../cache/run-in-process';
import { writeDerivedFiles } from './derived-files';

handleTask(writeDerivedFiles);
