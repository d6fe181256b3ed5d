import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, waitForServer } from '../runner/local-server';

const PERMISSIONS = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys'];

/** As `supabase functions new` creates it. */
const DEFAULT_CONFIG = '{ "imports": { "@supabase/server": "npm:@supabase/server@^1" } }';

export interface RunningFunction {
  port: number;
  log(): string;
  stop(): void;
}

export class Functions {
  private readonly root = mkdtempSync(join(tmpdir(), 'supabase-docs-functions-'));

  constructor(files: Record<string, string>) {
    for (const [path, text] of Object.entries(files)) this.write(path, text);
  }

  /** On a free port, once the function responds. */
  async start(name: string, env: Record<string, string>): Promise<RunningFunction> {
    const folder = `supabase/functions/${name}`;
    const config = join(this.root, folder, 'deno.json');
    if (!existsSync(config)) this.write(`${folder}/deno.json`, DEFAULT_CONFIG);
    const port = await freePort();
    const process = spawnDeno(join(this.root, folder, 'index.ts'), config, port, env);
    // At first, Deno downloads the packages.
    if (!(await waitForServer(`http://127.0.0.1:${port}/`, process, 'OPTIONS'))) {
      process.stop();
      throw new Error(`The function ${name} didn't start:\n${process.log()}`);
    }
    return { port, log: process.log, stop: process.stop };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private write(path: string, text: string): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }
}

/** Like Edge Runtime, runs an exported handler or `Deno.serve()`. */
function spawnDeno(file: string, config: string, port: number, env: Record<string, string>) {
  const deno = process.env['DENO'] ?? 'deno';
  const address = { DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, NO_COLOR: '1' };
  const options = ['--no-lock', '--quiet', '--config', config, ...PERMISSIONS];
  const callsServe = /^Deno\.serve\(/m.test(readFileSync(file, 'utf8'));
  const child = spawn(deno, [callsServe ? 'run' : 'serve', ...options, file], {
    env: { ...process.env, ...env, ...address },
  });
  let log = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (log += data.toString()));
  }
  child.on('error', (error) => (log += String(error)));
  child.on('close', () => (hasEnded = true));
  return { log: () => log, hasEnded: () => hasEnded, stop: () => void child.kill('SIGKILL') };
}
