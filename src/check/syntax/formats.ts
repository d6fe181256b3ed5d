import { parse as parseCss } from 'css-tree';
import { GraphQLError, parse as parseGraphql } from 'gatsby/graphql';
import type { Node, ParseError } from 'jsonc-parser';
import { parseTree, printParseErrorCode } from 'jsonc-parser';
import { readYaml } from '../../node/sources/yaml-source';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import { parseSource, syntaxErrors } from '../languages/syntax-errors';

/** With the rules of this project's files. */
export function yamlErrors(code: string): CodeDiagnostic[] {
  return readYaml('', code).diagnostics.slice(0, 1);
}

/** No comments, trailing commas, or repeated keys. Only the first error. */
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

type ReadLine = (line: string) => Omit<CodeDiagnostic, 'line' | 'column'> | undefined;

function eachLine(code: string, read: ReadLine): CodeDiagnostic[] {
  return code.split('\n').flatMap((text, index) => {
    const error = read(text);
    const column = text.length - text.trimStart().length + 1;
    return error ? [{ line: index + 1, column, ...error }] : [];
  });
}

const VARIABLE = /^\s*(export\s+)?[A-Za-z_]\w*=("[^"]*"|'[^']*'|[^"'\s][^\s]*|)\s*(#.*)?$/;

/** Lines must be a `KEY=value` pair, a comment, or empty. */
export function envErrors(code: string): CodeDiagnostic[] {
  return eachLine(code, (line) =>
    /^\s*(#|$)/.test(line) || VARIABLE.test(line)
      ? undefined
      : {
          message: `Not a variable: ${line.trim()}`,
          fix: 'write KEY=value, and put a value with spaces in quotes',
        },
  );
}

const REQUEST = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+( HTTP\/[\d.]+)?$/;
const STATUS = /^HTTP\/[\d.]+ \d{3}( .*)?$/;
const HEADER = /^[\w-]+:\s*\S.*$/;

/** Only of the head, which can be all of a message. */
export function httpErrors(code: string): CodeDiagnostic[] {
  const [head = ''] = code.split(/\n\s*\n/, 1);
  const [first] = head.split('\n');
  return eachLine(head, (line) => {
    if (HEADER.test(line) || (line === first && (REQUEST.test(line) || STATUS.test(line)))) {
      return undefined;
    }
    return {
      message: `Not a request line, status line, or header: ${line.trim()}`,
      fix: 'write "GET /path", "HTTP/1.1 200 OK", or "Name: value", and a blank line before a body',
    };
  });
}

/**
 * TypeScript in the frontmatter, then JSX. Code of the same length replaces the fences, so
 * positions don't change.
 */
export function astroErrors(code: string): CodeDiagnostic[] {
  const [fences] = /^---\n(?:[^]*?\n)?---\n/.exec(code) ?? [];
  const module = fences
    ? `${fences.replace(/^---/, '   ').replace(/---\n$/, ';<>\n')}${code.slice(fences.length)}</>`
    : `<>${code}</>`;
  return syntaxErrors(parseSource(module, 'example.tsx'))
    .slice(0, 1)
    .map(({ start, messageText }) => ({
      ...positionAt(code, start - (fences ? 0 : 2)),
      message: `Astro: ${String(messageText)}`,
      fix: 'fix the syntax here',
    }));
}
