import { setTimeout } from 'node:timers/promises';
import type { Backend } from './backend';
import { KEY } from './email-links';

/** For Auth or an app. Throws with `describe()` after 30 seconds. */
export async function waitUntil(
  isDone: () => boolean | Promise<boolean>,
  describe: () => string,
): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(describe());
    await setTimeout(100);
  }
}

/** Over HTTP, with the link in an email. */
export async function getAccessToken({ url, emails }: Backend, email: string): Promise<string> {
  const count = emails.length;
  await fetch(`${url}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await waitUntil(
    () => emails.length > count,
    () => `Auth sent no email to ${email}`,
  );
  const { headers, status } = await fetch(emails.at(-1)!.link, { redirect: 'manual' });
  const [, fragment = ''] = (headers.get('Location') ?? '').split('#');
  const token = new URLSearchParams(fragment).get('access_token');
  if (!token) throw new Error(`The link in the email returns no token: ${status} ${fragment}`);
  return token;
}
