import ts from 'typescript';
import { parseSource, syntaxErrors, walk } from '../languages/syntax-errors';

export interface ModuleNames {
  declared: Set<string>;
  exported: Set<string>;
  free: Set<string>;
  /** Imports without names add no types. */
  imports: string[];
  /** Tables and database functions in calls. */
  relations: Set<string>;
  broken: boolean;
}

export function readNames(path: string, text: string): ModuleNames {
  const source = parseSource(text, path);
  const declaredAnywhere = new Set<string>();
  const names: ModuleNames = {
    declared: new Set(),
    exported: new Set(),
    free: new Set(),
    imports: importsOf(source, text),
    relations: new Set(),
    broken: syntaxErrors(source).length > 0,
  };
  const used = new Set<string>();
  walk(source, (node) => {
    if (ts.isIdentifier(node)) {
      if (isDeclared(node)) declaredAnywhere.add(node.text);
      else if (isUsed(node)) used.add(node.text);
    }
    const relation = ts.isCallExpression(node) && relationOf(node);
    if (relation) names.relations.add(relation);
  });
  for (const statement of source.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    for (const name of topLevelNames(statement)) {
      names.declared.add(name);
      if (isExported) names.exported.add(name);
    }
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    if (clause && ts.isNamedExports(clause))
      clause.elements.forEach(({ name }) => names.exported.add(name.text));
  }
  names.free = new Set([...used].filter((name) => !declaredAnywhere.has(name)));
  return names;
}

function importsOf({ statements }: ts.SourceFile, text: string): string[] {
  const withoutNames = new Set(
    statements.flatMap((statement) =>
      ts.isImportDeclaration(statement) && !statement.importClause
        ? [(statement.moduleSpecifier as ts.StringLiteral).text]
        : [],
    ),
  );
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName }) => fileName).filter((name) => !withoutNames.has(name));
}

function* topLevelNames(statement: ts.Statement): Generator<string> {
  if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations) yield* bindingNames(name);
  } else if (ts.isImportDeclaration(statement)) {
    const clause = statement.importClause;
    if (clause?.name) yield clause.name.text;
    const bindings = clause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) yield bindings.name.text;
    else if (bindings) for (const { name } of bindings.elements) yield name.text;
  } else if (!ts.isModuleDeclaration(statement)) {
    const { name } = statement as ts.DeclarationStatement;
    if (name && ts.isIdentifier(name)) yield name.text;
  }
}

function* bindingNames(name: ts.BindingName): Generator<string> {
  if (ts.isIdentifier(name)) yield name.text;
  else
    for (const element of name.elements)
      if (ts.isBindingElement(element)) yield* bindingNames(element.name);
}

/** Except members. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isClassLike(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      ts.isImportClause(parent) ||
      ts.isImportSpecifier(parent) ||
      ts.isNamespaceImport(parent)) &&
    parent.name === node
  );
}

function isUsed(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isQualifiedName(parent)) return parent.right !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isPropertyAssignment(parent)) return parent.name !== node;
  if (ts.isExportSpecifier(parent)) return (parent.propertyName ?? parent.name) === node;
  if (ts.isJsxAttribute(parent) || ts.isImportSpecifier(parent) || ts.isMetaProperty(parent))
    return false;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return !(ts.isTypeElement(parent) || ts.isClassElement(parent)) || parent.name !== node;
}

/** `.from('countries')` or `.rpc('hello')`, except on Storage. */
function relationOf({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  if (!first || !ts.isStringLiteralLike(first) || !ts.isPropertyAccessExpression(expression))
    return;
  const receiver = expression.expression.getText();
  if (/(^[A-Z]\w*|\bstorage)$/.test(receiver)) return;
  return ['from', 'rpc'].includes(expression.name.text) ? first.text : undefined;
}
