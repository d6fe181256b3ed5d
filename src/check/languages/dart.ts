import type { Node } from 'web-tree-sitter';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { treeErrors, withTree } from './tree-sitter';

/** To parse an example as statements, a file, or members of a class. */
const FRAMES = [
  ['Future<void> example() async {\n', '\n}'],
  ['', ''],
  ['class Example {\n', '\n}'],
] as const;

/** Returns the errors that `check` finds in a frame's tree, or the syntax error. */
export async function checkDart(
  root: string,
  code: string,
  check: (tree: Node) => CodeDiagnostic[],
): Promise<CodeDiagnostic[]> {
  let syntax: CodeDiagnostic | undefined;
  for (const [before, after] of FRAMES) {
    // Imports can't be inside a function or class.
    const body = before ? code.replace(/^import .*$/gm, (line) => ' '.repeat(line.length)) : code;
    const found = await withTree(root, 'dart', `${before}${body}${after}`, (tree) => ({
      isValid: !tree.hasError,
      errors: tree.hasError ? treeErrors(tree) : check(tree),
    }));
    const lines = before ? 1 : 0;
    const errors = found.errors.map((error) => ({ ...error, line: error.line - lines }));
    if (found.isValid) return errors;
    // The parse that gets furthest has the most useful error.
    if (!syntax || errors[0]!.line > syntax.line) [syntax] = errors;
  }
  return [syntax!];
}
