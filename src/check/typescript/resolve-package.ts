import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { DECLARED_MODULES } from './declared-modules';
import type { Target } from './compiler';

/** Version of `@supabase/supabase-js` that a sample is about. */
export type LibraryVersion = 'v1' | 'v2';

const LIBRARY = '@supabase/supabase-js';
const REGISTRY =
  /^(npm:|jsr:|https:\/\/(esm\.sh|esm\.run|unpkg\.com|cdn\.skypack\.dev|cdn\.jsdelivr\.net\/npm)\/)/;
const PARTS = /^(@[^/@]+\/[^/@]+|[^/@]+)(?:@v?(\d+)[^/]*)?(\/.*)?$/;

/** Path of the declarations of a package that is not installed. */
export const declaredPath = (name: string) => `/samples/declared/${name}.d.ts`;

/** The packages the project itself asks for: others are here by chance only. */
export function readPackages(root: string): Set<string> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
}

/** Where the name of a package leads, from a registry or a CDN as well. */
export function resolvePackage(
  specifier: string,
  version: LibraryVersion,
  packages: Set<string>,
): Target | undefined {
  if (isBuiltin(specifier)) return { package: specifier };
  const [, name, major, below = ''] = PARTS.exec(specifier.replace(REGISTRY, '')) ?? [];
  if (!name) return undefined;
  const path = name + (below === '/+esm' ? '' : below);
  if (name === LIBRARY && (major ? `v${major}` : version) === 'v1') {
    return { package: path.replace(LIBRARY, 'supabase-js-v1') };
  }
  if (path in DECLARED_MODULES) return { file: declaredPath(path) };
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return packages.has(name) || packages.has(types) ? { package: path } : undefined;
}
