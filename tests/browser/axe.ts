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
 * Runs axe on a page, or on the element that a selector matches. Returns one line per violation.
 *
 * @param rules The IDs of the rules to run, or all rules.
 */
export async function axeViolations(
  page: Page,
  selector = 'html',
  rules?: string[],
): Promise<string[]> {
  await loadAxe(page);
  const { violations } = await page.evaluate(
    ([part, only]) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        document.querySelector(part)!,
        only ? { runOnly: only } : {},
      ),
    [selector, rules] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
  );
}
