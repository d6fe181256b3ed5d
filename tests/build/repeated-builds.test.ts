import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom, seedFor } from '../fixtures/random';
import { filesIn, hashesOf, takeBuiltSite } from './fixture-site';
import type { BuildResult, FixtureSite } from './fixture-site';

/** In ms. A build takes about 20 seconds, or several times that on a busy machine. */
const MINUTE = 60_000;
jest.setTimeout(10 * MINUTE);

const seed = seedFor('Interrupted builds');
const random = randomFrom(seed);
let site: FixtureSite;
let folder: string;
let clean: Record<string, string>;
/** Of a clean build, in which a build can be interrupted. */
let seconds: number;

beforeAll(async () => {
  ({ site, seconds } = await takeBuiltSite());
  folder = site.folder;
  clean = hashesOf(folder);
});

afterEach(async () => {
  await site.stop();
  site.restoreSources();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

function changeLineEndings(): void {
  const breaks = ['\r\n', '\r'];
  const sources = ['content', 'spec'].flatMap((part) => filesIn(join(folder, part)));
  sources.forEach((file, index) => {
    const text = readFileSync(file, 'utf8').replaceAll('\n', breaks[index % 2]!);
    writeFileSync(file, `\uFEFF${text}`);
  });
}

test("a site whose pages don't run examples is built without the engine", () => {
  expect(existsSync(join(folder, 'public/run'))).toBe(false);
  expect(readFileSync(join(folder, 'public/_headers'), 'utf8')).not.toContain('/run/');
});

async function startSecond(): Promise<BuildResult> {
  const lock = join(folder, '.cache/.build-lock.json');
  while (!existsSync(lock)) await sleep(50);
  await sleep(random() * 5000);
  return site.start().result;
}

async function interrupt(): Promise<number> {
  const build = site.start();
  const moment = random() * seconds;
  await Promise.race([sleep(moment * 1000), build.result]);
  build.kill();
  await build.result;
  return Number(moment.toFixed(1));
}

test(
  'after undone changes, killed builds, and with other line endings, a build is the same as a clean one',
  async () => {
    const redirect = join(folder, 'public/guides/former-name/index.html');
    edit('content/guides/getting-started.mdx', (text) =>
      text
        .replace('\n---\n', '\naliases: [/guides/former-name]\n---\n')
        .concat('\n## One more heading\n\n<Admonition type="note">\n\nText\n\n</Admonition>\n'),
    );
    await site.build();
    expect(existsSync(redirect)).toBe(true);
    expect(hashesOf(folder)).not.toEqual(clean);
    site.restoreSources();
    const isThorough = process.env['PAGES'] === 'all';
    const moments: number[] = [];
    const check = async () => {
      await site.build();
      expect(existsSync(redirect)).toBe(false);
      expect({ seed, moments, hashes: hashesOf(folder) }).toEqual({ seed, moments, hashes: clean });
    };
    if (isThorough) await check();
    for (let kill = 1; kill <= (isThorough ? 10 : 1); kill++) {
      // So that the build that's killed has something to do.
      edit('content/index.mdx', (text) => `${text}\nA sentence for kill ${kill}.\n`);
      moments.push(await interrupt());
      site.restoreSources();
      // After an interruption, a build starts from scratch, so it also parses these files.
      changeLineEndings();
      if (isThorough) await check();
    }
    if (!isThorough) await check();
  },
  60 * MINUTE,
);

test('a second build at the same time stops, and after changes to the code of one page, all pages load the new scripts', async () => {
  edit('src/pages/404.tsx', (text) => text.replace('<h1>', '<h1 data-changed>'));
  const [, second] = await Promise.all([site.build(), startSecond()]);
  expect(second.output).toContain('This folder is already in use by gatsby build');
  expect(second.status).toBe(1);
  const read = (file: string) => readFileSync(join(folder, 'public', file), 'utf8');
  const runtimes = filesIn(join(folder, 'public'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => /src="\/docs\/(runtime\.\w+\.js)"/.exec(readFileSync(file, 'utf8'))?.[1])
    .filter((runtime) => runtime !== undefined);
  expect(runtimes.length).toBeGreaterThan(20);
  expect(new Set(runtimes).size).toBe(1);
  // With another hash, a page reloads at the reader's first action.
  const data = JSON.parse(read('page-data/app-data.json')) as { webpackCompilationHash: string };
  expect(read(runtimes[0]!)).toContain(`webpackCompilationHash="${data.webpackCompilationHash}"`);
});
