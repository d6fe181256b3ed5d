import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a page. The page's Content-Security-Policy doesn't apply to it. */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(AXE);
}

/**
 * Runs all axe rules on a page, or on the element that a selector matches. Returns one line per
 * violation.
 */
export async function axeViolations(page: Page, selector = 'html'): Promise<string[]> {
  await loadAxe(page);
  const { violations } = await page.evaluate(
    (part) => (window as unknown as { axe: typeof axe }).axe.run(document.querySelector(part)!),
    selector,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
  );
}
