import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import ts from 'typescript';
import { nearest } from '../../lib/diagnostic';

/** Something that compiles but is wrong, at an offset of the module. */
export type LintError = Omit<CodeDiagnostic, keyof Position> & { start: number };

/**
 * What the compiler lets pass and readers would stumble over. `own` is the member that the sample's
 * entry is about: there it may be used although it is deprecated.
 */
export function lint(
  program: ts.Program,
  source: ts.SourceFile,
  isTyped: boolean,
  own?: string,
): LintError[] {
  const checker = program.getTypeChecker();
  const errors = deprecations(program, source, own);
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (isTyped && ts.isCallExpression(node)) {
      errors.push(...wrongColumns(checker, node), ...wrongColumn(checker, node));
    }
    if (ts.isPropertyAssignment(node)) errors.push(...wrongValue(checker, node));
  };
  visit(source);
  return errors;
}

/** Columns and relations that a `select` names and the typed client does not know. */
function wrongColumns(checker: ts.TypeChecker, call: ts.CallExpression): LintError[] {
  const { expression, arguments: args } = call;
  const [columns] = args;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'select') return [];
  if (!columns || !ts.isStringLiteralLike(columns)) return [];
  const type = checker.typeToString(
    checker.getTypeAtLocation(call),
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias,
  );
  const [, message] =
    /(?:SelectQueryError|ParserError|GenericStringError)<"((?:[^"\\]|\\.)*)">/.exec(type) ?? [];
  const fix = 'select what the SQL of the sample creates';
  return message
    ? [{ rule: 'typescript/column', start: columns.getStart(), message: plain(message), fix }]
    : [];
}

/** Calls whose first argument is the name of a column. */
const ON_COLUMN =
  /^(eq|neq|gte?|lte?|i?like|is|in|contains|containedBy|range(Gte?|Lte?|Adjacent)|overlaps|textSearch|not|filter|order)$/;

/** A column that a filter or `order` names and the row of the typed client does not have. */
function wrongColumn(checker: ts.TypeChecker, call: ts.CallExpression): LintError[] {
  const { expression, arguments: args } = call;
  const [column, options] = [args[0], args.at(-1)];
  if (!ts.isPropertyAccessExpression(expression) || !ON_COLUMN.test(expression.name.text))
    return [];
  if (!column || !ts.isStringLiteralLike(column) || !/^\w+$/.test(column.text)) return [];
  // A column of a related table is another table's business.
  if (options && /\b(referencedTable|foreignTable)\b/.test(options.getText())) return [];
  const row = rowOf(checker, checker.getTypeAtLocation(expression.expression));
  const names = row?.getProperties().map(({ name }) => name) ?? [];
  if (names.length === 0 || names.includes(column.text)) return [];
  // A relation that the query takes in may be tested for being there.
  if (new RegExp(`\\b${column.text}\\b[^'"]*\\(`).test(expression.getText())) return [];
  const message = `The table has no column "${column.text}"`;
  const near = nearest(column.text, names);
  const fix = near ? `write "${near}"` : 'name one that the SQL of the sample creates';
  return [{ rule: 'typescript/column', start: column.getStart(), message, fix }];
}

/** The row of a builder's table: the third of its type's arguments in version 2, the first before. */
function rowOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const name = type.symbol?.name;
  if (name !== 'PostgrestFilterBuilder' && name !== 'PostgrestTransformBuilder') return undefined;
  const parts = checker.getTypeArguments(type as ts.TypeReference);
  return parts.length > 3 ? parts[2] : parts[0];
}

function plain(literal: string): string {
  return (JSON.parse(`"${literal}"`) as string).replace(/\.$/, '');
}

/** A text outside the list of an option that takes any text for the sake of later versions. */
function wrongValue(checker: ts.TypeChecker, { initializer }: ts.PropertyAssignment): LintError[] {
  if (!ts.isStringLiteralLike(initializer)) return [];
  const type = checker.getContextualType(initializer);
  if (!type?.isUnion()) return [];
  const isOpen = type.types.some(
    (part) => part.isIntersection() && part.types.some(({ flags }) => flags & ts.TypeFlags.String),
  );
  const values = type.types.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  if (!isOpen || values.length === 0 || values.includes(initializer.text)) return [];
  const message = `'${initializer.text}' is none of ${values.join(', ')}`;
  const start = initializer.getStart();
  return [{ rule: 'typescript/value', start, message, fix: 'use one of them' }];
}

const DEPRECATED = new Set([6385, 6387]);

/** Calls the library keeps for old code only; the compiler gives them to editors alone. */
function deprecations(program: ts.Program, source: ts.SourceFile, own?: string): LintError[] {
  const { getSuggestionDiagnostics } = program as unknown as {
    getSuggestionDiagnostics(file: ts.SourceFile): ts.DiagnosticWithLocation[];
  };
  return getSuggestionDiagnostics(source)
    .filter(
      ({ code, start, length, relatedInformation }) =>
        DEPRECATED.has(code) &&
        source.text.slice(start, start + length) !== own &&
        relatedInformation?.some(({ file }) => file?.fileName.includes('supabase')),
    )
    .map(({ start, length, relatedInformation = [] }) => ({
      rule: 'typescript/deprecated',
      start,
      message: `${source.text.slice(start, start + length)} is deprecated as it is used here`,
      fix: reason(relatedInformation) || 'use what the library names instead',
    }));
}

/** The words behind `@deprecated`. */
function reason(related: readonly ts.DiagnosticRelatedInformation[]): string {
  const texts = related.map(({ file, start = 0, length = 0 }) =>
    (file?.text ?? '')
      .slice(start, start + length)
      .replace(/^@deprecated|[\s*]+/g, ' ')
      .trim(),
  );
  return texts.find(Boolean) ?? '';
}
