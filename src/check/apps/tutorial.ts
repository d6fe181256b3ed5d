import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { getAccessToken, waitUntil } from '../backend/access-token';
import type { Backend } from '../backend/backend';
import { KEY } from '../backend/email-links';
import type { Session } from './session';
import { takeScreenshots } from './session';
import { ADA, BEN, field, open, signIn } from './sign-in';

/** By label. */
const PROFILE = { Username: 'ada', 'Full name': 'Ada Lovelace', Website: 'https://ada.example' };

/**
 * Ada signs in with an email's link, saves her profile, uploads an avatar, reloads, and signs out.
 * Ben signs in, with the page's email template if any, and can't read her data. Throws at the first
 * step that fails.
 */
export async function tryTutorial(session: Session): Promise<void> {
  const { page, screenshots } = session;
  await open(page, session.url);
  await takeScreenshots(page, 'sign-in', screenshots);
  await signIn(session, page, ADA);
  await saveProfile(page);
  await uploadAvatar(page);
  await page.reload();
  for (const [name, value] of Object.entries(PROFILE)) await waitForValue(page, name, value);
  await expectAvatar(page);
  await takeScreenshots(page, 'profile', screenshots);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await field(page, 'Email').waitFor();
  const other = await session.openPage();
  await open(other, session.url);
  await signIn(session, other, BEN, session.emailLink);
  await expectEmptyProfile(other);
  await expectOwnRowOnly(session.backend);
}

async function saveProfile(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(PROFILE)) await field(page, name).fill(value);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').first().waitFor();
}

/** With the file input, or the file chooser that its button opens. */
async function uploadAvatar(page: Page): Promise<void> {
  const face = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="#3ecf8e"/><circle cx="32" cy="25" r="12" fill="#11181c"/>
    <path d="M8 64a24 24 0 0 1 48 0z" fill="#11181c"/></svg>`;
  const buffer = await sharp(Buffer.from(face)).resize(256).png().toBuffer();
  const file = { name: 'ada.png', mimeType: 'image/png', buffer };
  const input = page.locator('input[type=file]');
  if ((await input.count()) > 0) await input.first().setInputFiles(file);
  else {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /picture/i }).click();
    await (await chooser).setFiles(file);
  }
  await expectAvatar(page);
}

async function expectAvatar(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const images = [...document.querySelectorAll('img')];
    return images.some(({ src, naturalWidth }) => src.includes('avatars') && naturalWidth > 0);
  });
}

async function expectEmptyProfile(page: Page): Promise<void> {
  await field(page, 'Full name').waitFor();
  await page.waitForTimeout(1000);
  for (const name of Object.keys(PROFILE)) await waitForValue(page, name, '');
}

async function waitForValue(page: Page, name: string, expected: string): Promise<void> {
  let value = '';
  await waitUntil(
    async () => (value = await field(page, name).inputValue()) === expected,
    () => `A field contains "${value}" instead of "${expected}"`,
  );
}

/** Over HTTP, Ben gets only his row, and visitors get none. */
async function expectOwnRowOnly(backend: Backend): Promise<void> {
  const { url } = backend;
  const token = await getAccessToken(backend, BEN);
  const read = (headers: Record<string, string>) =>
    fetch(`${url}/rest/v1/profiles?select=id,full_name`, { headers: { apikey: KEY, ...headers } });
  const rows = (await (await read({ Authorization: `Bearer ${token}` })).json()) as unknown[];
  if (!Array.isArray(rows) || rows.length !== 1 || JSON.stringify(rows).includes('Ada')) {
    throw new Error(`Another user can read these profiles: ${JSON.stringify(rows)}`);
  }
  const { status } = await read({});
  if (status !== 401) throw new Error(`A visitor gets the status ${status} from profiles`);
}
