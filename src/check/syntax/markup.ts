import type { ConfigData } from 'html-validate';
import type { Proof } from '../../node/verification/proofs';
import { nearest } from '../../lib/diagnostic';
import type { Check, CheckInput } from '../check';
import { TEMPLATE_VARIABLES } from './template-variables';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { sampleDiagnostic } from '../runner/diagnostics';
import { lookUpXml } from './xml-names';
import { htmlErrors } from './markup-formats';
import { positionAt } from '../../lib/positions';
import { xmlErrors } from './xml';

/** Checks names and values in markup that a parser accepts, and the variables of email templates. */
export const markup: Check = {
  name: 'markup',
  async run({ samples, cache }: CheckInput) {
    const diagnostics = [];
    const proofs = new Map<string, Proof>();
    const verifiedBy = new Map<string, string>();
    for (const sample of samples) {
      const { language, code, title, optOut, id } = sample;
      const names = language === 'xml' && !optOut ? lookUpXml(code, title) : undefined;
      diagnostics.push(
        ...(names?.errors ?? []).map((error) => sampleDiagnostic(sample, 'markup', error)),
      );
      if (names?.isWhole && xmlErrors(code).length === 0) {
        proofs.set(id, 'typed');
        verifiedBy.set(id, 'the settings of Android, iOS, and macOS');
      }
      if (language !== 'html' || optOut || htmlErrors(code).length > 0) continue;
      const errors = [
        ...(await cache.get(['markup', code], () => invalidHtml(code))),
        ...variableErrors(code),
      ];
      diagnostics.push(...errors.map((error) => sampleDiagnostic(sample, 'markup', error)));
      if (errors.length > 0) continue;
      proofs.set(id, 'typed');
      const email = code.includes('{{') ? ['the variables of email templates'] : [];
      verifiedBy.set(id, ['the elements and attributes of HTML', ...email].join(' and '));
    }
    return { diagnostics, proofs, verifiedBy };
  },
};

/** html-validate's recommended rules without the ones about style, which is up to authors. */
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

/** Reports template variables that Auth doesn't define. Any member of `.Data` is allowed. */
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
