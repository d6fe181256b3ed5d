import { HtmlValidate } from 'html-validate';
import { HTML_RULES } from '../../src/check/syntax/markup';
import { readBuiltSite } from './built-site';

const validator = new HtmlValidate(HTML_RULES);

test('every built page is valid HTML', async () => {
  const errors: string[] = [];
  const { pages, redirects } = readBuiltSite();
  for (const { path, html } of [...pages, ...redirects]) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      errors.push(
        ...messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
      );
    }
  }
  expect(errors).toEqual([]);
}, 300_000);
