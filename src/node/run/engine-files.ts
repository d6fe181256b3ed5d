import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { runInProcess } from '../base/run-in-process';
import { readStored, writeStored } from '../base/stored-file';
import { listFiles } from '../base/list-files';
import { writeFileAtomic } from '../base/write-file';
import { digestFolders } from '../base/digest-folders';
import { readProjectSql } from './example-project';

/** The engine's files, by path below `public/`, and the policy of its frame. */
export interface BuiltEngine {
  files: Record<string, Uint8Array>;
  policy: string;
}

/** What the files depend on, in addition to the SQL of the example project. */
const SOURCES = ['src/run', 'src/node/run', 'src/lib', 'package-lock.json'];
/** By version. Gatsby empties `.cache` when its plugins change, so they're not there. */
const STORED = 'node_modules/.cache/run-engine';
/** The fixture site and the real site have different engines. */
const MAX_STORED = 4;

/**
 * Builds the engine in a separate process, which takes eight seconds of processor time, or reads it
 * from `node_modules/.cache`.
 */
export async function prepareEngine(root: string): Promise<BuiltEngine> {
  const folder = join(root, STORED);
  const file = join(folder, engineVersion(root));
  const stored = readStored(file);
  if (stored) return deserialize(stored) as BuiltEngine;
  const worker = join(root, 'src/node/run/build-engine.ts');
  const engine = await runInProcess<null, BuiltEngine>(worker, null, root);
  writeStored(file, serialize(engine));
  removeOldest(folder);
  return engine;
}

function engineVersion(root: string): string {
  const parts = [digestFolders(root, SOURCES), readProjectSql(root), process.version];
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}

const ENGINE_NAME = /^[0-9a-f]{16}$/;

function removeOldest(folder: string): void {
  // Another build can remove a file at the same time.
  const modified = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = listFiles(folder).filter((name) => ENGINE_NAME.test(name));
  const files = names.map((name) => join(folder, name));
  const oldest = files.sort((a, b) => modified(b) - modified(a)).slice(MAX_STORED);
  for (const file of oldest) rmSync(file, { force: true });
}

/**
 * Writes the engine and the examples of pages, by path. Unchanged files keep their modification
 * time, and files of earlier builds are removed.
 */
export function writeEngine(
  folder: string,
  files: BuiltEngine['files'],
  examples: ReadonlyMap<string, string>,
): void {
  const texts = [...examples].map(([path, text]) => [path, Buffer.from(text)] as const);
  const all = new Map<string, Uint8Array>([...Object.entries(files), ...texts]);
  for (const [path, bytes] of all) {
    const file = join(folder, path);
    const isCurrent = existsSync(file) && readFileSync(file).equals(bytes);
    if (!isCurrent) writeFileAtomic(file, bytes);
  }
  const run = join(folder, 'run');
  for (const file of listFiles(run)) {
    if (!all.has(`run/${file.replace(/\.(?:gz|br)$/, '')}`)) rmSync(join(run, file));
  }
}
