import ts from 'typescript';
import type { Position } from '../../lib/positions';

/** The path's extension selects the language. */
export function parseSource(text: string, path = 'example.ts'): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
}

/** In the order of the text. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Not in the compiler's public types. */
export function syntaxErrors(source: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  return (source as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] }).parseDiagnostics;
}

/**
 * Of an offset in a module, which has one line before the example's code and can have lines after
 * it. Clamped to the code.
 */
export function placeInCode(code: string, source: ts.SourceFile, offset: number): Position {
  const { line, character } = source.getLineAndCharacterOfPosition(offset);
  const lines = code.split('\n');
  if (line < 1) return { line: 1, column: 1 };
  if (line > lines.length) return { line: lines.length, column: lines.at(-1)!.length + 1 };
  return { line, column: character + 1 };
}
