import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReadHelp } from './generate';

const execute = promisify(execFile);

/**
 * `path` is the binary, or a folder after `npm install supabase`. Undefined if there's no binary.
 */
export function findCli(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path;
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = process.platform === 'win32' ? 'supabase.exe' : 'supabase';
  return ['', '-musl']
    .map((end) => `node_modules/@supabase/cli-${system}-${process.arch}${end}/bin/${name}`)
    .map((file) => join(path, file))
    .find(existsSync);
}

export async function runCli(binary: string, args: string[]): Promise<string> {
  // The help must not depend on the terminal.
  const env = { ...process.env, NO_COLOR: '1', SUPABASE_TELEMETRY_DISABLED: '1' };
  return (await execute(binary, args, { env })).stdout;
}

/** One help text per processor core at a time. */
export function helpReader(binary: string): ReadHelp {
  const waiting: (() => void)[] = [];
  let free = availableParallelism();
  return async (command) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await runCli(binary, [...command.split(' ').slice(1), '--help']);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
