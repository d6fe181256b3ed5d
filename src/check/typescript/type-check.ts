import { posix } from 'node:path';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type ts from 'typescript';
import type { Packages } from '../runner/example-packages';
import { UNTYPED_MODULES } from '../runner/example-packages';
import { EXAMPLE_GLOBALS } from './example-names';
import { fixHintFor } from './fix-hints';
import { compile } from './compiler';
import {
  isNuxt,
  NUXT_CONFIG,
  NUXT_DATABASE,
  NUXT_MODULES,
  TANSTACK_ROUTES,
} from './generated-modules';
import type { Target, VirtualFile } from './compiler';
import { lint } from './lint';
import { placeInCode } from '../languages/syntax-errors';
import { resolvePackage } from './resolve-package';
import type { ClientPackage } from '../runner/client-packages';
import { IMPORT_NAME, LIBRARY } from '../runner/client-packages';
import { explain } from './explain-error';
import { isRelative, resolveRelative } from './virtual-modules';
import type { ExampleModule, UnitModules } from './virtual-modules';

/** For units of one client version. Returns errors by module path. */
export function checkModules(
  root: string,
  client: ClientPackage,
  clients: ClientPackage[],
  units: UnitModules[],
  packages: Packages,
): Map<string, CodeDiagnostic[]> {
  const untyped = UNTYPED_MODULES.map((name) => `declare module '${name}'`);
  const text = [EXAMPLE_GLOBALS, ...untyped].join('\n');
  const globals: VirtualFile = { path: '/examples/globals.d.ts', text };
  const ownFiles = units.flatMap((unit) => unit.files);
  const files = new Map(
    [globals, ...AUGMENTATIONS.values(), ...NUXT_MODULES.values(), ...ownFiles].map((file) => [
      file.path,
      file,
    ]),
  );
  const all = units.flatMap(({ modules }) => modules);
  const owners = new Map(
    units.flatMap((unit) => unit.modules.map((module) => [module.path, { module, unit }] as const)),
  );
  const resolve = (specifier: string, from: string): Target | undefined => {
    if (files.has(specifier)) return { file: specifier };
    const owner = owners.get(from);
    if (!owner && specifier === './database.types')
      return { file: from.replace(/\/(prelude|client)-/, '/database-') };
    const sibling = `${posix.join(posix.dirname(from), specifier)}.ts`;
    if (!owner && files.has(sibling)) return { file: sibling };
    if (owner?.module.isTyped && specifier === IMPORT_NAME)
      return { file: owner.module.database.replace('/database-', '/client-') };
    const generated = owner?.unit.generated.get(specifier);
    if (generated) return { file: generated.path };
    if (!owner || !isRelative(specifier))
      return resolvePackage(specifier, client, clients, packages);
    const file = resolveRelative(specifier, owner.module, owner.unit.modules);
    return file ? { file } : undefined;
  };
  const generated = new Map(NUXT_MODULES);
  for (const { generated: own } of units.filter(usesNuxt)) {
    generated.set(NUXT_DATABASE, own.get(NUXT_DATABASE)!);
  }
  const found = new Map<string, CodeDiagnostic[]>();
  for (const strict of [true, false]) {
    const modules = all
      .filter((module) => module.strict === strict && !module.isValue)
      .filter(({ example }) => example.optOut === undefined);
    if (modules.length === 0) continue;
    const roots = [
      globals,
      ...[...AUGMENTATIONS].flatMap(([name, file]) => (modules.some(imports(name)) ? [file] : [])),
      ...all.filter(declaresGlobals),
      ...modules,
    ].map(({ path }) => path);
    const types = modules.some(({ example }) => example.language === 'svelte') ? ['svelte'] : [];
    const program = compile({ root, roots, files, strict, types, generated, resolve });
    for (const module of modules) found.set(module.path, diagnosticsOf(program, module, client));
  }
  return found;
}

export const declaresGlobals = ({ text }: ExampleModule) => /\bdeclare global\b/.test(text);

/** React Native, which Expo imports, declares browser globals such as `FormData`. */
const OWN_GLOBALS = /^(@?react-native|expo)\b/;

export const importsGlobals = ({ names }: ExampleModule) =>
  names.imports.some((name) => OWN_GLOBALS.test(name));

/** Nuxt's generated files apply to all packages, so an app is compiled alone. */
export const usesNuxt = ({ modules }: UnitModules) =>
  modules.some(({ names }) => names.imports.some(isNuxt));

/** Add generated types to a package, by the import that needs them. */
const AUGMENTATIONS: ReadonlyMap<string, VirtualFile> = new Map([
  ['nuxt/config', NUXT_CONFIG],
  ['@tanstack/react-router', TANSTACK_ROUTES],
]);

const imports = (name: string) => (module: ExampleModule) => module.names.imports.includes(name);

function diagnosticsOf(
  program: ts.Program,
  module: ExampleModule,
  client: ClientPackage,
): CodeDiagnostic[] {
  const source = program.getSourceFile(module.path)!;
  const place = (offset: number) => placeInCode(module.example.code, source, offset);
  const syntax = program.getSyntacticDiagnostics(source).slice(0, 1);
  const all = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source);
  const errors = module.isUntyped ? all.filter(isCertain) : all;
  const checker = program.getTypeChecker();
  const diagnostics = errors.map((error): CodeDiagnostic => {
    const hint =
      syntax.length > 0
        ? { rule: 'typescript/syntax' }
        : fixHintFor(checker, source, error, client);
    return { ...place(error.start ?? 0), ...explain(error, client.release), ...hint };
  });
  if (diagnostics.length > 0) return diagnostics;
  const documented = memberOf(module.example);
  return lint(program, source, module.isTyped, documented).map(({ start, ...error }) => ({
    ...place(start),
    ...error,
  }));
}

/** Errors about modules without installed types aren't. */
function isCertain({ code, messageText }: ts.Diagnostic): boolean {
  return code !== 2709 && !/type 'unknown'/.test(JSON.stringify(messageText));
}

/** The subject of the example's entry: `select`. */
function memberOf({ entry }: ExampleModule['example']): string | undefined {
  return entry?.library === LIBRARY ? /(\w+)\(\)$/.exec(entry.call ?? '')?.[1] : undefined;
}
