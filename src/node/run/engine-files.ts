import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { runInProcess } from '../cache/run-in-process';
import { readStored, writeStored } from '../cache/stored-file';
import { filesIn } from '../output/host-files';
import { writeFileAtomic } from '../output/write-file';
import { digestFolders } from '../site/source-files';
import { readProjectSql } from './example-project';

/** The files of the engine, by path below `public/`, and the policy of its frame. */
export interface BuiltEngine {
  files: Record<string, Uint8Array>;
  policy: string;
}

/** The sources that the engine's files depend on, in addition to the SQL of the example project. */
const SOURCES = ['src/run', 'src/node/run', 'package-lock.json'];

/** Builds the engine in a separate process, or reads it from `.cache/run`. */
export async function prepareEngine(root: string): Promise<BuiltEngine> {
  const version = `${digestFolders(root, SOURCES)} ${readProjectSql(root)}`;
  const file = join(root, '.cache', 'run', 'engine.stored');
  const stored = readStored(file);
  const known = stored && (deserialize(stored) as BuiltEngine & { version: string });
  if (known?.version === version) return known;
  const worker = join(root, 'src/node/run/build-engine.ts');
  const engine = await runInProcess<null, BuiltEngine>(worker, null, root);
  writeStored(file, serialize({ ...engine, version }));
  return engine;
}

/**
 * Writes the engine and the examples of pages, by path. Files that didn't change keep their
 * modification time, and files of earlier builds are removed.
 */
export function writeEngine(
  folder: string,
  { files }: BuiltEngine,
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
  for (const file of existsSync(run) ? filesIn(run) : []) {
    if (!all.has(`run/${file.replace(/\.(?:gz|br)$/, '')}`)) rmSync(join(run, file));
  }
}
