import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Engine } from './remote-page';

const START_MS = 30_000;

export function firstMatch(program: ChildProcess, output: Readable, wanted: RegExp) {
  return new Promise<string>((resolve, reject) => {
    let text = '';
    const timer = setTimeout(
      () => reject(new Error(`No ${wanted} within 30 s: ${text}`)),
      START_MS,
    );
    output.on('data', (data: Buffer) => {
      text += data.toString();
      const [match] = wanted.exec(text) ?? [];
      if (match === undefined) return;
      clearTimeout(timer);
      resolve(match);
    });
    program.once('error', reject);
    program.once('exit', (status) => reject(new Error(`Exited with status ${status}: ${text}`)));
  });
}

export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await gone;
}

/** For the names of skipped tests. */
export function missingIn({ programs, packages }: Engine): string {
  const isComplete = programs.every((program) => existsSync(program));
  return isComplete ? '' : ` (needs ${packages.join(' and ')})`;
}
