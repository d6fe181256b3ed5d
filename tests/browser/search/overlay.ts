import type { Locator, Page } from 'playwright-core';

/** Only while it's open. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });

export const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search docs' });

export const options = (page: Page): Locator => dialog(page).getByRole('option');

export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await page.keyboard.type(query);
}
