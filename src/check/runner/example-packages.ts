import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** With the versions in package.json. */
export type Packages = ReadonlyMap<string, string>;

function readDependencies(root: string, folder: string): [name: string, version: string][] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  return Object.entries({ ...dependencies, ...devDependencies });
}

/** They have their own lock file. */
export const EXAMPLE_PACKAGES = 'example-packages';

/** Indirect dependencies don't count, because any update can remove them. */
export function readPackages(root: string): Packages {
  return new Map(['.', EXAMPLE_PACKAGES].flatMap((folder) => readDependencies(root, folder)));
}

export const NOT_INSTALLED = 'typescript/packages';

export function missingPackages(root: string): string[] {
  const folder = join(root, EXAMPLE_PACKAGES);
  return readDependencies(root, EXAMPLE_PACKAGES)
    .filter(([name, version]) => installedVersion(folder, name) !== version)
    .map(([name]) => name);
}

/**
 * Their types aren't installed, so their exports have type `any`, and examples that import them count as
 * parsed. Each name can contain one `*`.
 */
export const UNTYPED_MODULES = [
  // It adds localStorage and exports nothing. Its package contains the sources of SQLite.
  'expo-sqlite/*',
  // The examples use names of CedarJS 6, which isn't published, and Cedar generates the types of routes.
  '@cedarjs/*',
  // An app's own page, which the example doesn't show.
  'src/pages/*',
  // Its package depends on Vite, Shiki, and Sharp.
  'astro',
];

/**
 * Modules that only re-export another package, which is installed in their place. The `prisma` package
 * contains engines, which no type needs.
 */
export const RE_EXPORTS: ReadonlyMap<string, string> = new Map([
  ['prisma/config', '@prisma/config'],
]);

export function isUntyped(specifier: string): boolean {
  return UNTYPED_MODULES.some((name) => {
    const [before = '', after] = name.split('*');
    return after === undefined
      ? specifier === name
      : specifier.startsWith(before) && specifier.endsWith(after);
  });
}

export function installedVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
