// Makes the files of the embedded search in a process of its own, while the build goes on.
import type { SearchRecord } from '../../lib/search-record';
import { answerTask } from '../cache/run-in-process';
import { searchFiles } from './search-files';

answerTask((records: readonly SearchRecord[]) => searchFiles(records));
