import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom, seedFor } from '../fixtures/random';
import { FixtureSite, filesIn } from './fixture-site';

/** A minute in milliseconds. A build takes about 20 seconds, or several times that on a busy machine. */
const MINUTE = 60_000;
jest.setTimeout(10 * MINUTE);

const folder = mkdtempSync(join(tmpdir(), 'docs-fixture-'));
const site = new FixtureSite(folder);
const seed = seedFor('Interrupted builds');
const random = randomFrom(seed);
let clean: Record<string, string>;
/** The duration of a clean build, which is the latest time at which a build can be interrupted. */
let seconds: number;

beforeAll(async () => {
  ({ seconds } = await site.build());
  clean = site.hashes();
});

afterEach(() => {
  site.stop();
  site.restoreSources();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

test('a clean build of sources with other line endings and byte order marks is identical', async () => {
  const breaks = ['\r\n', '\r'];
  const sources = ['content', 'spec'].flatMap((part) => filesIn(join(folder, part)));
  sources.forEach((file, index) => {
    const text = readFileSync(file, 'utf8').replaceAll('\n', breaks[index % 2]!);
    writeFileSync(file, `\uFEFF${text}`);
  });
  site.clean();
  await site.build();
  expect(site.hashes()).toEqual(clean);
});

test('builds after changes and after undoing them leave nothing behind', async () => {
  const page = 'content/guides/getting-started.mdx';
  const redirect = join(folder, 'public/guides/former-name/index.html');
  edit(page, (text) =>
    text
      .replace('\n---\n', '\naliases: [/guides/former-name]\n---\n')
      .concat('\n## One more heading\n\n<Admonition type="note">\n\nText\n\n</Admonition>\n'),
  );
  await site.build();
  expect(existsSync(redirect)).toBe(true);
  expect(site.hashes()).not.toEqual(clean);
  site.restoreSources();
  await site.build();
  expect(existsSync(redirect)).toBe(false);
  expect(site.hashes()).toEqual(clean);
});

test('a second build in the folder stops with a message and leaves the first one alone', async () => {
  const first = site.start();
  const lock = join(folder, '.cache/.build-lock.json');
  while (!existsSync(lock)) await sleep(50);
  await sleep(random() * 5000);
  const second = await site.start().result;
  expect(second.output).toContain('This folder is already in use by gatsby build');
  expect(second.status).toBe(1);
  const { status, output } = await first.result;
  expect([status, status === 0 ? '' : output]).toEqual([0, '']);
  expect(site.hashes()).toEqual(clean);
});

/** Interrupts a build at a random moment. Returns the moment, in seconds. */
async function interrupt(): Promise<number> {
  const build = site.start();
  const moment = random() * seconds;
  await Promise.race([sleep(moment * 1000), build.result]);
  build.kill();
  await build.result;
  return Number(moment.toFixed(1));
}

test(
  'a build after several killed builds is identical to a clean build',
  async () => {
    const isThorough = process.env['PAGES'] === 'all';
    const moments: number[] = [];
    const check = async () => {
      await site.build();
      // Shows the moments if the builds differ.
      expect({ seed, moments, hashes: site.hashes() }).toEqual({ seed, moments, hashes: clean });
    };
    for (let kill = 1; kill <= (isThorough ? 10 : 3); kill++) {
      // Changes a page so that the build that's killed has something to do.
      edit('content/index.mdx', (text) => `${text}\nA sentence for kill ${kill}.\n`);
      moments.push(await interrupt());
      site.restoreSources();
      if (isThorough) await check();
    }
    if (!isThorough) await check();
  },
  60 * MINUTE,
);
