import ts from 'typescript';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { syntaxErrors } from './bindings';

const FRAMES: [RegExp, string, string][] = [
  [/^(export |declare |abstract |function |class |interface |type |const |enum )/, 'declare', ''],
  [/^/, 'interface Signature {', '}'],
];

/** What keeps a signature from being read as a declaration, if anything does. */
export function checkSignature(code: string): CodeDiagnostic[] {
  const [, before = '', after = ''] = FRAMES.find(([pattern]) => pattern.test(code)) ?? [];
  const text = `${before}\n${code}\n${after}`;
  const source = ts.createSourceFile('signature.ts', text, ts.ScriptTarget.ES2023, true);
  return syntaxErrors(source)
    .slice(0, 1)
    .map(({ start, messageText }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      const lines = code.split('\n');
      const isBehind = line > lines.length;
      return {
        line: Math.min(line, lines.length),
        column: isBehind ? lines.at(-1)!.length + 1 : character + 1,
        rule: 'typescript/signature',
        message: `The signature does not parse: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        fix: 'write it as a method of an interface: name(parameter: Type): Result',
      };
    });
}
