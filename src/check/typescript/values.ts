import ts from 'typescript';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { syntaxErrors } from './bindings';

/** A sample that shows what a call gave back, with what keeps it from being read, if anything. */
export interface ShownValue {
  scriptErrors: CodeDiagnostic[];
}

/** The sample as an object or a list that stands for itself; undefined for a program. */
export function readValue(code: string): ShownValue | undefined {
  if (!/^\s*[{[]/.test(code)) return undefined;
  const value = parse(`(\n${code}\n)`);
  const errors = syntaxErrors(value);
  if (errors.length === 0) return value.statements.length === 1 ? { scriptErrors: [] } : undefined;
  const module = parse(code);
  if (syntaxErrors(module).length === 0 && !module.statements.every(isMembers)) return undefined;
  const [{ start, messageText }] = errors as [ts.DiagnosticWithLocation];
  const { line, character } = value.getLineAndCharacterOfPosition(start);
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  const last = code.split('\n').length;
  const place = { line: Math.min(line, last), column: character + 1 };
  const rule = { rule: 'typescript/syntax', fix: 'correct the value' };
  return { scriptErrors: [{ ...place, message, ...rule }] };
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('value.ts', text, ts.ScriptTarget.ES2023, true);
}

/** A block of labels only: an object with a comma missing. */
function isMembers(statement: ts.Statement): boolean {
  return ts.isBlock(statement) && statement.statements.every(ts.isLabeledStatement);
}
