import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FactFile } from './fact-files';

/** As the source file states it. */
export interface Origin {
  service?: string;
  repo?: string;
  package?: string;
  path?: string;
  commit?: string;
  version?: string;
  date?: string;
}

/** `version` replaces the origins' versions. Without any date, `$source` has none. */
export function describeSource(
  origins: Origin | Origin[],
  version?: string,
): FactFile['table']['$source'] {
  const list = [origins].flat();
  const source = list.map(({ repo, package: name, path, commit }) =>
    [repo ?? name, path, commit && `at ${commit.slice(0, 9)}`].filter(Boolean).join(' '),
  );
  const versions = list.flatMap(({ service, version: own }) =>
    own ? [service ? `${service} ${own}` : own] : [],
  );
  const date = list.map((item) => /^\d{4}-\d{2}-\d{2}/.exec(item.date ?? '')?.[0]).find(Boolean);
  return {
    source: source.join(', '),
    version: version ?? (versions.join(', ') || list[0]!.commit!.slice(0, 9)),
    ...(date && { date }),
  };
}

/**
 * `path` is a JSON file, or a folder with files whose names match `pattern`. Throws an error with
 * the fix if there are none.
 */
export function readSources(path: string | undefined, pattern: RegExp, name: string): unknown[] {
  const isFolder = path && existsSync(path) && statSync(path).isDirectory();
  const files = isFolder
    ? readdirSync(path)
        .filter((file) => pattern.test(file))
        .sort()
        .map((file) => join(path, file))
    : path && existsSync(path)
      ? [path]
      : [];
  if (files.length === 0) {
    const place = path ? `There is no file that matches ${pattern} in ${path}` : 'No source given';
    const fix = `run "npm run facts -- ${name} <file or folder>", or set FACTS_SOURCE to a folder`;
    throw new Error(`${place}: ${fix}`);
  }
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown);
}
