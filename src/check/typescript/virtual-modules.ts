import { posix } from 'node:path';
import { SAMPLE_NAMES } from './sample-names';
import type { Sample } from '../../node/verification/samples';
import type { VirtualFile } from './compiler';
import { readScript } from './extract-script';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { readData } from '../runner/read-data';
import { databaseModule, databaseTypes, readDatabase } from './database-types';
import { readNames } from './bindings';
import type { ClientPackage } from '../runner/client-packages';
import type { ModuleNames } from './bindings';
import { failsOnPurpose, sqlOf } from './sample-groups';
import type { DatabaseModel } from './database-model';
import type { Unit } from './sample-groups';
import { readValue } from './values';

/** Languages whose samples hold scripts. */
const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'vue', 'svelte', 'html']);

/** A sample as a module among those of its unit. */
export interface SampleModule extends VirtualFile {
  sample: Sample;
  strict: boolean;
  scriptErrors: CodeDiagnostic[];
  /** A value that is shown, not a program. */
  isValue: boolean;
  /** True where the tables it uses are known. */
  isTyped: boolean;
  names: ModuleNames;
  /** Module with the names it may use without declaring them. */
  prelude: string;
  database: string;
}

/** The modules of a unit and the files they stand on. */
export interface UnitModules {
  modules: SampleModule[];
  files: VirtualFile[];
}

/** Makes modules of the samples of a unit. The first line of each is ours. */
export async function modulesOf(unit: Unit, client: ClientPackage): Promise<UnitModules> {
  const folder = `/samples/${unit.id}`;
  const files = new Map<string, VirtualFile>();
  const modules: SampleModule[] = [];
  for (const [index, sample] of unit.samples.entries()) {
    if (!LANGUAGES.has(sample.language) || !/^(fence|example)$/.test(sample.role)) continue;
    const { code, extension, scriptErrors } = await readScript(sample.language, sample.code);
    const value = readValue(code ?? '');
    const path = `${folder}/${index}.${extension}`;
    const names = readNames(path, value ? '' : (code ?? ''));
    const database = await databaseOf(unit, sample, names, client);
    const number = [...files.keys()].filter((name) => name.includes('/database-')).length;
    const known = [...files.values()].find(({ text }) => text === database.text);
    const at = known?.path ?? `${folder}/database-${number + 1}.ts`;
    files.set(at, { path: at, text: database.text });
    const prelude = at.replace('/database-', '/prelude-');
    files.set(prelude, { path: prelude, text: preludeOf(database.isTyped) });
    const typedClient = at.replace('/database-', '/client-');
    if (database.isTyped) files.set(typedClient, { path: typedClient, text: CLIENT });
    modules.push({
      sample,
      path,
      text: (code ?? '') + defaultExport(sample.language, extension, code ?? ''),
      strict: extension.startsWith('ts'),
      scriptErrors: [...scriptErrors, ...(value?.scriptErrors ?? [])],
      isValue: value !== undefined || code === undefined,
      isTyped: database.isTyped,
      names,
      prelude,
      database: at,
    });
  }
  modules.forEach((module, index) => connect(module, modules.slice(0, index)));
  return { modules, files: [...files.values(), ...modules] };
}

/** Components are what their files export, whether they say so or not. */
function defaultExport(language: string, extension: string, code: string): string {
  if (!['vue', 'svelte'].includes(language) || /\bexport default\b/.test(code)) return '';
  const value = extension.startsWith('ts') ? '{} as any' : '/** @type {any} */ ({})';
  return `\nexport default ${value}`;
}

async function databaseOf(
  unit: Unit,
  sample: Sample,
  { relations }: ModuleNames,
  { major }: ClientPackage,
): Promise<{ text: string; isTyped: boolean }> {
  const untyped = { text: databaseModule('any'), isTyped: false };
  // The first version of the client has no types for a database.
  const isGeneric = major > 1;
  const sql = isGeneric ? sqlOf(unit, sample) : '';
  const own = await readDatabase(sql);
  const shared = isGeneric && sample.role === 'fence' && (await sampleTables());
  if (!own || (sql === '' && !shared)) return untyped;
  // The tables the documentation shares stand in for those the page does not create itself.
  const lent = shared
    ? shared.tables.filter(
        ({ name }) => relations.has(name) && !own.tables.some((table) => table.name === name),
      )
    : [];
  const model = { ...own, tables: [...own.tables, ...lent] };
  const known = new Set(
    [...model.tables, ...model.functions, ...model.views].map(({ name }) => name),
  );
  const isMissing = [...relations].some((name) => !known.has(name));
  const mayMiss = sample.role === 'fence' || failsOnPurpose(unit, sample);
  return isMissing && mayMiss ? untyped : { text: databaseTypes(model), isTyped: true };
}

const DATABASE = './database.types';

/** The client library as samples of a page get it: its `createClient` knows the page's tables. */
const CLIENT = `
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import type { Database as Own } from '${DATABASE}'
export * from '@supabase/supabase-js'
export declare function createClient<Database = Own, Schema extends string = 'public'>(url: string, key: string, options?: SupabaseClientOptions<Schema>): 'public' extends Schema ? SupabaseClient<Database> : SupabaseClient<any, any>
`;

/** The tables that pages share, as `data/sql-sample-tables.sql` creates them. */
async function sampleTables(): Promise<DatabaseModel> {
  samples ??= readDatabase(readData('sql/sample-tables.sql'));
  return (await samples)!;
}

let samples: ReturnType<typeof readDatabase> | undefined;

function preludeOf(isTyped: boolean): string {
  const names = Object.entries(SAMPLE_NAMES).map(
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

/** Gives a module the names it uses: of the prelude, or of an earlier fence of the page. */
function connect(module: SampleModule, before: SampleModule[]): void {
  const { sample, names } = module;
  const imports: string[] = [];
  for (const name of names.free) {
    const earlier =
      sample.role === 'fence' &&
      before.findLast((other) => other.names.declared.has(name) && !other.names.broken);
    if (sample.language === 'html' && name === 'supabase') {
      imports.push(`import * as supabase from '@supabase/supabase-js'`);
    } else if (sample.language === 'svelte' && names.declared.has(name.replace(/^\$/, ''))) {
      imports.push(`import { anything as ${name} } from '${module.prelude}'`);
    } else if (name in SAMPLE_NAMES) {
      imports.push(`import { ${name} } from '${module.prelude}'`);
    } else if (earlier) {
      imports.push(`import { ${name} } from '${earlier.path}'`);
      exportName(earlier, name);
    }
  }
  module.text = `${imports.join(';')}\n${module.text}`;
}

function exportName(module: SampleModule, name: string): void {
  if (module.names.exported.has(name)) return;
  module.names.exported.add(name);
  module.text += `\nexport { ${name} }`;
}

/** The file of the unit that a relative import of a sample means. */
export function resolveRelative(
  specifier: string,
  from: SampleModule,
  modules: SampleModule[],
): string | undefined {
  const wanted = specifier.replace(/^(@|~|\$lib)\//, './');
  const bare = (path: string) => path.replace(/(\.d)?\.(m|c)?[jt]sx?$|\.(vue|svelte)$/, '');
  const below = bare(wanted).replace(/^(\.{1,2}\/)+/, '');
  const exact = bare(posix.join(posix.dirname(from.sample.title ?? ''), wanted));
  const others = modules.filter((module) => module !== from && module.sample.title !== undefined);
  const matches = (test: (title: string) => boolean) =>
    others.filter(({ sample }) => test(bare(sample.title!)));
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
