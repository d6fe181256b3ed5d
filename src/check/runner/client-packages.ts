import { join } from 'node:path';
import type { Library } from '../../node/spec/library-schemas';
import { readText } from '../../node/sources/read-text';
import { readYaml } from '../../node/sources/yaml-source';
import type { Example } from '../../node/examples/example';
import { installedVersion } from './installed-version';

/** The installed package that the examples of a JavaScript library version compile against. */
export interface ClientPackage {
  /** The version as it appears in URLs: `v2`. */
  version: string;
  /** The package's name in package.json, which may be an npm alias: `supabase-js-v1`. */
  name: string;
  /** The release, for messages: `supabase-js 2.119.0`. */
  release: string;
  major: number;
}

/** The library whose examples compile against an npm package. */
export const LIBRARY = 'javascript';
/** The name under which examples import it. */
export const IMPORT_NAME = '@supabase/supabase-js';

/**
 * Returns the package of each version of the library, the latest version first. The names come from
 * `packages` in `spec/libraries.yml`. Skips versions whose package isn't installed.
 */
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

/**
 * Returns the library version of a page or entry: the version in its path, or the latest. `page` is the
 * page's source file: `content/reference/javascript/v1/start.mdx`.
 */
export function versionOf(
  { page, entry }: Pick<Example, 'page' | 'entry'>,
  latest: string,
): string {
  if (entry) return entry.library === LIBRARY ? entry.version : latest;
  return new RegExp(`^content/reference/${LIBRARY}/(v\\d+)/`).exec(page)?.[1] ?? latest;
}

/** Reads `spec/libraries.yml` and returns its packages, for checks that run in their own process. */
export function loadClientPackages(root: string): ClientPackage[] {
  const file = 'spec/libraries.yml';
  const { data } = readYaml(file, readText(join(root, file)));
  return readClientPackages(root, data as Library[]);
}
