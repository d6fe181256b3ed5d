import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Members, Shape } from '../signatures/shapes';
import { mergeMembers } from '../signatures/shapes';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};
const DEPTH = 4;
/** Entries describe `data`, its members, and theirs. */
const RETURNED_DEPTH = 3;
const OWN = /\/node_modules\/(@supabase|supabase-js-v1)\//;

export interface PackageMembers {
  members: Members;
  /**
   * After `await`: one shape without a name and with the members of all overloads, or none if the
   * function returns nothing.
   */
  returns: Record<string, Shape[]>;
  /** By member, the text after `@deprecated`, which can be empty. */
  deprecated: Record<string, string>;
}

/**
 * Functions, and members of the types in `names`, from declarations. Throws if the package isn't
 * installed.
 */
export function readPackage(root: string, packageName: string, names: string[]): PackageMembers {
  const entryFile = declarationFile(root, packageName);
  const program = ts.createProgram([entryFile], OPTIONS);
  const checker = program.getTypeChecker();
  const members: Members = {};
  const returns: PackageMembers['returns'] = {};
  /** Only if all overloads are deprecated. */
  const tags = new Map<string, (ts.JSDocTag | undefined)[]>();
  const index = program.getSourceFile(entryFile)!;
  for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(index)!)) {
    const signatures = checker.getTypeOfSymbolAtLocation(symbol, index).getCallSignatures();
    if (!names.includes(symbol.name) || signatures.length === 0) continue;
    members[symbol.name] = mergeLists(signatures.map((item) => parameters(checker, item, index)));
    returns[symbol.name] = returned(checker, signatures, index);
  }
  for (const [name, member] of publicMembers(program, names)) {
    const signatures = checker.getTypeAtLocation(member).getCallSignatures();
    const lists = signatures.map((signature) => parameters(checker, signature, member));
    members[name] = signatures.length > 0 ? mergeLists(lists) : null;
    if (signatures.length > 0) returns[name] = returned(checker, signatures, member);
    tags.set(name, [...(tags.get(name) ?? []), ts.getJSDocDeprecatedTag(member)]);
  }
  const deprecated = [...tags].flatMap(([name, found]): [string, string][] =>
    found.every(Boolean) ? [[name, ts.getTextOfJSDocComment(found[0]!.comment) ?? '']] : [],
  );
  return { members, returns, deprecated: Object.fromEntries(deprecated) };
}

/** Much faster than `readPackage`, without dependencies. */
export function readMemberNames(
  root: string,
  packageName: string,
  names: string[],
): ReadonlySet<string> {
  const options = { ...OPTIONS, noLib: true, types: [] };
  const program = ts.createProgram([declarationFile(root, packageName)], options);
  return new Set(publicMembers(program, names).map(([name]) => name));
}

function declarationFile(root: string, packageName: string): string {
  const { resolvedModule } = ts.resolveModuleName(packageName, join(root, 'a.ts'), OPTIONS, ts.sys);
  if (!resolvedModule)
    throw new Error(`The package ${packageName} isn't installed: run npm install`);
  const { resolvedFileName } = resolvedModule;
  if (/\.d\.[cm]?ts$/.test(resolvedFileName)) return resolvedFileName;
  // Some releases have types that their `exports` don't mention.
  const folder = join(root, 'node_modules', packageName);
  const { types } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    types?: string;
  };
  if (!types) throw new Error(`The package ${packageName} has no types`);
  return join(folder, types);
}

type Member = ts.ClassElement | ts.TypeElement;

function publicMembers(program: ts.Program, names: string[]): [string, Member][] {
  const found: [string, Member][] = [];
  for (const file of program.getSourceFiles()) {
    if (!OWN.test(file.fileName)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isModuleBlock(node) || ts.isModuleDeclaration(node)) ts.forEachChild(node, visit);
      if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return;
      const owner = node.name?.text;
      if (!owner || !names.includes(owner)) return;
      for (const member of node.members) {
        const name = publicName(member);
        if (name) found.push([`${owner}.${name}`, member]);
      }
    };
    ts.forEachChild(file, visit);
  }
  return found;
}

