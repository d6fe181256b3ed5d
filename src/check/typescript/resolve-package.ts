import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { DECLARED_MODULES } from './declared-modules';
import type { ClientPackage } from '../runner/client-packages';
import { IMPORT_NAME } from '../runner/client-packages';
import type { Target } from './compiler';

const REGISTRY =
  /^(npm:|jsr:|https:\/\/(esm\.sh|esm\.run|unpkg\.com|cdn\.skypack\.dev|cdn\.jsdelivr\.net\/npm)\/)/;
const PARTS = /^(@[^/@]+\/[^/@]+|[^/@]+)(?:@v?(\d+)[^/]*)?(\/.*)?$/;

/** Returns the path of the virtual file that declares a package that isn't installed. */
export const declaredPath = (name: string) => `/samples/declared/${name}.d.ts`;

/**
 * Returns the names of the project's direct dependencies. Examples can't use indirect ones, because
 * any update can remove them.
 */
export function readPackages(root: string): Set<string> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
}

/**
 * Resolves a package specifier, which can have a registry or CDN prefix. The client library resolves
 * to the version in the specifier, or else to `client`. Returns undefined for unknown packages.
 */
export function resolvePackage(
  specifier: string,
  client: ClientPackage,
  clients: ClientPackage[],
  packages: Set<string>,
): Target | undefined {
  if (isBuiltin(specifier)) return { package: specifier };
  const [, name, major, below = ''] = PARTS.exec(specifier.replace(REGISTRY, '')) ?? [];
  if (!name) return undefined;
  const path = name + (below === '/+esm' ? '' : below);
  if (name === IMPORT_NAME) {
    const named = major ? clients.find((item) => item.major === Number(major)) : client;
    return named && { package: path.replace(IMPORT_NAME, named.name) };
  }
  if (path in DECLARED_MODULES) return { file: declaredPath(path) };
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return packages.has(name) || packages.has(types) ? { package: path } : undefined;
}
