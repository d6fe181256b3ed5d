import { entryPath } from '../../lib/paths';
import type { VersionChange } from './changes';
import type { Library } from './library-schemas';
import type { SitePage } from './page';
import { latestVersion } from './versions';

/**
 * For entries of older versions with the verdict "same" in `spec/changes/` in every version since, so search
 * engines list the latest one.
 */
export function latestPaths({
  pages,
  changes,
  libraries,
}: {
  pages: readonly SitePage[];
  changes: readonly VersionChange[];
  libraries: readonly Library[];
}): Map<string, string> {
  const next = new Map(
    changes.flatMap(({ library, from, entry, verdict, version }) =>
      verdict === 'same' ? [[`${library} ${from} ${entry}`, version] as const] : [],
    ),
  );
  const latest = new Map(libraries.map((library) => [library.library, latestVersion(library)]));
  const paths = new Map<string, string>();
  for (const { path, entry } of pages) {
    const newest = entry && latest.get(entry.library);
    if (!newest || entry.version === newest) continue;
    let version: string | undefined = entry.version;
    while (version && version !== newest)
      version = next.get(`${entry.library} ${version} ${entry.id}`);
    if (version) paths.set(path, entryPath({ library: entry.library, version }, newest, entry.id));
  }
  return paths;
}
