import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** By name, with the version in package.json. */
export type Packages = ReadonlyMap<string, string>;

function readDependencies(root: string, folder: string): [name: string, version: string][] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  return Object.entries({ ...dependencies, ...devDependencies });
}

/** With its own lock file. */
export const EXAMPLE_PACKAGES = 'example-packages';

/** Only direct dependencies, because any update can remove others. */
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
 * Types aren't installed, so exports have type `any`, and examples that import them count as
 * parsed. A name can contain one `*`.
 */
export const UNTYPED_MODULES = [
  // Adds localStorage and exports nothing, in a package with SQLite's sources.
  'expo-sqlite/*',
  // Examples use names of CedarJS 6, which isn't published, and Cedar generates the types of
  // routes.
  '@cedarjs/*',
  // An app's page, which the example doesn't show.
  'src/pages/*',
  // Depends on Vite, Shiki, and Sharp.
  'astro',
  // Version 5 of Auth.js is a beta, and the adapter has the types of another version.
  'next-auth',
  'next-auth/*',
  '@auth/supabase-adapter',
  // Native modules, of which an example calls one or two functions.
  'expo-web-browser',
  '@react-native-google-signin/google-signin',
];

/**
 * By module, the installed package that it only re-exports. `prisma` contains engines, which no
 * type needs.
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
