import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages by name, with the versions in package.json. */
export type Packages = ReadonlyMap<string, string>;

/** Reads the direct dependencies of a package.json. */
function readDependencies(root: string, folder: string): [name: string, version: string][] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  return Object.entries({ ...dependencies, ...devDependencies });
}

/** The folder with the packages that only examples import. They have their own lock file. */
export const EXAMPLE_PACKAGES = 'example-packages';

/**
 * Returns the packages that examples can import: the direct dependencies of the project and of
 * `example-packages`. Any update can remove indirect ones.
 */
export function readPackages(root: string): Packages {
  return new Map(['.', EXAMPLE_PACKAGES].flatMap((folder) => readDependencies(root, folder)));
}

/** Returns the packages in `example-packages` that aren't installed in the right version. */
export function missingPackages(root: string): string[] {
  const installed = (name: string) => {
    const file = join(root, EXAMPLE_PACKAGES, 'node_modules', name, 'package.json');
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
      : undefined;
  };
  return readDependencies(root, EXAMPLE_PACKAGES)
    .filter(([name, version]) => installed(name) !== version)
    .map(([name]) => name);
}

/**
 * Modules that examples import, but whose types aren't installed. Their exports have the type `any`, and
 * the examples that import them count as parsed. Each name can contain one `*`.
 */
export const UNTYPED_MODULES = [
  // Next.js is larger than all installed packages together.
  'next',
  'next/*',
  // So are Ionic and its compiler.
  '@ionic/*',
  // React Native and Expo are built for each platform.
  'react-native',
  'react-native-url-polyfill/auto',
  '@react-native-async-storage/async-storage',
  'expo-*',
  // Plasmic's loader needs Next.js.
  '@plasmicapp/loader-nextjs',
  // Each of these has its own build.
  '@cedarjs/*',
  'nuxt/config',
  'h3',
  'prisma/config',
  '@prisma/adapter-pg',
  'dotenv/config',
  'react-router-dom',
  // A framework generates these.
  '#imports',
  '#prisma/client',
  '#supabase/server',
  '$env/*',
  '$app/env/*',
  '@sveltejs/kit/env',
  'src/pages/*',
  // These aren't packages.
  'cloudflare:workers',
  '*.css',
];

/** Returns true for a module whose types aren't installed. */
export function isUntyped(specifier: string): boolean {
  return UNTYPED_MODULES.some((name) => {
    const [before = '', after] = name.split('*');
    return after === undefined
      ? specifier === name
      : specifier.startsWith(before) && specifier.endsWith(after);
  });
}
