import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { listFiles } from '../../src/node/base/list-files';
import { readApps } from '../../src/check/apps/app-list';
import { readParts } from '../../src/node/markdown/partials';
import { contentPath, projectPath, twinPath } from '../../src/lib/paths';
import { absoluteUrl } from '../../src/lib/site';
import { BUILT_NOTE_TEXT } from '../../src/lib/strings/frame';
import { readAppProofs } from '../../src/node/results/app-proofs';
import { readAppSteps, stepsKey } from '../../src/node/examples/app-steps';
import { readBuiltPage } from './built-site';

const proofs = Object.entries(readAppProofs('.'));
const apps = readApps();
const parts = readParts();

/** A tutorial's is the largest. */
const MAX_ZIP_BYTES = 40_000;
/** Larger screenshots would slow down their page. */
const MAX_BYTES = 150_000;

test.each([
  ['quickstarts', false],
  ['tutorials', true],
])('at least 12 %s are proven, 7 of them with their own scaffold', (_kind, isTutorial) => {
  const found = proofs.filter(([file]) => file.includes('/tutorials/') === isTutorial);
  expect(found.length).toBeGreaterThanOrEqual(12);
  expect(found.filter(([, { scaffold }]) => !scaffold).length).toBeGreaterThanOrEqual(7);
});

test.each(proofs)('%s says when and with what its app was built', (file, proof) => {
  expect(apps.has(file)).toBe(true);
  const { root } = readBuiltPage(contentPath(file.slice('content/'.length)));
  const note = root.querySelector(`article a[href$="${BUILT_NOTE_TEXT.page}"]`)?.parentNode;
  const key = stepsKey(readAppSteps(file, readFileSync(file, 'utf8'), parts));
  const isCurrent = key === proof.steps;
  expect(note?.text).toContain(proof.built);
  expect(note?.querySelector('time')?.getAttribute('datetime')).toBe(proof.date);
  expect(note?.text.includes(BUILT_NOTE_TEXT.changed)).toBe(!isCurrent);
  expect(note?.text.includes(BUILT_NOTE_TEXT.scaffold)).toBe(proof.scaffold !== undefined);
});

const projects = proofs.filter(([file, { steps, files }]) => {
  return files && stepsKey(readAppSteps(file, readFileSync(file, 'utf8'), parts)) === steps;
});

test.each(projects)('%s offers its finished project', (file) => {
  const path = contentPath(file.slice('content/'.length));
  const { root } = readBuiltPage(path);
  expect(root.querySelector('article a[download]')?.getAttribute('href')).toBe(
    `/docs${projectPath(path)}`,
  );
  expect(readFileSync(join('public', twinPath(path)), 'utf8')).toContain(
    `[${BUILT_NOTE_TEXT.download}](${absoluteUrl(projectPath(path))})`,
  );
  const zip = readFileSync(join('public', projectPath(path)));
  expect(zip.length).toBeLessThan(MAX_ZIP_BYTES);
  const files = Object.entries(unzipSync(zip)).map(
    ([name, bytes]) => [name.slice(name.indexOf('/') + 1), strFromU8(bytes)] as const,
  );
  expect(new Map(files).get('README.md')).toContain(absoluteUrl(path));
  const { dependencies } = JSON.parse(new Map(files).get('package.json')!) as {
    dependencies: Record<string, string>;
  };
  expect(Object.values(dependencies).filter((version) => !/^\d/.test(version))).toEqual([]);
  const texts = files.map(([, text]) => text.trimEnd());
  const steps = readAppSteps(file, readFileSync(file, 'utf8'), parts);
  // Keys that are added to JSON don't keep their text.
  const last = new Map(
    steps.actions.flatMap((action) =>
      action.kind === 'write' && !(action.adds && action.path.endsWith('.json'))
        ? [[action.path, action.text] as const]
        : [],
    ),
  );
  const missing = [...last].filter(([, text]) => !texts.some((found) => found.includes(text)));
  expect(missing).toEqual([]);
});

test('only pages whose apps were proven since their last change offer a project', () => {
  const zips = listFiles('public').filter((name) => name.endsWith('.zip'));
  const paths = projects.map(([file]) => projectPath(contentPath(file.slice('content/'.length))));
  expect(zips.sort()).toEqual(paths.map((path) => path.slice(1)).sort());
});

test.each(proofs)(
  '%s shows the screenshots of its run, in both themes if there are two',
  (file) => {
    const { root } = readBuiltPage(contentPath(file.slice('content/'.length)));
    const frames = root
      .querySelectorAll('article span > picture')
      .map(({ parentNode }) => parentNode);
    const expected = file.includes('/tutorials/') ? 2 : 1;
    expect(new Set(frames).size).toBeGreaterThanOrEqual(expected);
    const shown = [...readFileSync(file, 'utf8').matchAll(/\/images\/apps\/([\w-]+)\.png/g)];
    for (const [, name] of shown) {
      const hasDark = existsSync(`content/images/apps/${name}-dark.png`);
      const frame = frames.find((item) => item!.outerHTML.includes(`${name}.webp`));
      expect(frame?.querySelectorAll('img')).toHaveLength(hasDark ? 2 : 1);
    }
  },
);

const screenshots = readdirSync('content/images/apps');

test.each(screenshots)('the screenshot %s is shown, and small enough', (file) => {
  expect(readFileSync(`content/images/apps/${file}`).length).toBeLessThanOrEqual(MAX_BYTES);
  const name = basename(file, '.png').replace(/-dark$/, '');
  const pages = [...apps.keys()].map((page) => readFileSync(page, 'utf8'));
  expect(pages.some((text) => text.includes(`/images/apps/${name}.png`))).toBe(true);
});
