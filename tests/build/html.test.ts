import { HtmlValidate } from 'html-validate';
import { HTML_RULES } from '../../src/check/syntax/markup';
import { OFFLINE_PAGE } from '../../src/lib/offline/manifest';
import { pagesToTest, visitsAllPages } from '../fixtures/pages-to-test';
import { drawFrom, randomFrom, seedFor } from '../fixtures/random';
import type { BuiltPage } from './built-site';
import { readBuiltSite } from './built-site';

/** They differ only in title and URL. */
const REDIRECTS = 40;

const validator = new HtmlValidate(HTML_RULES);

// Nothing depends on time. All pages take minutes, and a second run has the same result.
jest.retryTimes(0);

function redirectsToTest(redirects: BuiltPage[]): BuiltPage[] {
  if (visitsAllPages()) return redirects;
  return drawFrom(redirects, REDIRECTS, randomFrom(seedFor('Valid redirects')));
}

test('pages and redirects are valid HTML', async () => {
  const errors: string[] = [];
  const chosen = new Set([...pagesToTest('Valid HTML', 40), '/404', OFFLINE_PAGE]);
  const { pages, redirects } = readBuiltSite();
  const isChosen = ({ path }: BuiltPage) => chosen.has(path);
  for (const { path, html } of [...pages.filter(isChosen), ...redirectsToTest(redirects)]) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      errors.push(
        ...messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
      );
    }
  }
  expect(errors).toEqual([]);
}, 300_000);
