// Modules that frameworks generate for each app. Examples import them, but no package contains them.
import ts from 'typescript';
import type { Sample } from '../../node/verification/sample';
import type { VirtualFile } from './compiler';
import { parseSource } from './syntax-errors';

/** The folder of `@nuxtjs/supabase` whose functions Nuxt adds to `#imports` and `#supabase/server`. */
const NUXT_MODULE = './node_modules/@nuxtjs/supabase/dist/runtime';

/** The composables that `@nuxtjs/supabase` adds (`addImportsDir` in its `module.mjs`). */
const COMPOSABLES = ['Client', 'CookieRedirect', 'Session', 'User'].map(
  (name) => `useSupabase${name}`,
);

/**
 * The modules that Nuxt generates for every app with `@nuxtjs/supabase`, by specifier: `#imports` contains
 * Nuxt's and Vue's functions and those of the module. Without a `database.types.ts`, the module's type
 * `Database` is `unknown`, and its client is untyped.
 */
export const NUXT_MODULES: ReadonlyMap<string, VirtualFile> = new Map(
  Object.entries({
    '#imports': [
      `export * from 'nuxt/app'`,
      `export * from 'vue'`,
      ...COMPOSABLES.map((name) => `export * from '${NUXT_MODULE}/composables/${name}'`),
    ],
    '#supabase/server': [`export * from '${NUXT_MODULE}/server/services/index'`],
    '#build/types/supabase-database': [`export type Database = any`],
  }).map(([specifier, lines]) => [
    specifier,
    { path: `/samples/nuxt/${specifier.replace(/\W/g, '-')}.ts`, text: lines.join('\n') },
  ]),
);

/** The settings that `@nuxtjs/supabase` adds to `nuxt.config.ts`, as in Nuxt's `.nuxt/types/schema.d.ts`. */
export const NUXT_CONFIG: VirtualFile = {
  path: '/samples/nuxt/config.ts',
  text: `
    import type { ModuleOptions } from '@nuxtjs/supabase'
    declare module './node_modules/@nuxt/schema' {
      interface NuxtConfig { supabase?: Partial<ModuleOptions> }
    }`,
};

/** The variables of an app's environment, by name. True if browsers can read them. */
type Environment = Map<string, boolean>;

/** SvelteKit 2's prefix of variables that browsers can read (`kit.env.publicPrefix`). */
const PUBLIC_PREFIX = 'PUBLIC_';

/** Modules that SvelteKit generates, and the samples of a page that they're generated from. */
const SVELTE_KIT_MODULES: Record<
  string,
  { read: (samples: readonly Sample[]) => Environment; isPublic: boolean }
> = {
  '$env/static/public': { read: readEnvFiles, isPublic: true },
  '$env/static/private': { read: readEnvFiles, isPublic: false },
  '$app/env/public': { read: readEnvVars, isPublic: true },
  '$app/env/private': { read: readEnvVars, isPublic: false },
};

/**
 * Returns the modules that SvelteKit generates for the app on a page, by specifier. Each exports a string
 * per variable: `$env/static/*` those in the page's `.env`, and `$app/env/*` (SvelteKit 3) those that the
 * page declares with `defineEnvVars`.
 *
 * @param folder Path of the page's virtual files.
 */
export function svelteKitModules(
  samples: readonly Sample[],
  folder: string,
): Map<string, VirtualFile> {
  return new Map(
    Object.entries(SVELTE_KIT_MODULES).map(([specifier, { read, isPublic }]) => {
      const names = [...read(samples)].filter(([, isVisible]) => isVisible === isPublic);
      const lines = names.map(([name]) => `export declare const ${name}: string`);
      const path = `${folder}/${specifier.slice(1).replaceAll('/', '-')}.ts`;
      return [specifier, { path, text: [...lines, 'export {}'].join('\n') }];
    }),
  );
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
    ts.forEachChild(node, visit);
  };
  for (const { code } of samples)
    if (code.includes('defineEnvVars')) visit(parseSource(code, 'env.ts'));
  return found;
}

function propertiesOf(node: ts.Node | undefined): ts.PropertyAssignment[] {
  return node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment)
    : [];
}
