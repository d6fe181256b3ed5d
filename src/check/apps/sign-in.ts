import type { Locator, Page } from 'playwright-core';
import { waitUntil } from '../backend/access-token';
import type { Session } from './session';

export const ADA = 'ada@example.com';
export const BEN = 'ben@example.com';

/** Waits for the scripts: the browser would submit a server-rendered form itself. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await field(page, 'Email').waitFor();
  await page.waitForLoadState('networkidle');
}

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name });
}

/** With an email's default link or, if the page shows a template, the link from `fromTemplate`. */
export async function signIn(
  session: Session,
  page: Page,
  email: string,
  fromTemplate?: string,
): Promise<void> {
  const { emails } = session.backend;
  const count = emails.length;
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: /link/i }).click();
  await waitUntil(
    () => emails.length > count,
    () => 'Auth sent no email',
  );
  // The email can arrive before the response with the code verifier's cookie.
  await page
    .getByText(new RegExp(`link .*${email}`))
    .first()
    .waitFor();
  const { to, link, tokenHash } = emails.at(-1)!;
  if (to !== email) throw new Error(`The email went to ${to}`);
  await page.goto(fromTemplate ? fillTemplate(fromTemplate, session.url, tokenHash) : link);
  const signedIn = page.getByText(email).first();
  // Email scanners open links but don't press buttons, so a link with a token hash can lead to a
  // button.
  const button = page.getByRole('button', { name: 'Continue' });
  await signedIn.or(button).first().waitFor();
  if (await button.isVisible()) await button.click();
  await signedIn.waitFor();
}

function fillTemplate(link: string, appUrl: string, tokenHash: string): string {
  const { origin } = new URL(appUrl);
  return link.replace('{{ .SiteURL }}', origin).replace('{{ .TokenHash }}', tokenHash);
}
