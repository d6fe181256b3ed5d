import { formatIndexErrors, runInIndexProcess } from './pending-index';

/** Milliseconds without edits. */
const QUIET = 2000;

let timer: NodeJS.Timeout | undefined;

/**
 * Writes the preview's index once the writer pauses. That takes a second, so it runs in another process,
 * after the edited page is on screen. If it fails, the index stays as it is until the next edit.
 */
export function scheduleSearchFiles(root: string, onError: (error: Error) => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    runInIndexProcess({ root, folder: 'public' })
      .then(({ errors }) => {
        if (errors.length > 0) onError(new Error(formatIndexErrors(errors)));
      })
      .catch(onError);
  }, QUIET);
}
