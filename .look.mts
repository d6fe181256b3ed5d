import { spawn } from 'node:child_process';
import { openSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { copyProject } from './scripts/copy-project';
const folder = '/tmp/prev'; rmSync(folder, { recursive: true, force: true });
copyProject(process.cwd(), folder);
const start = async (n: number) => {
  const t = performance.now();
  const log = `/tmp/prev${n}.log`; const fd = openSync(log, 'w');
  const c = spawn('npx', ['gatsby', 'develop', '--host', '127.0.0.1', '--port', '9777'], { cwd: folder, env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1' }, stdio: ['ignore', fd, fd], detached: true });
  c.once('exit', (code) => console.log('EXIT', n, code));
  while (!readFileSync(log, 'utf8').includes('Building development bundle')) await new Promise((r) => setTimeout(r, 100));
  console.log('ready', n, ((performance.now() - t) / 1000).toFixed(1));
  return c;
};
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
const a = await start(1); await wait(35000); process.kill(-a.pid!, 'SIGTERM'); await wait(4000);
const b = await start(2); await wait(12000);
if (process.argv[2]) {
const file = folder + '/spec/javascript/v2/database.yml'; const original = readFileSync(file, 'utf8');
for (let i = 0; i < 15 && b.exitCode === null; i++) { writeFileSync(file, original.replace(/^(\s+description: ).*$/m, `$1Edit number ${i} of this text.`)); await wait(2500); }
}
await wait(3000); if (b.exitCode === null) process.kill(-b.pid!, 'SIGTERM');
