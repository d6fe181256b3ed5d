import ts from 'typescript';

/** What a module declares and what it needs from elsewhere. */
export interface ModuleNames {
  /** Declared or imported at its top level. */
  declared: Set<string>;
  /** Exported already. */
  exported: Set<string>;
  /** Used and declared nowhere in it. */
  free: Set<string>;
  /** Tables and functions of the database that calls name. */
  relations: Set<string>;
  /** True where it does not parse. */
  broken: boolean;
}

/** Reads the names of a module from its syntax. */
export function readNames(path: string, text: string): ModuleNames {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const everywhere = new Set<string>();
  const names: ModuleNames = {
    declared: new Set(),
    exported: new Set(),
    free: new Set(),
    relations: new Set(),
    broken: syntaxErrors(source).length > 0,
  };
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (isDeclared(node)) everywhere.add(node.text);
      else if (isUsed(node)) used.add(node.text);
    }
    const relation = ts.isCallExpression(node) && relationOf(node);
    if (relation) names.relations.add(relation);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const statement of source.statements) {
    const exported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    for (const name of topLevelNames(statement)) {
      names.declared.add(name);
      if (exported) names.exported.add(name);
    }
    if (ts.isExportDeclaration(statement) && statement.exportClause) {
      if (ts.isNamedExports(statement.exportClause))
        statement.exportClause.elements.forEach(({ name }) => names.exported.add(name.text));
    }
  }
  names.free = new Set([...used].filter((name) => !everywhere.has(name)));
  return names;
}

/** The syntax errors of a file that was only parsed. */
export function syntaxErrors(source: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  return (source as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] }).parseDiagnostics;
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
  } else if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    if (statement.name) yield statement.name.text;
  }
}

function* bindingNames(name: ts.BindingName): Generator<string> {
  if (ts.isIdentifier(name)) yield name.text;
  else
    for (const element of name.elements)
      if (ts.isBindingElement(element)) yield* bindingNames(element.name);
}

/** Kinds of nodes whose `name` declares it, apart from members. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isClassExpression(parent) ||
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

/** `.from('countries')` and `.rpc('hello')` name something of the database; storage does not. */
function relationOf({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  if (!first || !ts.isStringLiteralLike(first) || !ts.isPropertyAccessExpression(expression))
    return;
  const receiver = expression.expression.getText();
  if (/(^[A-Z]\w*|\bstorage)$/.test(receiver)) return;
  return ['from', 'rpc'].includes(expression.name.text) ? first.text : undefined;
}
