import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a page. The page's Content-Security-Policy doesn't apply to it. */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(AXE);
}

/** Rules that axe leaves out by default: targets of at least 24 by 24 px (WCAG 2.2, 2.5.8). */
const MORE_RULES = { 'target-size': { enabled: true } };

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
  const violations = await page.evaluate(
    async ([part, only, more]) => {
      const results = await (window as unknown as { axe: typeof axe }).axe.run(
        document.querySelector(part)!,
        // Describing thousands of elements that pass takes longer than checking them.
        { resultTypes: ['violations'], ...(only ? { runOnly: only } : { rules: more }) },
      );
      return results.violations;
    },
    [selector, rules, MORE_RULES] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`)
      // An open popup or the bar at the top covers part of the target, which isn't small.
      .filter((text) => !/^target-size .*partially obscured/s.test(text)),
  );
}
