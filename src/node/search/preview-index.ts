import { formatIndexErrors, runInIndexProcess } from './pending-index';

/** Time without edits after which the index is written, in ms. */
const QUIET = 2000;

let timer: NodeJS.Timeout | undefined;

/**
 * Writes the search index of the preview once the writer pauses. It takes a second, so it runs in
 * another process, after the edited page is on screen.
 *
 * @param onError Called if writing fails. The index then stays as it is until the next edit.
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
