import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { FOREIGN_NAMES, LATER_NAMES, SAMPLE_NAMES } from './names';
import type { Translation } from './writer';

/** The release whose public names are declared in `data/dart`. */
export type DartRelease = 'v0' | 'v1';

/** Something wrong at an offset of the Dart code. */
export interface DartDiagnostic {
  offset: number;
  message: string;
}

const OPTIONS: ts.CompilerOptions = {
  // The declarations take the place of TypeScript's library.
  noLib: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  types: [],
  strict: true,
  noImplicitAny: false,
  noEmit: true,
};
const HEAD = 'export {}; async function $sample() ';

/**
 * Type-checks translated samples of one release. What is wrong with each, in their order; undefined
 * for one that uses what is not declared here.
 */
export function checkDart(
  root: string,
  release: DartRelease,
  samples: Translation[],
): (DartDiagnostic[] | undefined)[] {
  const declarations = ['core', `supabase-${release}`, 'packages'].map((name) => {
    const path = `src/check/dart/${name}.d.ts`;
    return [`/${path}`, readFileSync(join(root, path), 'utf8')] as const;
  });
  const files = new Map<string, string>([
    ...declarations,
    ['/samples.d.ts', SAMPLE_NAMES],
    ...samples.map(({ text }, index) => [pathOf(index), `${HEAD}${text}`] as const),
  ]);
  const program = ts.createProgram({
    rootNames: [...files.keys()],
    options: OPTIONS,
    host: {
      ...ts.createCompilerHost(OPTIONS),
      getSourceFile: (path, language) => {
        const text = files.get(path);
        return text === undefined ? undefined : ts.createSourceFile(path, text, language);
      },
      fileExists: (path) => files.has(path),
      readFile: (path) => files.get(path),
    },
  });
  return samples.map((sample, index) => diagnosticsOf(program, pathOf(index), sample));
}

function pathOf(index: number): string {
  return `/sample-${index}.ts`;
}

/** TypeScript's own numbers: a name nobody declares, a property too many. */
const NO_NAME = new Set([2304, 2552, 2693]);
const NO_PROPERTY = 2353;

function diagnosticsOf(
  program: ts.Program,
  path: string,
  { origin }: Translation,
): DartDiagnostic[] | undefined {
  const source = program.getSourceFile(path)!;
  const errors = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  const isForeign = errors.some(({ code, start = 0, length = 0 }) => {
    const name = source.text.slice(start, start + length);
    if (NO_NAME.has(code)) return FOREIGN_NAMES.has(name);
    return code === NO_PROPERTY && LATER_NAMES.has(name);
  });
  if (isForeign) return undefined;
  return errors.map(({ start = 0, messageText }) => ({
    offset: origin(start - HEAD.length),
    // The last line says most: which part of a value it is about.
    message: inDart(ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1)!.trim()),
  }));
}

/** A message of TypeScript with the names of Dart. */
function inDart(message: string): string {
  return message
    .replace(/\bundefined\b/g, 'null')
    .replace(/\bPromise\b/g, 'Future')
    .replace(/\bArray\b/g, 'List')
    .replace(/\bstring\b/g, 'String')
    .replace(/\bboolean\b/g, 'bool')
    .replace(/\bany\b/g, 'dynamic');
}
