import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { CheckInput } from '../../../src/check/runner/check';
import type { ExternalLink } from '../../../src/check/links/external-links';
import {
  checkBrokenLinks,
  formatLinkResults,
  LINK_RESULTS_FILE,
  readLinkResults,
} from '../../../src/check/links/link-results';
import { links } from '../../../src/check/links/links';
import { runLinkCheck } from '../../../src/check/links/run-link-check';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { page } from '../../fixtures/site-files';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';
import { siteReader } from '../../node/site/read-site';

const root = temporaryFolder();
const file = join(root, LINK_RESULTS_FILE);
const write = (text: string) => writeFiles(root, { [LINK_RESULTS_FILE]: text });

let statuses: Record<string, number> = {};
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.writeHead(statuses[url] ?? 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const linksTo = (...urls: string[]): ExternalLink[] =>
  urls.map((url, index) => ({ url, file: 'content/a.mdx', line: index + 1, column: 3 }));

test('a run keeps the first date of broken links, and leaves out links that work again or are gone', async () => {
  const run = (today: string, ...paths: string[]) =>
    runLinkCheck(root, linksTo(...paths.map((path) => origin + path)), today);
  statuses = { '/up': 200, '/down': 503, '/gone': 410 };

  const first = await run('2026-01-05', '/up', '/gone#a', '/down', '/gone#b');
  expect(first.isChanged).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    checked: '2026-01-05',
    broken: [
      { url: `${origin}/down`, firstBroken: '2026-01-05', error: 503 },
      { url: `${origin}/gone`, firstBroken: '2026-01-05', error: 410 },
    ],
  });

  statuses['/down'] = 500;
  const second = await run('2026-01-12', '/up', '/gone', '/down');
  expect(second.isChanged).toBe(false);
  expect(second.results.checked).toBe('2026-01-12');
  expect(second.results.broken[0]).toMatchObject({ firstBroken: '2026-01-05', error: 500 });
  expect(second.diagnostics).toEqual([]);

  statuses['/down'] = 200;
  const third = await run('2026-01-19', '/up', '/gone', '/down');
  expect(third.isChanged).toBe(true);
  expect(third.results.broken.map(({ url }) => url)).toEqual([`${origin}/gone`]);
  expect(third.diagnostics.map(({ line }) => line)).toEqual([2]);

  // A link that breaks again starts from the beginning.
  statuses['/down'] = 503;
  const fourth = await run('2026-01-26', '/down', '/up');
  expect(fourth.results.broken).toEqual([
    { url: `${origin}/down`, firstBroken: '2026-01-26', error: 503 },
  ]);
  expect(readLinkResults(root)).toEqual({ results: fourth.results, diagnostics: [] });
});

test('a run without a connection fails, and changes nothing', async () => {
  const before = readFileSync(file, 'utf8');
  const offline = () =>
    Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }));
  await expect(
    runLinkCheck(root, linksTo('https://a.com/', 'https://b.com/'), '2026-02-02', offline),
  ).rejects.toThrow('network connection');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('if one server responds, the others are broken', async () => {
  statuses = { '/up': 200 };
  const request = (url: string, options: RequestInit) =>
    url.startsWith(origin)
      ? fetch(url, options)
      : Promise.reject(new DOMException('', 'TimeoutError'));
  const { results } = await runLinkCheck(
    root,
    linksTo(`${origin}/up`, 'https://b.com/'),
    '2026-02-02',
    request as typeof fetch,
  );
  expect(results.broken).toEqual([
    { url: 'https://b.com/', firstBroken: '2026-02-02', error: 'timeout' },
  ]);
});

const broken = { url: 'https://a.com/x', firstBroken: '2026-03-01', error: 404 };

test.each([
  ['2026-03-01', 0],
  ['2026-03-14', 0],
  ['2026-03-15', 2],
  ['2027-03-15', 2],
])(
  'if the last run was on %s, a link that broke on March 1 is reported %d times',
  (checked, count) => {
    const inContent = linksTo('https://a.com/x', 'https://b.com/', 'https://a.com/x#part');
    const found = checkBrokenLinks(inContent, { checked, broken: [broken] });
    expect(found).toHaveLength(count);
    if (count === 0) return;
    expect(found.map(formatDiagnostic)[1]).toBe(
      `content/a.mdx:3:3  links/broken  https://a.com/x#part has been broken since 2026-03-01: it returns 404 (last checked on ${checked})  →  replace or remove the link, or run npm run check:external if it works again`,
    );
  },
);

const read = siteReader();

async function brokenLinks(content: Record<string, string>) {
  const input: Partial<CheckInput> = {
    root,
    files: [],
    site: { ...read(content), diagnostics: [] },
    wanted: (path) => path !== 'public/',
  };
  const { diagnostics } = await links.run(input as CheckInput);
  return diagnostics
    .filter(({ rule }) => rule === 'links/broken')
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message.slice(0, 40)}`);
}

test('npm run check reports old broken links at their place, without a request or the current date', async () => {
  const content = {
    'content/a.mdx': page('See [a](https://a.com/x).\n\n<Part name="b" />'),
    'content/parts/b.md': 'See\n[b](https://a.com/x#y).\n',
  };
  write(formatLinkResults({ checked: '2026-03-15', broken: [broken] }));
  expect(await brokenLinks(content)).toEqual([
    'content/a.mdx:6:5 https://a.com/x has been broken since 20',
    'content/parts/b.md:2:1 https://a.com/x#y has been broken since ',
  ]);
  write(formatLinkResults({ checked: '2026-03-14', broken: [broken] }));
  expect(await brokenLinks(content)).toEqual([]);
  write('{ "checked": "yesterday", "broken": [] }');
  expect(await brokenLinks(content)).toEqual([`${LINK_RESULTS_FILE}:1:1 The file is malformed`]);
});
