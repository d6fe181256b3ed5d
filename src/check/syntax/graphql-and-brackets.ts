import { GraphQLError, parse } from 'gatsby/graphql';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';

export function graphqlErrors(code: string): CodeDiagnostic[] {
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { line, column } = error.locations?.[0] ?? { line: 1, column: 1 };
    return [{ line, column, message: `GraphQL: ${error.message}`, fix: 'fix the syntax here' }];
  }
}

const PARTS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'|[()[\]{}"]/g;
const PAIRS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Kotlin and Swift have no grammar here, so this finds the first unclosed string or unmatched bracket. */
export function bracketErrors(code: string): CodeDiagnostic[] {
  const open: { text: string; index: number }[] = [];
  const error = (index: number, message: string, fix: string): CodeDiagnostic[] => [
    { ...positionAt(code, index), message, fix },
  ];
  for (const { 0: text, index } of code.matchAll(PARTS)) {
    if (text === '"') return error(index, "The string isn't closed", 'add the closing quote');
    if (text.length > 1) continue;
    if (!(text in PAIRS)) open.push({ text, index });
    else {
      const from = open.pop()?.text;
      if (from !== PAIRS[text]) {
        const message = from ? `doesn't match "${from}"` : 'has no opening bracket';
        return error(index, `"${text}" ${message}`, 'match the brackets');
      }
    }
  }
  const last = open.at(-1);
  return last ? error(last.index, `"${last.text}" isn't closed`, 'match the brackets') : [];
}
