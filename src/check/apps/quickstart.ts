import type { Session } from './session';
import { takeScreenshots } from './session';

/** In the order in which the app must show them. */
const ROWS = [/Kenya.*KE/s, /Norway.*NO/s, /Peru.*PE/s];

export async function tryQuickstart({ url, page, screenshots }: Session): Promise<void> {
  await page.goto(url);
  await page.getByText('Countries', { exact: true }).first().waitFor();
  await page.getByText('Peru').first().waitFor();
  const text = await page.locator('body').innerText();
  const missing = ROWS.filter((row) => !row.test(text));
  const places = ['Kenya', 'Norway', 'Peru'].map((name) => text.indexOf(name));
  const isSorted = places.every((place, index) => index === 0 || place > places[index - 1]!);
  if (missing.length > 0 || !isSorted) throw new Error(`The app shows this text:\n${text}`);
  await takeScreenshots(page, 'rows', screenshots);
}
