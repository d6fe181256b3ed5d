// Makes the files of the embedded search in a process of its own, while the build goes on.
import type { SearchRecord } from '../../lib/search-record';
import { handleTask } from '../cache/run-in-process';
import { searchFiles } from './search-files';

handleTask((records: readonly SearchRecord[]) => searchFiles(records));
