import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { firstAddress } from '../browser/site';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-project';

const folder = temporaryFolder();
writeFiles(folder, {
  '404.html': 'Not here',
  'index.html': 'Home',
  'app-0123456789abcdef0123.js': 'first()',
});
const server = spawn('node', ['scripts/serve.mjs', '0', folder], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
afterAll(() => void server.kill());

test('the server sends new files after a build replaces them', async () => {
  const url = await firstAddress(server);
  const get = async (path: string) => {
    const response = await fetch(url + path);
    return `${response.status} ${await response.text()}`;
  };
  expect(await get('/app-0123456789abcdef0123.js')).toBe('200 first()');
  rmSync(join(folder, 'app-0123456789abcdef0123.js'));
  writeFiles(folder, { 'index.html': 'Another home', 'app-abcdef01234567890123.js': 'second()' });
  expect(await get('/app-0123456789abcdef0123.js')).toBe('404 Not here');
  expect(await get('/app-abcdef01234567890123.js')).toBe('200 second()');
  expect(await get('/')).toBe('200 Another home');
});
