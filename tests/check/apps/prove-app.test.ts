// A tiny app with the real code: a server in one file, a local Supabase, and Chromium. Each run is
// a process, because PGlite and Supabase Lite don't work in Jest's sandbox.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AppSteps } from '../../../src/node/examples/app-steps';
import type { ProvenApp } from '../../../src/check/apps/prove-app';

const ROOT = join(__dirname, '../../..');
const TABLE = `create table countries (id int primary key, name text, code text);
alter table countries enable row level security;
grant select on countries to anon;
insert into countries values (1, 'Kenya', 'KE'), (2, 'Norway', 'NO'), (3, 'Peru', 'PE');`;
const POLICY = 'create policy "Anyone" on countries for select to anon using (true);';
const PACKAGE = '{ "version": "1.2.3" }';
const SERVER = `require('node:http').createServer(async (request, response) => {
  const rows = await (await fetch('https://<project-ref>.supabase.co/rest/v1/countries', {
    headers: { apikey: 'sb_publishable_...' },
  })).json();
  response.setHeader('Content-Type', 'text/html');
  response.end('<h1>Countries</h1>' + rows.map(({ name, code }) =>
    '<p>' + name + ' (' + code + ')</p>').join(''));
}).listen(PORT, '127.0.0.1');`;

const NODE = '{ "scripts": { "build": "node --check server.cjs" } }';

function steps(port: number, sql: string[], server = SERVER): AppSteps {
  const write = (path: string, text: string) => {
    return { kind: 'write' as const, path, text, adds: false };
  };
  return {
    actions: [
      ...sql.map((text) => ({ kind: 'sql' as const, text })),
      { kind: 'run', command: 'mkdir app' },
      { kind: 'run', command: 'cd app' },
      { kind: 'run', command: 'mkdir -p node_modules/framework' },
      { kind: 'run', command: `echo '${PACKAGE}' > node_modules/framework/package.json` },
      { kind: 'run', command: `echo '${NODE}' > package.json` },
      write('server.cjs', server.replace('PORT', String(port))),
    ],
    start: 'node server.cjs',
    url: `http://127.0.0.1:${port}`,
    emailLink: undefined,
  };
}

interface Result extends Pick<ProvenApp, 'proof'> {
  error?: string;
  screenshots: string[];
}

async function prove(app: AppSteps): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/check/apps/prove-outside-jest.ts', JSON.stringify(app)],
    { cwd: ROOT, env: { ...process.env, KEEP: '' }, maxBuffer: 10_000_000 },
  );
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1)) as Result;
}

test('an app that shows the rows is proven', async () => {
  const { error, proof, screenshots } = await prove(steps(18_731, [TABLE, POLICY]));
  expect(error).toBeUndefined();
  expect(proof).toMatchObject({ built: 'Framework 1.2.3', actions: 8 });
  expect(Object.keys(proof.files!)).toEqual(['package.json']);
  expect(proof.versions['node']).toMatch(/^v\d+\./);
  expect(screenshots).toEqual(['rows']);
});

test("an app fails if the API can't read the table", async () => {
  const { error } = await prove(steps(18_732, [TABLE.replace(/grant.*/, ''), POLICY]));
  expect(error).toMatch(/rows\.map is not a function/);
});

test("an app fails if its project can't be built", async () => {
  const app = steps(18_733, [TABLE, POLICY]);
  const command = `echo '${NODE.replace('node --check', 'false')}' > package.json`;
  const actions: AppSteps['actions'] = [...app.actions, { kind: 'run', command }];
  const { error } = await prove({ ...app, actions });
  expect(error).toMatch(/npm run build failed/);
});
