import { readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileValues } from '../../../src/node/base/file-values';
import { listFiles } from '../../../src/node/base/list-files';
import { pageFiles } from '../../../src/node/output/built-page';
import type { BuiltPages } from '../../../src/node/output/built-page';
import { hashOf } from '../../../src/node/base/policy-hash';
import { unifyStyles } from '../../../src/node/output/site-styles';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const folder = join(root, 'public');
const state = join(root, 'state');
const pagesFile = join(root, 'pages');
const SOURCES = { scriptHashes: [], styleHashes: [], connect: [] };

const style = (id: string) => `<style data-emotion="css ${id}">.css-${id}{color:red}</style>`;
const page = (...ids: string[]) =>
  `<html><head></head><body>${ids.map((id) => `${style(id)}<p>x</p>`).join('')}</body></html>`;

function cleanBuild(files: Record<string, string>): Promise<Record<string, string>> {
  rmSync(folder, { recursive: true, force: true });
  rmSync(state, { force: true });
  rmSync(pagesFile, { force: true });
  return build(files);
}

let allowed: string[] = [];

async function build(files: Record<string, string>): Promise<Record<string, string>> {
  writeFiles(folder, files);
  const pages: BuiltPages = new FileValues(pagesFile, '');
  const { diagnostics, styleHashes } = await unifyStyles({
    ...{ folder, stateFile: state, sources: SOURCES, pages },
    pageFiles: pageFiles(listFiles(folder)),
  });
  pages.save();
  expect(diagnostics).toEqual([]);
  allowed = styleHashes;
  return Object.fromEntries(
    listFiles(folder)
      .filter((name) => name.endsWith('.html'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const BEFORE = {
  'a.html': page('one', 'two'),
  'b.html': page('two', 'three'),
  'c.html': page('four'),
};

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a page that uses another rule', { 'b.html': page('two', 'five') }],
  ['a page that uses the rules in another order', { 'a.html': page('two', 'one') }],
  ['a page that uses fewer rules', { 'c.html': page('one') }],
  ['a new page', { '0.html': page('six', 'four') }],
])('after a build of %s, the files are the same as after a clean build', async (_, changes) => {
  const expected = await cleanBuild({ ...BEFORE, ...changes });
  await cleanBuild(BEFORE);
  expect(await build(changes)).toEqual(expected);
});

test('a build that was interrupted while it wrote pages can be repeated', async () => {
  const expected = await cleanBuild(BEFORE);
  await cleanBuild(BEFORE);
  writeFiles(folder, { 'b.html': BEFORE['b.html'] });
  expect(await build({})).toEqual(expected);
});

test('without its state, a build keeps the styles of finished pages, and the policy allows them', async () => {
  await cleanBuild(BEFORE);
  truncateSync(state, 10);
  const files = await build({ 'c.html': page('one') });
  const stylesOf = (name: string) =>
    /<style data-styles="[^"]*">(.*?)<\/style>/.exec(files[name]!)![1]!;
  expect(stylesOf('a.html')).toContain('.css-two{color:red}');
  expect(stylesOf('c.html')).toContain('.css-one{color:red}');
  expect(stylesOf('c.html')).not.toContain('.css-two');
  expect([...allowed].sort()).toEqual(
    [hashOf(stylesOf('a.html')), hashOf(stylesOf('c.html'))].sort(),
  );
});

test('pages that have not changed since the last build are not read', async () => {
  await cleanBuild(BEFORE);
  const file = join(folder, 'a.html');
  utimesSync(file, 1000, 1000);
  await build({});
  const { size } = statSync(file);
  // If the page were read, its script would be reported.
  const unread = '<script>run()</script>'.padEnd(size);
  writeFileSync(file, unread);
  utimesSync(file, 1000, 1000);
  const files = await build({ 'c.html': page('four').replace('x', 'y') });
  expect(files['a.html']).toBe(unread);
  expect(files['c.html']).toContain('<p>y</p>');
  utimesSync(file, 2000, 2000);
  await expect(build({})).rejects.toThrow('page/inline-code');
});
