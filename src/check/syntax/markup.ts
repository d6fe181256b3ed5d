import type { ConfigData } from 'html-validate';
import type { Proof } from '../../node/verification/proofs';
import { nearest } from '../../lib/diagnostic';
import type { Check, CheckInput } from '../check';
import { TEMPLATE_VARIABLES } from './template-variables';
import type { Fault } from '../runner/diagnostics';
import { faultProblem } from '../runner/diagnostics';
import { lookUpXml } from './xml-names';
import { htmlFaults, xmlFaults } from './markup-formats';
import { positionAt } from '../runner/source-positions';

/** What a parser lets pass in markup: names, values, and the variables of the mails of Auth. */
export const markup: Check = {
  name: 'markup',
  about: 'HTML is valid, variables of mails exist, names in settings of apps are those of systems.',
  async run({ samples, cache }: CheckInput) {
    const problems = [];
    const proofs = new Map<string, Proof>();
    const provers = new Map<string, string>();
    for (const sample of samples) {
      const { language, code, title, optOut, id } = sample;
      const names = language === 'xml' && !optOut ? lookUpXml(code, title) : undefined;
      problems.push(...(names?.faults ?? []).map((fault) => faultProblem(sample, 'markup', fault)));
      if (names?.isWhole && xmlFaults(code).length === 0) {
        proofs.set(id, 'typed');
        provers.set(id, 'the settings of Android, iOS and macOS');
      }
      if (language !== 'html' || optOut || htmlFaults(code).length > 0) continue;
      const faults = [
        ...(await cache.get(['markup', code], () => invalidHtml(code))),
        ...variableFaults(code),
      ];
      problems.push(...faults.map((fault) => faultProblem(sample, 'markup', fault)));
      if (faults.length > 0) continue;
      proofs.set(id, 'typed');
      const mail = code.includes('{{') ? ['the variables of mails'] : [];
      provers.set(id, ['the elements and attributes of HTML', ...mail].join(' and '));
    }
    return { problems, proofs, provers };
  },
};

/** What html-validate asks for beyond its rules of style, which are left to authors. */
export const HTML_RULES: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
};

async function invalidHtml(code: string): Promise<Fault[]> {
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

/** Variables of Go templates that Auth does not fill in; `.Data` has members of the user's own. */
function variableFaults(code: string): Fault[] {
  return [...code.matchAll(ACTION)].flatMap((action) =>
    [...action[1]!.matchAll(/\.([A-Za-z]\w*)(?:\.\w+)*/g)].flatMap((variable) => {
      const name = variable[1]!;
      if (TEMPLATE_VARIABLES.includes(name)) return [];
      const near = nearest(name, TEMPLATE_VARIABLES);
      const fix = near ? `write .${near}` : `use one of ${TEMPLATE_VARIABLES.join(', ')}`;
      const at = positionAt(code, action.index + 2 + variable.index);
      return [{ ...at, message: `Auth fills in no .${name}`, fix }];
    }),
  );
}
