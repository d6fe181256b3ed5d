import type { Locator, Page } from 'playwright-core';
import { getAccessToken } from '../backend/access-token';
import type { Backend } from '../backend/backend';
import { KEY } from '../backend/email-links';
import type { Session } from './session';
import { takeScreenshots } from './session';
import { ADA, BEN, field, open, signIn } from './sign-in';

/**
 * Ada adds, completes, and deletes todos, which survive a reload and appear on a second device
 * without one. Ben can't see or change them. Throws at the first step that fails.
 */
export async function tryTodos(session: Session): Promise<void> {
  const { page, screenshots, backend, url } = session;
  await open(page, url);
  await takeScreenshots(page, 'sign-in', screenshots);
  await signIn(session, page, ADA);
  await page.waitForLoadState('networkidle');
  for (const title of ['Buy milk', 'Call Ben', 'Water the plants']) await add(page, title);
  await checkbox(page, 'Call Ben').click();
  await page.locator('li', { hasText: 'Water the plants' }).getByRole('button').click();
  await todo(page, 'Water the plants').waitFor({ state: 'detached' });
  await page.reload();
  await expectDone(page, 'Call Ben');
  await takeScreenshots(page, 'list', screenshots);
  if (await checkbox(page, 'Buy milk').isChecked()) throw new Error('A todo is done by itself');
  if (await todo(page, 'Water the plants').isVisible()) throw new Error('A deleted todo is back');

  const device = await session.openPage();
  await open(device, url);
  await signIn(session, device, ADA);
  await expectDone(device, 'Call Ben');
  await device.waitForLoadState('networkidle');
  await add(page, 'Feed the cat');
  await todo(device, 'Feed the cat').waitFor();
  await checkbox(device, 'Feed the cat').click();
  await expectDone(page, 'Feed the cat');
  await page.locator('li', { hasText: 'Feed the cat' }).getByRole('button').click();
  await todo(device, 'Feed the cat').waitFor({ state: 'detached' });

  const other = await session.openPage();
  await open(other, url);
  await signIn(session, other, BEN);
  await field(other, 'New todo').waitFor();
  await add(page, 'Buy a present for Ben');
  await add(other, 'Thank Ada');
  if ((await other.locator('li').count()) !== 1) throw new Error("Ben sees Ada's todos");
  await expectOwnTodosOnly(backend);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await field(page, 'Email').waitFor();
}

function todo(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ hasText: title });
}

function checkbox(page: Page, title: string): Locator {
  return page.getByRole('checkbox', { name: title });
}

async function add(page: Page, title: string): Promise<void> {
  await field(page, 'New todo').fill(title);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await todo(page, title).waitFor();
}

async function expectDone(page: Page, title: string): Promise<void> {
  await page.getByRole('checkbox', { name: title, checked: true }).waitFor();
}

/**
 * Over HTTP, Ben gets only his todo, and can't change the others or add one for Ada. Visitors get
 * none.
 */
async function expectOwnTodosOnly(backend: Backend): Promise<void> {
  const token = await getAccessToken(backend, BEN);
  const request = (method: string, query: string, headers: object = {}, body?: object) =>
    fetch(`${backend.url}/rest/v1/todos?${query}`, {
      method,
      headers: {
        ...{ apikey: KEY, 'Content-Type': 'application/json', Prefer: 'return=representation' },
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const asBen = { Authorization: `Bearer ${token}` };
  const titlesOf = async (response: Response) => {
    const rows = (await response.json()) as { title: string }[];
    return Array.isArray(rows) ? rows.map(({ title }) => title).join() : JSON.stringify(rows);
  };
  const attempts = [
    await request('GET', '', asBen),
    await request('PATCH', 'title=neq.x', asBen, { is_done: true }),
    await request('DELETE', 'title=neq.x', asBen),
  ];
  for (const response of attempts) {
    const titles = await titlesOf(response);
    if (titles !== 'Thank Ada') throw new Error(`Ben can read or change these todos: ${titles}`);
  }
  const forged = { title: 'Forged', user_id: '00000000-0000-0000-0000-000000000000' };
  const { status: forgedStatus } = await request('POST', '', asBen, forged);
  if (forgedStatus !== 403) throw new Error(`Ben can choose the owner of a todo: ${forgedStatus}`);
  const { status } = await request('GET', '');
  if (status !== 401) throw new Error(`A visitor gets the status ${status} from todos`);
}
