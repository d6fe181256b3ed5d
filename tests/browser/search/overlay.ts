import type { Locator, Page } from 'playwright-core';

/** The search overlay. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });

/** The search field in the overlay. */
export const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search docs' });

/** The rows in the overlay. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/**
 * Waits until React has hydrated the page. On a busy machine, that can happen after the network is
 * idle.
 */
async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
}

/** Opens the overlay and types a query. */
export async function search(page: Page, query: string): Promise<void> {
  await waitForScripts(page);
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await page.keyboard.type(query);
}
