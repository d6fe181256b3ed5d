// Builds the search index files in a separate process while the build continues.
import { setPriority } from 'node:os';
import type { SearchRecord } from '../../lib/search-record';
import { handleTask } from '../cache/run-in-process';
import { searchFiles } from './search-files';

// The build needs the index at its end.
setPriority(10);
handleTask((records: readonly SearchRecord[]) => searchFiles(records));
