import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A file that stands in memory only. */
export interface VirtualFile {
  path: string;
  text: string;
}

/** What a compiler run is about. */
export interface Compilation {
  root: string;
  /** The files to look at; those they import are found by `resolve`. */
  roots: string[];
  files: Map<string, VirtualFile>;
  /** False for JavaScript, whose readers have no types to satisfy. */
  strict: boolean;
  /** Packages whose global types the samples use, apart from Node's. */
  types: string[];
  /** The file or package an import of a virtual file means; undefined for one that is unknown. */
  resolve(specifier: string, from: string): Target | undefined;
}

/** Where an import leads. */
export type Target = { file: string } | { package: string };

const shared = new Map<string, ts.SourceFile | undefined>();

/** A program over virtual files; declarations of packages are read once for all programs. */
export function compile({ root, roots, files, strict, types, resolve }: Compilation): ts.Program {
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
  const project = join(root, 'sample.ts');
  const lookUp = (specifier: string, from: string) =>
    ts.resolveModuleName(specifier, from, options, host, cache);
  const resolveName = (
    specifier: string,
    from: string,
  ): ts.ResolvedModuleWithFailedLookupLocations => {
    if (!files.has(from)) return lookUp(specifier, from);
    const target = resolve(specifier, from);
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
      getDefaultLibLocation: () => dirname(ts.getDefaultLibFilePath(options)),
      fileExists: (path) => files.has(path) || host.fileExists(path),
      readFile: (path) => files.get(path)?.text ?? host.readFile(path),
      resolveModuleNameLiterals: (literals, from) =>
        literals.map(({ text }) => resolveName(text, from)),
    },
  });
}
