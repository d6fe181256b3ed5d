import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { readAppSteps, stepsKey } from '../../../src/node/examples/app-steps';
import { writeProjects } from '../../../src/node/output/app-projects';
import { APP_PROOFS_FILE } from '../../../src/node/results/app-proofs';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const FILE = 'content/guides/with-a.mdx';
const PAGE = `---
title: Use A
description: A page whose steps create an app that was built and used.
---

<Steps>
<Step title="Create the app">

\`\`\`bash
$ npm create a countries
$ cd countries
\`\`\`

\`\`\`ts title="src/app.ts"
export {}
\`\`\`

<Part name="start" />

</Step>
</Steps>
`;

function build(page: string, title = 'Use A'): Record<string, string> | undefined {
  writeFiles(root, { [FILE]: page });
  writeProjects(root, [{ path: '/guides/with-a', file: FILE, title }], join(root, 'public'));
  const zip = join(root, 'public/guides/with-a.zip');
  if (!existsSync(zip)) return undefined;
  const files = Object.entries(unzipSync(readFileSync(zip)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const PARTS = new Map([['start', 'Run this:\n\n```bash\n$ npm run dev\n```\n']]);

beforeAll(() => {
  const steps = stepsKey(readAppSteps(FILE, PAGE, PARTS));
  const proof = { date: '2026-11-22', steps, actions: 3, built: 'A 1', versions: {}, seconds: 1 };
  const files = { 'package.json': '{}\n' };
  writeFiles(root, {
    'content/parts/start.md': PARTS.get('start')!,
    [APP_PROOFS_FILE]: JSON.stringify({ [FILE]: { ...proof, files } }),
  });
});

test('a page whose app was proven gets a zip, which follows its title and its text', () => {
  expect(Object.keys(build(PAGE)!)).toEqual([
    'countries/README.md',
    'countries/database.sql',
    'countries/package.json',
    'countries/src/app.ts',
  ]);
  const files = build(PAGE.replace('<Steps>', 'An introduction.\n\n<Steps>'), 'Use A with B');
  expect(files!['countries/README.md']).toMatch(/^# Use A with B\n/);
});

test('a page whose steps have changed since its proof has no zip, until it has the same steps again', () => {
  expect(build(PAGE.replace('export {}', 'export const a = 1'))).toBeUndefined();
  expect(build(PAGE)).toBeDefined();
});

test('the zip of a page that no longer exists is removed', () => {
  expect(build(PAGE)).toBeDefined();
  writeProjects(root, [], join(root, 'public'));
  expect(existsSync(join(root, 'public/guides/with-a.zip'))).toBe(false);
});
