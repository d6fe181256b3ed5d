import { join } from 'node:path';
import type { Library } from '../../node/spec/library-schemas';
import { readText } from '../../node/sources/read-text';
import { readYaml } from '../../node/sources/yaml-source';
import type { Example } from '../../node/examples/example';
import { installedVersion } from './example-packages';

export interface ClientPackage {
  /** As in URLs: `v2`. */
  version: string;
  /** In package.json, possibly an alias: `supabase-js-v1`. */
  name: string;
  /** For messages: `supabase-js 2.119.0`. */
  release: string;
  major: number;
}

export const LIBRARY = 'javascript';
/** In examples. */
export const IMPORT_NAME = '@supabase/supabase-js';

/** The installed packages in `spec/libraries.yml`, latest version first. */
export function readClientPackages(root: string, libraries: Library[]): ClientPackage[] {
  const { versions = [], packages = {} } =
    libraries.find(({ library }) => library === LIBRARY) ?? {};
  return versions.flatMap((version): ClientPackage[] => {
    const name = packages[version];
    const release = name && installedVersion(root, name);
    if (!release) return [];
    const [major] = release.split('.');
    return [{ version, name, release: `supabase-js ${release}`, major: Number(major) }];
  });
}

/** From the path of a page's source file or of an entry, or the latest. */
export function versionOf(
  { page, entry }: Pick<Example, 'page' | 'entry'>,
  latest: string,
): string {
  if (entry) return entry.library === LIBRARY ? entry.version : latest;
  return new RegExp(`^content/reference/${LIBRARY}/(v\\d+)/`).exec(page)?.[1] ?? latest;
}

/** For checks in their own process. */
export function loadClientPackages(root: string): ClientPackage[] {
  const file = 'spec/libraries.yml';
  const { data } = readYaml(file, readText(join(root, file)));
  return readClientPackages(root, data as Library[]);
}
