import type { Locator, Page } from 'playwright-core';

/** The search dialog, while it's open. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });

/** The search field in the open dialog. */
export const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search docs' });

/** The rows in the dialog. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** Opens search and types a query. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await page.keyboard.type(query);
}
