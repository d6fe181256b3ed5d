import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The Content-Security-Policy doesn't apply to axe. */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(AXE);
}

/** WCAG 2.2, 2.5.8: targets of at least 24 by 24 px. Off by default in axe. */
const MORE_RULES = { 'target-size': { enabled: true } };

/** A line per violation, of all rules by default. */
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
      // An open popup or the top bar covers part of the target, which isn't small.
      .filter((text) => !/^target-size .*partially obscured/s.test(text)),
  );
}
