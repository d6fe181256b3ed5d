// Writes the Markdown of all pages, the sitemap, and the feeds in a separate process.
import { handleTask } from '../base/run-in-process';
import { writeDerivedFiles } from './derived-files';

handleTask(writeDerivedFiles);
