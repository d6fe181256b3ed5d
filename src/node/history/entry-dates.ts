import { isSpecFile, specLibrary } from '../../lib/paths';
import { releaseKey } from '../results/entry-releases';
import { readHistory } from '../base/git';
import { changedLines } from './line-dates';

const ADDED = /^\+- (?:\{ *)?id: *["']?([a-z0-9-]+)/;

/**
 * Returns when (ISO 8601) each entry was added to its library version, by `releaseKey`. Entries
 * that move within the version keep their date, and those that it started with aren't new, so they
 * have none. Empty without a complete history.
 */
export function newEntryDates(root: string): Map<string, string> {
  const patches = readHistory(root, ...changedLines('spec')) ?? '';
  const started = new Map<string, string>();
  const added = new Map<string, string>();
  /** Renamed files don't list their lines. */
  const files = new Map<string, Set<string>>();
  let date = '';
  let file = '';
  const add = (id: string) => {
    const { library, version } = specLibrary(file.slice('spec/'.length));
    const of = releaseKey(library, version, '');
    const key = releaseKey(library, version, id);
    if (!started.has(of)) started.set(of, date);
    if (!added.has(key)) added.set(key, date);
    files.set(file, (files.get(file) ?? new Set()).add(id));
  };
  for (const line of patches.split('\n')) {
    const [, from, to, target] =
      /^(?:rename from (.*)|rename to (.*)|\+\+\+ b\/(.*))$/.exec(line) ?? [];
    if (line.startsWith('\0')) date = line.slice(1);
    else if (from) file = from;
    else if (to) {
      const ids = files.get(file) ?? [];
      file = to;
      if (isSpecFile(file)) [...ids].forEach(add);
    } else if (target) file = target;
    else if (isSpecFile(file)) {
      const [, id] = ADDED.exec(line) ?? [];
      if (id) add(id);
    }
  }
  return new Map(
    [...added].filter(([key, first]) => {
      const [library = '', version = ''] = key.split('/');
      const of = started.has(`${library}/${version}`) ? `${library}/${version}` : library;
      return first !== started.get(of);
    }),
  );
}
