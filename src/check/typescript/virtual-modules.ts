import { posix } from 'node:path';
import { EXAMPLE_NAMES } from './example-names';
import type { Example } from '../../node/examples/example';
import type { VirtualFile } from './compiler';
import { readScript } from './extract-script';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { databaseModule, databaseTypes, readDatabase } from './database-types';
import { readNames } from './bindings';
import { isUntyped as isUntypedModule } from '../runner/example-packages';
import type { ClientPackage } from '../runner/client-packages';
import type { ModuleNames } from './bindings';
import { appModules } from './generated-modules';
import { prismaClient } from './prisma-client';
import { failsOnPurpose, sqlOf } from './example-groups';
import type { Unit } from './example-groups';
import { checkValue } from '../languages/fragments';

export const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'vue', 'svelte', 'html']);

export interface ExampleModule extends VirtualFile {
  example: Example;
  strict: boolean;
  /** Uses a module whose types aren't installed. */
  isUntyped: boolean;
  scriptErrors: CodeDiagnostic[];
  /** An object or array. */
  isValue: boolean;
  /** All tables that it uses are known. */
  isTyped: boolean;
  names: ModuleNames;
  /** Declares the predefined names. */
  prelude: string;
  database: string;
}

export interface UnitModules {
  modules: ExampleModule[];
  /** By specifier. */
  generated: ReadonlyMap<string, VirtualFile>;
  files: VirtualFile[];
}

/** Their first lines contain generated imports. */
export async function modulesOf(
  root: string,
  unit: Unit,
  client: ClientPackage,
): Promise<UnitModules> {
  const folder = `/examples/${unit.id}`;
  const files = new Map<string, VirtualFile>();
  const add = (path: string, text: string) => files.set(path, { path, text });
  /** By text. */
  const databases = new Map<string, string>();
  const modules: ExampleModule[] = [];
  for (const [index, example] of unit.examples.entries()) {
    if (!LANGUAGES.has(example.language) || !/^(fence|example)$/.test(example.role)) continue;
    const { code, extension, scriptErrors } = await readScript(example.language, example.code);
    const valueErrors = checkValue(code ?? '');
    const path = `${folder}/${index}.${extension}`;
    const names = readNames(path, valueErrors ? '' : (code ?? ''));
    const { text, isTyped } = await databaseOf(unit, example, names, client);
    const database = databases.get(text) ?? `${folder}/database-${databases.size + 1}.ts`;
    databases.set(text, database);
    add(database, text);
    const prelude = database.replace('/database-', '/prelude-');
    add(prelude, preludeOf(isTyped));
    if (isTyped) add(database.replace('/database-', '/client-'), CLIENT);
    const isUntyped = names.imports.some(isUntypedModule);
    modules.push({
      example,
      path,
      text: (code ?? '') + defaultExport(example.language, extension, code ?? ''),
      // With untyped imports, strict mode reports errors that real types don't cause.
      strict: extension.startsWith('ts') && !isUntyped,
      isUntyped,
      scriptErrors: [...scriptErrors, ...(valueErrors ?? [])],
      isValue: valueErrors !== undefined || code === undefined,
      isTyped,
      names,
      prelude,
      database,
    });
  }
  const jsx = modules.some(({ names }) => names.imports.includes('solid-js')) ? SOLID : '';
  modules.forEach((module, index) => connect(module, modules.slice(0, index), jsx));
  spreadUntyped(modules);
  const types = modules.find(({ example }) =>
    /(^|\/)database\.types\.ts$/.test(example.title ?? ''),
  );
  const generated = new Map([
    ...appModules(unit.examples, folder, types?.path),
    ...(await prismaClient(root, unit.examples, folder)),
  ]);
  return { modules, generated, files: [...files.values(), ...generated.values(), ...modules] };
}

/** Vue and Svelte export components implicitly. */
function defaultExport(language: string, extension: string, code: string): string {
  if (!['vue', 'svelte'].includes(language) || /\bexport default\b/.test(code)) return '';
  const value = extension.startsWith('ts') ? '{} as any' : '/** @type {any} */ ({})';
  return `\nexport default ${value}`;
}

async function databaseOf(
  unit: Unit,
  example: Example,
  { relations }: ModuleNames,
  { major }: ClientPackage,
): Promise<{ text: string; isTyped: boolean }> {
  const untyped = { text: databaseModule('any'), isTyped: false };
  // The client of v1 has no type parameter for the database.
  const sql = major > 1 ? sqlOf(unit, example) : '';
  const model = await readDatabase(sql);
  if (!model || sql === '') return untyped;
  const known = new Set(
    [...model.tables, ...model.functions, ...model.views].map(({ name }) => name),
  );
  const isMissing = [...relations].some((name) => !known.has(name));
  const canBeMissing = example.role === 'fence' || failsOnPurpose(unit, example);
  return isMissing && canBeMissing ? untyped : { text: databaseTypes(model), isTyped: true };
}

