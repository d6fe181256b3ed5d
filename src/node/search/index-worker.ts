// In a separate process while the build or the preview continues.
import { setPriority } from 'node:os';
import { handleTask } from '../base/run-in-process';
import { buildIndex } from './build-index';

// The build only needs the index at the end.
setPriority(10);
handleTask(buildIndex);
