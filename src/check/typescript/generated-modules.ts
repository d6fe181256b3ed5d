// Modules that frameworks generate for each app. Examples import them, but no package contains them.
import ts from 'typescript';
import type { Sample } from '../../node/examples/sample';
import type { VirtualFile } from './compiler';
import { parseSource, walk } from '../languages/syntax-errors';

/** The folder of `@nuxtjs/supabase` whose functions Nuxt adds to `#imports` and `#supabase/server`. */
const NUXT_MODULE = './node_modules/@nuxtjs/supabase/dist/runtime';

/** The composables that `@nuxtjs/supabase` adds (`addImportsDir` in its `module.mjs`). */
const COMPOSABLES = ['Client', 'CookieRedirect', 'Session', 'User'].map(
  (name) => `useSupabase${name}`,
);

/**
 * The modules that Nuxt generates for every app with `@nuxtjs/supabase`, by specifier. `#imports` contains
 * the functions of Nuxt, Vue, and the module.
 */
export const NUXT_MODULES: ReadonlyMap<string, VirtualFile> = modulesIn('/samples/nuxt', {
  '#imports': [
    `export * from 'nuxt/app'`,
    `export * from 'vue'`,
    ...COMPOSABLES.map((name) => `export * from '${NUXT_MODULE}/composables/${name}'`),
  ].join('\n'),
  '#supabase/server': `export * from '${NUXT_MODULE}/server/services/index'`,
});

/** Returns the files of generated modules in a folder, by specifier. `texts` has the same keys. */
function modulesIn(folder: string, texts: Record<string, string>): Map<string, VirtualFile> {
  const files = Object.entries(texts).map(([specifier, text]): [string, VirtualFile] => [
    specifier,
    { path: `${folder}/${specifier.replace(/\W+/g, '-')}.ts`, text },
  ]);
  return new Map(files);
}

/** The file from which `@nuxtjs/supabase` gets the database types of its clients. */
export const NUXT_DATABASE = '#build/types/supabase-database';

/** Returns true for an import of Nuxt or of a file that Nuxt generates. Both need the generated files. */
export const isNuxt = (specifier: string) =>
  /^(#imports|#supabase\/server|nuxt\/.*)$/.test(specifier);

/** The settings that `@nuxtjs/supabase` adds to `nuxt.config.ts`, as in Nuxt's `.nuxt/types/schema.d.ts`. */
export const NUXT_CONFIG: VirtualFile = {
  path: '/samples/nuxt/config.ts',
  text: `
    import type { ModuleOptions } from '@nuxtjs/supabase'
    declare module './node_modules/@nuxt/schema' {
      interface NuxtConfig { supabase?: Partial<ModuleOptions> }
    }`,
};

/** The paths of an app's routes, which TanStack Router generates in `routeTree.gen.ts`. */
export const TANSTACK_ROUTES: VirtualFile = {
  path: '/samples/tanstack/routes.ts',
  text: `
    import type { AnyRoute } from '@tanstack/react-router'
    interface Generated { id: string; path: string; fullPath: string }
    declare module '@tanstack/react-router' {
      interface FileRoutesByPath {
        [path: string]: Generated & { preLoaderRoute: AnyRoute; parentRoute: AnyRoute }
      }
    }`,
};

/** The variables of an app's environment, by name. True if browsers can read them. */
type Environment = Map<string, boolean>;

/** SvelteKit 2's prefix of variables that browsers can read (`kit.env.publicPrefix`). */
const PUBLIC_PREFIX = 'PUBLIC_';

/**
 * Returns the modules that frameworks generate for the app on a page, by specifier. SvelteKit's modules
 * export a string per variable: `$env/static/*` exports the variables in the page's `.env`, and `$app/env/*`
 * (SvelteKit 3) the variables that the page declares with `defineEnvVars`. The `env` of Cloudflare Workers
 * contains the variables in `.env` (`npx wrangler types`). Nuxt's clients have the types in
 * `database.types.ts`, or `unknown` without this file.
 *
 * @param folder Path of the page's virtual files.
 * @param types Path of the page's `database.types.ts`, if it shows one.
 */
export function appModules(
  samples: readonly Sample[],
  folder: string,
  types: string | undefined,
): Map<string, VirtualFile> {
  const env = readEnvFiles(samples);
  const declared = readEnvVars(samples);
  const members = [...env.keys()].map((name) => `${name}: string`);
  return modulesIn(folder, {
    '$env/static/public': exportsOf(env, true),
    '$env/static/private': exportsOf(env, false),
    '$app/env/public': exportsOf(declared, true),
    '$app/env/private': exportsOf(declared, false),
    'cloudflare:workers': `export declare const env: { ${members.join('; ')} }`,
    [NUXT_DATABASE]: types ? `export * from '${types}'` : 'export type Database = unknown',
  });
}

/** Declares the variables that are public, or those that aren't. */
function exportsOf(environment: Environment, isPublic: boolean): string {
  const names = [...environment].filter(([, isVisible]) => isVisible === isPublic);
  return [...names.map(([name]) => `export declare const ${name}: string`), 'export {}'].join('\n');
}

/** Reads the names in the `.env` files that a page shows. */
function readEnvFiles(samples: readonly Sample[]): Environment {
  const texts = samples.filter(({ language }) => language === 'env').map(({ code }) => code);
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^([A-Z]\w*)=/gm)].map(([, name]) => name!),
  );
  return new Map(names.map((name) => [name, name.startsWith(PUBLIC_PREFIX)]));
}

/** Reads the names that a page passes to SvelteKit's `defineEnvVars`. */
function readEnvVars(samples: readonly Sample[]): Environment {
  const found: Environment = new Map();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineEnvVars') {
      const [variables] = node.arguments;
      for (const item of propertiesOf(variables)) {
        const settings = propertiesOf(item.initializer);
        const isPublic = settings.some(
          ({ name, initializer }) =>
            name.getText() === 'public' && initializer.kind === ts.SyntaxKind.TrueKeyword,
        );
        found.set(item.name.getText(), isPublic);
      }
    }
  };
  for (const { code } of samples)
    if (code.includes('defineEnvVars')) walk(parseSource(code, 'env.ts'), visit);
  return found;
}

function propertiesOf(node: ts.Node | undefined): ts.PropertyAssignment[] {
  return node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment)
    : [];
}
