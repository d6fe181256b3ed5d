import { handleTask } from '../base/run-in-process';
import { writeDerivedFiles } from './derived-files';

handleTask(writeDerivedFiles);
