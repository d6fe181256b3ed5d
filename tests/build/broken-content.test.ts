import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../fixtures/temporary-project';
import { FixtureSite } from './fixture-site';

const FRONT = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page with an error that the build must report with its file and line.\n---\n\n`;

const INVALID_FILES: [file: string, text: string, message: RegExp][] = [
  [
    'content/guides/auth/unclosed.mdx',
    `${FRONT('Unclosed')}<Steps>\n\nText\n`,
    /unclosed\.mdx:6:1 {2}mdx {2}<Steps> isn't closed {2}→ {2}add <\/Steps>/,
  ],
  [
    'content/menus/storage.yml',
    'title: "Storage\nicon: storage\n',
    /storage\.yml:\d+:\d+ {2}yaml {2}The quote isn.t closed {2}→ {2}add "/,
  ],
  [
    'spec/libraries.yml',
    '- library: javascript\n  name: JavaScript\n  icon: javascript\n  description: One\n  sections: client-libraries\n  versions: [1.10]\n  language: ts\n',
    /libraries\.yml:6:14 {2}shape {2}Item 1 of "versions" must be text, but YAML reads 1\.1 as a number {2}→ {2}put it in quotes/,
  ],
];

const MISSING_PAGE =
  /home\.yml:\d+:\d+ {2}menu {2}The menu item \/guides\/nowhere points to a page that doesn't exist {2}→/;

const parent = temporaryFolder();
jest.setTimeout(180_000);

async function buildWith(files: [file: string, text: string][]) {
  const folder = mkdtempSync(join(parent, 'site-'));
  const site = new FixtureSite(folder);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, output } = await site.start().result;
  return { status, output, hasPages: existsSync(join(folder, 'public', 'index.html')) };
}

describe('a build of content with many errors', () => {
  let result: Awaited<ReturnType<typeof buildWith>>;
  beforeAll(async () => {
    result = await buildWith(INVALID_FILES.map(([file, text]) => [file, text]));
  });

  test('fails and writes no pages', () => {
    expect(result.status).toBe(1);
    expect(result.hasPages).toBe(false);
  });

  test.each(INVALID_FILES)('reports the error in %s', (_file, _text, message) => {
    expect(result.output).toMatch(message);
  });
});

test('a menu item without a page stops the build', async () => {
  const menu = readFileSync('tests/fixtures/site/content/menus/home.yml', 'utf8').replace(
    'url: /reference,',
    'url: /guides/nowhere,',
  );
  const { status, output, hasPages } = await buildWith([['content/menus/home.yml', menu]]);
  expect(output).toMatch(MISSING_PAGE);
  expect([status, hasPages]).toEqual([1, false]);
});
