// Modules that frameworks generate for each app, so no package contains them.
import ts from 'typescript';
import type { Example } from '../../node/examples/example';
import type { VirtualFile } from './compiler';
import { parseSource, walk } from '../languages/syntax-errors';

/** Nuxt adds this folder's functions to `#imports` and `#supabase/server`. */
const NUXT_MODULE = './node_modules/@nuxtjs/supabase/dist/runtime';

/** `addImportsDir` in `module.mjs` of `@nuxtjs/supabase`. */
const COMPOSABLES = ['Client', 'CookieRedirect', 'Session', 'User'].map(
  (name) => `useSupabase${name}`,
);

/** By specifier. `#imports` has the functions of Nuxt, Vue, and `@nuxtjs/supabase`. */
export const NUXT_MODULES: ReadonlyMap<string, VirtualFile> = modulesIn('/examples/nuxt', {
  '#imports': [
    `export * from 'nuxt/app'`,
    `export * from 'vue'`,
    ...COMPOSABLES.map((name) => `export * from '${NUXT_MODULE}/composables/${name}'`),
  ].join('\n'),
  '#supabase/server': `export * from '${NUXT_MODULE}/server/services/index'`,
});

/** By specifier, like `texts`. */
function modulesIn(folder: string, texts: Record<string, string>): Map<string, VirtualFile> {
  const files = Object.entries(texts).map(([specifier, text]): [string, VirtualFile] => [
    specifier,
    { path: `${folder}/${specifier.replace(/\W+/g, '-')}.ts`, text },
  ]);
  return new Map(files);
}

/** Database types of `@nuxtjs/supabase`'s clients. */
export const NUXT_DATABASE = '#build/types/supabase-database';

/** Imports of Nuxt itself also need the generated files. */
export const isNuxt = (specifier: string) =>
  /^(#imports|#supabase\/server|nuxt\/.*)$/.test(specifier);

/** Of `@nuxtjs/supabase`, as in Nuxt's `.nuxt/types/schema.d.ts`. */
export const NUXT_CONFIG: VirtualFile = {
  path: '/examples/nuxt/config.ts',
  text: `
    import type { ModuleOptions } from '@nuxtjs/supabase'
    declare module './node_modules/@nuxt/schema' {
      interface NuxtConfig { supabase?: Partial<ModuleOptions> }
    }`,
};

/** TanStack Router generates an app's paths in `routeTree.gen.ts`. */
export const TANSTACK_ROUTES: VirtualFile = {
  path: '/examples/tanstack/routes.ts',
  text: `
    import type { AnyRoute } from '@tanstack/react-router'
    interface Generated { id: string; path: string; fullPath: string }
    declare module '@tanstack/react-router' {
      interface FileRoutesByPath {
        [path: string]: Generated & { preLoaderRoute: AnyRoute; parentRoute: AnyRoute }
      }
    }`,
};

/** Variables by name, and whether browsers can read them. */
type Environment = Map<string, boolean>;

/** SvelteKit 2's `kit.env.publicPrefix`. */
const PUBLIC_PREFIX = 'PUBLIC_';

/**
 * By specifier: SvelteKit's `$env/static/*` export the variables in `.env`, and `$app/env/*`
 * (SvelteKit 3) those of `defineEnvVars`; the `env` of Cloudflare Workers has those in `.env`; and
 * Nuxt's clients have the types in `database.types.ts`, or `unknown`. `folder` contains the page's
 * virtual files.
 */
export function appModules(
  examples: readonly Example[],
  folder: string,
  types: string | undefined,
): Map<string, VirtualFile> {
  const env = readEnvFiles(examples);
  const declared = readEnvVars(examples);
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

function exportsOf(environment: Environment, isPublic: boolean): string {
  const names = [...environment].filter(([, isVisible]) => isVisible === isPublic);
  return [...names.map(([name]) => `export declare const ${name}: string`), 'export {}'].join('\n');
}

function readEnvFiles(examples: readonly Example[]): Environment {
  const texts = examples.filter(({ language }) => language === 'env').map(({ code }) => code);
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^([A-Z]\w*)=/gm)].map(([, name]) => name!),
  );
  return new Map(names.map((name) => [name, name.startsWith(PUBLIC_PREFIX)]));
}

function readEnvVars(examples: readonly Example[]): Environment {
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
  for (const { code } of examples)
    if (code.includes('defineEnvVars')) walk(parseSource(code, 'env.ts'), visit);
  return found;
}

function propertiesOf(node: ts.Node | undefined): ts.PropertyAssignment[] {
  return node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment)
    : [];
}
