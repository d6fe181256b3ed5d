import ts from 'typescript';
import { nearest } from '../../lib/diagnostic';
import type { Explanation } from './explain-error';
import { walk } from '../languages/syntax-errors';

type LintError = Explanation & { start: number };

/**
 * What the compiler doesn't report: unknown columns, unlisted values, and deprecated members,
 * except `documented`, the subject of the example's entry.
 */
export function lint(
  program: ts.Program,
  source: ts.SourceFile,
  isTyped: boolean,
  documented?: string,
): LintError[] {
  const checker = program.getTypeChecker();
  const errors = deprecations(program, source, documented);
  walk(source, (node) => {
    if (isTyped && ts.isCallExpression(node)) {
      errors.push(...selectErrors(checker, node), ...columnErrors(checker, node));
    }
    if (ts.isPropertyAssignment(node)) errors.push(...valueErrors(checker, node));
  });
  return errors;
}

function selectErrors(checker: ts.TypeChecker, call: ts.CallExpression): LintError[] {
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
  const fix = "select columns that the example's SQL creates";
  return message
    ? [{ rule: 'typescript/column', start: columns.getStart(), message: unquote(message), fix }]
    : [];
}

/** The first argument is a column. */
const ON_COLUMN =
  /^(eq|neq|gte?|lte?|i?like|is|in|contains|containedBy|range(Gte?|Lte?|Adjacent)|overlaps|textSearch|not|filter|order)$/;

function columnErrors(checker: ts.TypeChecker, call: ts.CallExpression): LintError[] {
  const { expression, arguments: args } = call;
  const [column, options] = [args[0], args.at(-1)];
  if (!ts.isPropertyAccessExpression(expression) || !ON_COLUMN.test(expression.name.text))
    return [];
  if (!column || !ts.isStringLiteralLike(column) || !/^\w+$/.test(column.text)) return [];
  // Then the column is in a related table.
  if (options && /\b(referencedTable|foreignTable)\b/.test(options.getText())) return [];
  const row = rowOf(checker, checker.getTypeAtLocation(expression.expression));
  const names = row?.getProperties().map(({ name }) => name) ?? [];
  if (names.length === 0 || names.includes(column.text)) return [];
  // Filters can test whether an embedded relation exists.
  if (new RegExp(`\\b${column.text}\\b[^'"]*\\(`).test(expression.getText())) return [];
  const message = `The table has no column "${column.text}"`;
  const near = nearest(column.text, names);
  const fix = near ? `write "${near}"` : "use a column that the example's SQL creates";
  return [{ rule: 'typescript/column', start: column.getStart(), message, fix }];
}

/** A builder's third type argument in v2, and its first in v1. */
function rowOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const name = type.symbol?.name;
  if (name !== 'PostgrestFilterBuilder' && name !== 'PostgrestTransformBuilder') return undefined;
  const parts = checker.getTypeArguments(type as ts.TypeReference);
  return parts.length > 3 ? parts[2] : parts[0];
}

function unquote(literal: string): string {
  return (JSON.parse(`"${literal}"`) as string).replace(/\.$/, '');
}

/** Some of these types also allow any string. */
function valueErrors(checker: ts.TypeChecker, { initializer }: ts.PropertyAssignment): LintError[] {
  if (!ts.isStringLiteralLike(initializer)) return [];
  const type = checker.getContextualType(initializer);
  if (!type?.isUnion()) return [];
  const isOpen = type.types.some(
    (part) => part.isIntersection() && part.types.some(({ flags }) => flags & ts.TypeFlags.String),
  );
  const values = type.types.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  if (!isOpen || values.length === 0 || values.includes(initializer.text)) return [];
  const message = `'${initializer.text}' isn't one of ${values.join(', ')}`;
  const start = initializer.getStart();
  return [{ rule: 'typescript/value', start, message, fix: 'use one of them' }];
}

const DEPRECATED = new Set([6385, 6387]);

/** The method isn't in the compiler's public types. */
function deprecations(
  program: ts.Program,
  source: ts.SourceFile,
  documented?: string,
): LintError[] {
  const { getSuggestionDiagnostics } = program as unknown as {
    getSuggestionDiagnostics(file: ts.SourceFile): ts.DiagnosticWithLocation[];
  };
  return getSuggestionDiagnostics(source)
    .filter(
      ({ code, start, length, relatedInformation }) =>
        DEPRECATED.has(code) &&
        source.text.slice(start, start + length) !== documented &&
        relatedInformation?.some(({ file }) => file?.fileName.includes('supabase')),
    )
    .map(({ start, length, relatedInformation = [] }) => ({
      rule: 'typescript/deprecated',
      start,
      message: `This use of ${source.text.slice(start, start + length)} is deprecated`,
      fix: reason(relatedInformation) || 'use its replacement',
    }));
}

function reason(related: readonly ts.DiagnosticRelatedInformation[]): string {
  const texts = related.map(({ file, start = 0, length = 0 }) =>
    (file?.text ?? '')
      .slice(start, start + length)
      .replace(/^@deprecated|[\s*]+/g, ' ')
      .trim(),
  );
  return texts.find(Boolean) ?? '';
}
