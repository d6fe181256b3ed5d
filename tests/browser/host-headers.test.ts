import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './site';
import { openSite } from './site';
import { visit } from './settle';

let site: Site;
let other: string;
const referrers: (string | undefined)[] = [];
const server = createServer((request: IncomingMessage, response) => {
  referrers.push(request.headers.referer);
  response.setHeader('Content-Type', 'text/html');
  response.end(`<iframe src="${site.url}/guides/database"></iframe>`);
});
beforeAll(async () => {
  site = await openSite();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await site.close();
  server.close();
});

test('another site cannot embed a page', async () => {
  const page = await site.browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await visit(page, `${other}/page`);
  const [frame] = page.frames().slice(1);
  expect(frame?.url()).toBe('chrome-error://chromewebdata/');
  expect(messages.join()).toContain('frame-ancestors');
  await page.close();
});

test('another site cannot see which page a reader comes from', async () => {
  const page = await site.browser.newPage();
  await visit(page, `${site.url}/guides/database?token=secret`);
  referrers.length = 0;
  await page.evaluate((url) => location.assign(url), `${other}/page`);
  await page.waitForURL(`${other}/page`);
  expect(referrers[0]).toBe(`${new URL(site.url).origin}/`);
  await page.close();
});
