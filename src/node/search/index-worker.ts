// Builds the search index files in a separate process while the build continues.
import type { SearchRecord } from '../../lib/search-record';
import { handleTask } from '../cache/run-in-process';
import { searchFiles } from './search-files';

handleTask((records: readonly SearchRecord[]) => searchFiles(records));
