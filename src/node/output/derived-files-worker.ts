// Writes the Markdown of all pages, the sitemap, and the feeds in a separate process.
import { setPriority } from 'node:os';
import { handleTask } from '../cache/run-in-process';
import { writeDerivedFiles } from './derived-files';

// The pages, which Gatsby renders at the same time, take longer.
setPriority(10);
handleTask(writeDerivedFiles);
