import { HtmlValidate } from 'html-validate';
import { readBuiltSite } from './built-site';

/** Valid HTML (W3C, by html-validate's rules); questions of style that React answers are left out. */
const validator = new HtmlValidate({
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
});

test('every built page is valid HTML', async () => {
  const faults: string[] = [];
  const { pages, redirects } = readBuiltSite();
  for (const { path, html } of [...pages, ...redirects]) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      faults.push(
        ...messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
      );
    }
  }
  expect(faults).toEqual([]);
}, 300_000);