function publicName(member: Member): string | undefined {
  if (!member.name || !ts.isIdentifier(member.name) || member.name.text.startsWith('_'))
    return undefined;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Static;
  if (ts.getCombinedModifierFlags(member as ts.Declaration) & hidden) return undefined;
  const isInternal = ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal');
  return isInternal ? undefined : member.name.text;
}

function parameters(checker: ts.TypeChecker, signature: ts.Signature, at: ts.Node): Shape[] {
  return signature.getParameters().map((symbol): Shape => {
    const declaration = symbol.valueDeclaration as ts.ParameterDeclaration;
    const named = !declaration?.name || ts.isIdentifier(declaration.name);
    const optional = declaration && checker.isOptionalParameter(declaration);
    const type = checker.getTypeOfSymbolAtLocation(symbol, at);
    return {
      name: named ? symbol.name : undefined,
      optional: optional || Boolean(declaration?.dotDotDotToken),
      ...inside(checker, type, at, DEPTH),
    };
  });
}

function returned(
  checker: ts.TypeChecker,
  signatures: readonly ts.Signature[],
  at: ts.Node,
): Shape[] {
  const none = ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never;
  const shapes = signatures.flatMap((signature): Shape[] => {
    const type = checker.getReturnTypeOfSignature(signature);
    const value = checker.getAwaitedType(checker.getBaseConstraintOfType(type) ?? type) ?? type;
    if (value.flags & none) return [];
    const { properties, variants } = inside(checker, value, at, RETURNED_DEPTH);
    return [{ name: '', properties: properties ?? mergeMembers(variants ?? []) }];
  });
  return mergeMembers(shapes.map((shape) => [shape]));
}

function inside(
  checker: ts.TypeChecker,
  type: ts.Type,
  at: ts.Node,
  depth: number,
): Pick<Shape, 'properties' | 'variants'> {
  const plain = checker.getNonNullableType(type);
  const parts = plain.isUnion() ? plain.types : [plain];
  const shapes = parts
    .map((part) => objectMembers(checker, part, at, depth))
    .filter((members) => members !== undefined);
  if (shapes.length === 0) return {};
  return shapes.length === 1 ? { properties: shapes[0]! } : { variants: shapes };
}

function objectMembers(
  checker: ts.TypeChecker,
  type: ts.Type,
  at: ts.Node,
  depth: number,
): Shape[] | undefined {
  if (depth === 0 || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) {
    return undefined;
  }
  if (checker.isArrayLikeType(type) || type.getCallSignatures().length > 0) return undefined;
  const found = checker
    .getPropertiesOfType(type)
    .filter(({ declarations }) => declarations?.every((d) => OWN.test(d.getSourceFile().fileName)));
  const shapes = found.flatMap((symbol): Shape[] => {
    const inner = checker.getTypeOfSymbolAtLocation(symbol, at);
    const none = ts.TypeFlags.Never | ts.TypeFlags.Undefined;
    if (inner.flags & none || symbol.name.startsWith('_')) return [];
    const optional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
    return [{ name: symbol.name, optional, ...inside(checker, inner, at, depth - 1) }];
  });
  return shapes.length > 0 ? shapes : undefined;
}

function mergeLists(lists: Shape[][]): Shape[] {
  const length = Math.max(...lists.map((list) => list.length));
  return Array.from({ length }, (_, index): Shape => {
    const found = lists.flatMap((list) => (list[index] ? [list[index]] : []));
    const name = found.find((item) => item.name !== undefined)?.name;
    const [merged] = mergeMembers(found.map((item) => [{ ...item, name: '' }]));
    return { ...merged, name, optional: found.length < lists.length || Boolean(merged?.optional) };
  });
}
