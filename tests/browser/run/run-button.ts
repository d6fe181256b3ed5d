import type { Page } from 'playwright-core';

/** The first run loads the engine. */
const TIMEOUT = 90_000;

/** `example` is like `/guides/a#1`. Resolves to the status line. */
export async function pressRun(page: Page, example: string): Promise<string> {
  const block = page.locator(`[data-run="${example}"]`).first();
  // The block can be in a hidden tab.
  await block.locator('.run button').dispatchEvent('click');
  const status = block.locator('.run-result .status-text');
  // While the code runs, the mark is a spinner.
  await block.locator('.status-mark svg.line').waitFor({ state: 'attached', timeout: TIMEOUT });
  return (await status.textContent()) ?? '';
}
