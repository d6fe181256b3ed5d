import { strFromU8, unzipSync } from 'fflate';
import type { AppSteps } from '../../../src/node/examples/app-steps';
import { appProject, zipProject } from '../../../src/node/examples/app-project';

const write = (path: string, text: string, adds = false) => {
  return { kind: 'write' as const, path, text, adds };
};
const STEPS: AppSteps = {
  actions: [
    { kind: 'sql', text: 'create table a ();' },
    { kind: 'run', command: 'npm install -g tool' },
    { kind: 'run', command: 'npm create vite@latest countries' },
    { kind: 'run', command: 'cd countries' },
    { kind: 'run', command: 'npm install @supabase/supabase-js' },
    write('.env.local', 'URL=https://<project-ref>.supabase.co'),
    write('env.d.ts', 'interface Env {}', true),
    write('src/App.tsx', 'the first version'),
    { kind: 'sql', text: 'create table b ();' },
    write('src/App.tsx', 'the last version'),
  ],
  start: 'npm run dev',
  url: 'http://localhost:5173',
  emailLink: undefined,
};
const PAGE = {
  title: 'Use Supabase with React',
  url: 'https://example.com/docs/guides/with-react',
  date: 'November 22, 2026',
};
const PROOF = {
  built: 'React 19.3.1',
  files: { 'package.json': '{}\n', 'env.d.ts': '/// first\n\ninterface Env {}\n' },
};
const project = (steps = STEPS) => appProject(PAGE, steps, PROOF);

test("a project contains the last version of the page's files, and the files that the proof recorded", () => {
  const { 'README.md': readme, ...files } = Object.fromEntries(project().files);
  expect(readme).toContain('# Use Supabase with React');
  expect(files).toEqual({
    '.env.example': 'URL=https://<project-ref>.supabase.co\n',
    'database.sql': 'create table a ();\n\ncreate table b ();\n',
    'env.d.ts': '/// first\n\ninterface Env {}\n',
    'package.json': '{}\n',
    'src/App.tsx': 'the last version\n',
  });
});

test('the README explains how to run the app, and where the files are from', () => {
  const readme = project().files.get('README.md')!;
  expect(readme).toContain(PAGE.url);
  expect(readme).toContain('React 19.3.1 on November 22, 2026');
  expect(readme).toContain('Copy `.env.example` to `.env.local`');
  expect(readme).toContain('   npm install -g tool\n   npm install\n   npm run dev\n');
  expect(readme).toContain('Open http://localhost:5173.');
  expect(readme).toContain('`npm create vite@latest countries`');
});

test('without a file for variables, the README names the files to change', () => {
  const actions = STEPS.actions.map((action) =>
    action.kind === 'write' && action.path === '.env.local'
      ? { ...action, path: 'src/environment.ts' }
      : action,
  );
  const { files } = project({ ...STEPS, actions });
  expect(files.get('README.md')).toContain('In `src/environment.ts`, replace the project URL');
  expect(files.has('src/environment.ts')).toBe(true);
  expect(files.has('.env.example')).toBe(false);
});

test('the zip contains one folder, and is the same in every time zone', () => {
  const zone = process.env['TZ'];
  const zips = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'].map((TZ) => {
    process.env['TZ'] = TZ;
    return zipProject(project(), '2026-11-22');
  });
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  expect(zips[1]).toEqual(zips[0]);
  expect(zips[2]).toEqual(zips[0]);
  const unzipped = unzipSync(zips[0]!);
  expect(Object.keys(unzipped).sort()[0]).toBe('countries/.env.example');
  expect(strFromU8(unzipped['countries/src/App.tsx']!)).toBe('the last version\n');
});

test('steps that create no folder for the app are an error', () => {
  const actions = STEPS.actions.filter(({ kind }) => kind !== 'run');
  expect(() => project({ ...STEPS, actions })).toThrow(/don't create a folder/);
});
