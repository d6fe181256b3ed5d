// Writes the Markdown of all pages, the sitemap, and the feeds in a separate process.
import { setPriority } from 'node:os';
import { handleTask } from '../base/run-in-process';
import { writeDerivedFiles } from './derived-files';

// Gatsby renders the pages at the same time, and the build waits longer for those.
setPriority(10);
handleTask(writeDerivedFiles);
