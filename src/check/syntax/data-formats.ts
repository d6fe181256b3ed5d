import { parse as parseCss } from 'css-tree';
import { GraphQLError, parse as parseGraphql } from 'gatsby/graphql';
import type { Node, ParseError } from 'jsonc-parser';
import { parseTree, printParseErrorCode } from 'jsonc-parser';
import { readYaml } from '../../node/sources/yaml-source';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';

/** Applies the rules for this project's own YAML files. */
export function yamlErrors(code: string): CodeDiagnostic[] {
  return readYaml('', code).diagnostics.slice(0, 1);
}

/** Strict: no comments, no trailing commas, no repeated keys. Only the first error. */
export function jsonErrors(code: string): CodeDiagnostic[] {
  const errors: ParseError[] = [];
  const root = parseTree(code, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const words = printParseErrorCode(error.error)
      .replace(/\B[A-Z]/g, ' $&')
      .toLowerCase();
    const found = code.slice(error.offset, error.offset + error.length) || 'the end';
    const message = `JSON: ${words} at ${found}`;
    const fix = 'write strict JSON: quoted keys, no comments, no trailing commas';
    return [{ ...positionAt(code, error.offset), message, fix }];
  }
  const repeated = root && repeatedKey(root);
  if (!repeated) return [];
  const message = `JSON: the key "${String(repeated.value)}" appears twice in the same object`;
  return [{ ...positionAt(code, repeated.offset), message, fix: 'keep one' }];
}

function repeatedKey({ type, children = [] }: Node): Node | undefined {
  const names = new Set<unknown>();
  for (const child of children) {
    const [key] = child.children ?? [];
    if (type === 'object' && key) {
      if (names.has(key.value)) return key;
      names.add(key.value);
    }
    const repeated = repeatedKey(child);
    if (repeated) return repeated;
  }
  return undefined;
}

export function cssErrors(code: string): CodeDiagnostic[] {
  const errors: CodeDiagnostic[] = [];
  parseCss(code, {
    onParseError: ({ message, line, column }) =>
      errors.push({ line, column, message: `CSS: ${message}`, fix: 'fix the syntax here' }),
  });
  return errors.slice(0, 1);
}

export function graphqlErrors(code: string): CodeDiagnostic[] {
  try {
    parseGraphql(code);
    return [];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { line, column } = error.locations?.[0] ?? { line: 1, column: 1 };
    return [{ line, column, message: `GraphQL: ${error.message}`, fix: 'fix the syntax here' }];
  }
}
