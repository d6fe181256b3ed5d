import type { ConfigData } from 'html-validate';
import { nearest } from '../../lib/diagnostic';
import type { Check } from '../runner/check';
import { checkExamples } from '../runner/check-examples';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { lookUpXml } from './xml-names';
import { htmlErrors } from './markup-formats';
import { positionAt } from '../../lib/positions';
import { xmlErrors } from './xml';

/** Variables of Auth's email templates (supabase/auth, `internal/mailer`), written with a leading dot. */
const TEMPLATE_VARIABLES = [
  'ConfirmationURL',
  'Data',
  'Email',
  'FactorType',
  'NewEmail',
  'OldEmail',
  'OldPhone',
  'Phone',
  'Provider',
  'RedirectTo',
  'SiteURL',
  'Token',
  'TokenHash',
];

/** Names and values that a parser accepts, and variables of email templates. */
export const markup: Check = {
  name: 'markup',
  run: ({ examples, cache }) =>
    checkExamples('markup', examples, async ({ language, code, title, optOut }) => {
      if (language === 'xml' && !optOut) {
        const { errors, isWhole } = lookUpXml(code, title) ?? { errors: [], isWhole: false };
        if (!isWhole || xmlErrors(code).length > 0) return { errors };
        return { errors, proof: 'typed', by: 'the settings of Android, iOS, and macOS' };
      }
      if (language !== 'html' || optOut || htmlErrors(code).length > 0) return undefined;
      const errors = [
        ...(await cache.get(['markup', code], () => invalidHtml(code))),
        ...variableErrors(code),
      ];
      if (errors.length > 0) return { errors };
      const email = code.includes('{{') ? ' and the variables of email templates' : '';
      return { errors, proof: 'typed', by: `the elements and attributes of HTML${email}` };
    }),
};

/** html-validate's recommended rules without style rules, because style is up to authors. */
export const HTML_RULES: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
};

async function invalidHtml(code: string): Promise<CodeDiagnostic[]> {
  const { HtmlValidate } = await import('html-validate');
  const { results } = await new HtmlValidate(HTML_RULES).validateString(code);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, ruleUrl }) => ({
      line,
      column,
      message: `HTML: ${message}`,
      fix: `see ${ruleUrl ?? 'the HTML standard'}`,
    })),
  );
}

const ACTION = /\{\{(.*?)\}\}/gs;

/** Auth defines these. Any member of `.Data` is allowed. */
function variableErrors(code: string): CodeDiagnostic[] {
  return [...code.matchAll(ACTION)].flatMap((action) =>
    [...action[1]!.matchAll(/\.([A-Za-z]\w*)(?:\.\w+)*/g)].flatMap((variable) => {
      const name = variable[1]!;
      if (TEMPLATE_VARIABLES.includes(name)) return [];
      const near = nearest(name, TEMPLATE_VARIABLES);
      const fix = near ? `write .${near}` : `use one of ${TEMPLATE_VARIABLES.join(', ')}`;
      const at = positionAt(code, action.index + 2 + variable.index);
      return [{ ...at, message: `Auth email templates have no variable .${name}`, fix }];
    }),
  );
}
