import { join } from 'node:path';
import ts from 'typescript';
import { EXAMPLE_PACKAGES } from '../runner/example-packages';

/** In memory. */
export interface VirtualFile {
  path: string;
  text: string;
}

interface Compilation {
  root: string;
  /** `resolve` finds their imports. */
  roots: string[];
  files: Map<string, VirtualFile>;
  /** Not for JavaScript, without type annotations. */
  strict: boolean;
  /** Besides Node's: packages with global types. */
  types: string[];
  /** By specifier, for examples and the frameworks' own packages. */
  generated: ReadonlyMap<string, VirtualFile>;
  /** Undefined for unknown imports. */
  resolve(specifier: string, from: string): Target | undefined;
}

export type Target = { file: string } | { package: string };

/**
 * Always from the project: each copy of a class is a separate type, so frameworks need the
 * examples' client.
 */
const CLIENTS = /^@supabase\/(supabase-js|ssr)$/;

const shared = new Map<string, ts.SourceFile | undefined>();

/** Caches the declarations of packages for all programs. */
export function compile(compilation: Compilation): ts.Program {
  const { root, roots, files, strict, types, generated, resolve } = compilation;
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    jsx: ts.JsxEmit.ReactJSX,
    types: ['node', ...types],
    allowJs: true,
    checkJs: true,
    strict: true,
    noImplicitAny: strict,
    strictNullChecks: strict,
    strictPropertyInitialization: strict,
    useUnknownInCatchVariables: strict,
    experimentalDecorators: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const readSource = (path: string, language: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
    const virtual = files.get(path);
    if (virtual) return ts.createSourceFile(path, virtual.text, language);
    if (!shared.has(path)) shared.set(path, host.getSourceFile(path, language));
    return shared.get(path);
  };
  // Packages in the folders above are also found.
  const project = join(root, EXAMPLE_PACKAGES, 'example.ts');
  const lookUp = (specifier: string, from: string) => {
    const importer = CLIENTS.test(specifier) ? join(root, 'example.ts') : from;
    return ts.resolveModuleName(specifier, importer, options, host, cache);
  };
  const resolveName = (specifier: string, from: string) => {
    const file = generated.get(specifier);
    const target = file ? { file: file.path } : files.has(from) && resolve(specifier, from);
    if (target === false) return lookUp(specifier, from);
    if (!target) return { resolvedModule: undefined };
    if ('package' in target) return lookUp(target.package, project);
    const extension = /\.d\.ts$|\.\w+$/.exec(target.file)?.[0] ?? '.ts';
    return { resolvedModule: { resolvedFileName: target.file, extension } };
  };
  return ts.createProgram({
    rootNames: roots,
    options,
    host: {
      ...host,
      getSourceFile: readSource,
      getCurrentDirectory: () => root,
      fileExists: (path) => files.has(path) || host.fileExists(path),
      readFile: (path) => files.get(path)?.text ?? host.readFile(path),
      resolveModuleNameLiterals: (literals, from) =>
        literals.map(({ text }) => resolveName(text, from)),
    },
  });
}
