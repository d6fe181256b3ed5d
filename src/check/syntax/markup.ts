import type { ConfigData } from 'html-validate';
import { nearest } from '../../lib/diagnostic';
import type { Check } from '../runner/check';
import { checkExamples } from '../runner/check-examples';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';

/** In Auth's email templates (supabase/auth, `internal/mailer`), with a leading dot. */
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

/** With the variables of email templates. */
export const markup: Check = {
  name: 'markup',
  run: ({ examples, cache }) =>
    checkExamples('markup', examples, async ({ language, code, optOut }) => {
      if (language !== 'html' || optOut) return undefined;
      const errors = [
        ...(await cache.get(['markup', code], () => invalidHtml(code))),
        ...variableErrors(code),
      ];
      if (errors.length > 0) return { errors };
      const email = code.includes('{{') ? ' and the variables of email templates' : '';
      return { errors, proof: 'typed', by: `the elements and attributes of HTML${email}` };
    }),
};

/** html-validate's recommended rules, except style, which is up to authors. */
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
  const messages = results.flatMap((result) => result.messages);
  // Other errors can follow from a wrong tag.
  const tag = messages.find(({ ruleId }) => /^(close-order|parser-error)$/.test(ruleId));
  return (tag ? [tag] : messages).map(({ line, column, message, ruleUrl }) => ({
    line,
    column,
    message: `HTML: ${message}`,
    fix: `see ${ruleUrl ?? 'the HTML standard'}`,
  }));
}

const ACTION = /\{\{(.*?)\}\}/gs;

/** Auth defines these, and any member of `.Data`. */
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
