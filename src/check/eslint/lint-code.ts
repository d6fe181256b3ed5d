import { Linter } from 'eslint';
import type { Rule } from 'eslint';
import { parser } from 'typescript-eslint';
import type { CodeDiagnostic, Edit } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import { checkValue } from '../languages/fragments';
import { EXAMPLE_RULES } from './rules';

const linter = new Linter({ configType: 'flat' });

const CONFIG: Linter.Config = {
  files: ['**/*.{ts,tsx,js,jsx}'],
  languageOptions: {
    parser,
    // `no-implied-eval` only knows declared functions.
    globals: { setTimeout: 'readonly', setInterval: 'readonly' },
    // The rules need neither the standard library's names nor JSDoc.
    parserOptions: { ecmaFeatures: { jsx: true }, lib: [], jsDocParsingMode: 'none' },
  },
  // Readers would see a comment that turns off a rule.
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  rules: Object.fromEntries(
    Object.entries(EXAMPLE_RULES).map(([name, { options = [] }]) => [name, ['error', ...options]]),
  ),
};

/** Returns what ESLint finds, with its edits. The `typescript` check reports syntax errors. */
export function lintCode(code: string, language: string): CodeDiagnostic[] {
  // An object without a variable would be parsed as a block.
  const [before, after] = checkValue(code)?.length === 0 ? ['(', ')'] : ['', ''];
  return linter
    .verify(before + code + after, [CONFIG], { filename: `example.${language}` })
    .flatMap((message) => diagnosticOf(code, message, before.length));
}

/** Positions count from `shift` characters before the code. */
function diagnosticOf(code: string, found: Linter.LintMessage, shift: number): CodeDiagnostic[] {
  const { ruleId, fatal, message, line, column, fix } = found;
  const rule = ruleId === null ? undefined : EXAMPLE_RULES[ruleId];
  if (fatal || !rule) return [];
  return [
    {
      line,
      column: line === 1 ? column - shift : column,
      rule: `eslint/${ruleId}`,
      message: message.replace(/\.$/, ''),
      fix: rule.fix,
      ...(fix && { edit: editOf(code, fix, shift) }),
    },
  ];
}

function editOf(code: string, { range, text }: Rule.Fix, shift: number): Edit {
  const [start, end] = range.map((offset) => offset - shift) as [number, number];
  return { from: code.slice(start, end), to: text, at: positionAt(code, start) };
}