/** Others use React's types of JSX. */
const SOLID = '/** @jsxImportSource solid-js */';

const DATABASE = './database.types';

/** `createClient` has the types of the page's tables. */
const CLIENT = `
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import type { Database as PageDatabase } from '${DATABASE}'
export * from '@supabase/supabase-js'
export declare function createClient<Database = PageDatabase, Schema extends string = 'public'>(url: string, key: string, options?: SupabaseClientOptions<Schema>): 'public' extends Schema ? SupabaseClient<Database> : SupabaseClient<any, any>
`;

function preludeOf(isTyped: boolean): string {
  const names = Object.entries(EXAMPLE_NAMES).map(
    ([name, kind]) => `export declare const ${name}: ${kind === 'client' ? 'Client' : kind}`,
  );
  const client = isTyped ? 'SupabaseClient<Database>' : 'SupabaseClient';
  return [
    `import type { SupabaseClient } from '@supabase/supabase-js'`,
    `import type { Database } from './database.types'`,
    `type Client = ${client}`,
    ...names,
    'export declare const anything: any',
  ].join('\n');
}

/** Of undeclared names, from the prelude or an earlier fence. */
function connect(module: ExampleModule, before: ExampleModule[], jsx: string): void {
  const { example, names } = module;
  const imports: string[] = [];
  for (const name of names.free) {
    const earlier =
      example.role === 'fence' &&
      before.findLast((other) => other.names.declared.has(name) && !other.names.broken);
    if (example.language === 'html' && name === 'supabase') {
      imports.push(`import * as supabase from '@supabase/supabase-js'`);
    } else if (example.language === 'svelte' && names.declared.has(name.replace(/^\$/, ''))) {
      imports.push(`import { anything as ${name} } from '${module.prelude}'`);
    } else if (name in EXAMPLE_NAMES) {
      imports.push(`import { ${name} } from '${module.prelude}'`);
    } else if (earlier) {
      imports.push(`import { ${name} } from '${earlier.path}'`);
      names.imports.push(earlier.path);
      if (!earlier.names.exported.has(name)) earlier.text += `\nexport { ${name} }`;
      earlier.names.exported.add(name);
    }
  }
  module.text = `${jsx}${imports.join(';')}\n${module.text}`;
}

/** What imports an untyped module isn't compiled in strict mode, either. */
function spreadUntyped(modules: ExampleModule[]): void {
  const isAffected = (module: ExampleModule) =>
    !module.isUntyped &&
    module.names.imports.some((specifier) => {
      const path = isRelative(specifier) ? resolveRelative(specifier, module, modules) : specifier;
      return modules.some((other) => other.path === path && other.isUntyped);
    });
  const affected = modules.find(isAffected);
  if (!affected) return;
  Object.assign(affected, { isUntyped: true, strict: false });
  spreadUntyped(modules);
}

/** Includes aliases for relative paths. */
export const isRelative = (specifier: string) => /^(\.|@\/|~\/|\$lib\/)/.test(specifier);

/** By the titles of the unit's examples. Undefined for unknown imports. */
export function resolveRelative(
  specifier: string,
  from: ExampleModule,
  modules: ExampleModule[],
): string | undefined {
  const path = specifier.replace(/^(@|~|\$lib)\//, './');
  const bare = (name: string) => name.replace(/(\.d)?\.(m|c)?[jt]sx?$|\.(vue|svelte)$/, '');
  const below = bare(path).replace(/^(\.{1,2}\/)+/, '');
  const exact = bare(posix.join(posix.dirname(from.example.title ?? ''), path));
  const others = modules.filter((module) => module !== from && module.example.title !== undefined);
  const matches = (test: (title: string) => boolean) =>
    others.filter(({ example }) => test(bare(example.title!)));
  const found = [
    ...matches((title) => title === below || title.endsWith(`/${below}`)),
    ...matches((title) => title === exact),
  ];
  const earlier = found.findLast((module) => modules.indexOf(module) < modules.indexOf(from));
  const target = earlier ?? found[0];
  if (target) return target.path;
  if (/(^|\/)database\.types$/.test(below)) return from.database;
  return /(^|\/)supabase$/.test(below) ? from.prelude : undefined;
}
