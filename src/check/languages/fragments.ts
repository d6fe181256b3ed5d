import ts from 'typescript';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { parseSource, placeInCode, syntaxErrors } from './syntax-errors';

const DECLARATION = /^(export |declare |abstract |function |class |interface |type |const |enum )/;

/** Of a declaration, or a method of an interface. */
export function checkSignature(code: string): CodeDiagnostic[] {
  const wrapper = DECLARATION.test(code) ? ['declare', ''] : ['interface Signature {', '}'];
  return firstError(code, wrapper).map(({ message, ...place }) => ({
    ...place,
    rule: 'typescript/signature',
    message: `The signature can't be parsed: ${message}`,
    fix: 'write it as a method of an interface: name(parameter: Type): Result',
  }));
}

/** Of an object or array. Undefined for a program. */
export function checkValue(code: string): CodeDiagnostic[] | undefined {
  if (!/^\s*[{[]/.test(code)) return undefined;
  const errors = firstError(code, ['(', ')']);
  if (errors.length === 0) return [];
  const program = parseSource(code);
  if (syntaxErrors(program).length === 0 && !program.statements.every(isObject)) return undefined;
  return errors.map((error) => ({ ...error, rule: 'typescript/syntax', fix: 'correct the value' }));
}

function firstError(code: string, [before = '', after = '']: string[]) {
  const source = parseSource(`${before}\n${code}\n${after}`);
  return syntaxErrors(source)
    .slice(0, 1)
    .map(({ start, messageText }) => ({
      ...placeInCode(code, source, start),
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
}

/** A block with only labels is an object with a missing comma. */
function isObject(statement: ts.Statement): boolean {
  return ts.isBlock(statement) && statement.statements.every(ts.isLabeledStatement);
}
