import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes through a temporary file, so neither other processes nor the next build after a crash see
 * an incomplete file. Creates the folder if it's missing.
 */
export function writeFileAtomic(file: string, data: string | Uint8Array): void {
  const temporary = temporaryName(file);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(temporary, data);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileAtomic(file, text);
}

/** Like `writeFileAtomic`, but doesn't block the caller. The folder has to exist. */
export async function replaceFile(file: string, data: string | Uint8Array): Promise<void> {
  const temporary = temporaryName(file);
  try {
    await writeFile(temporary, data);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Two processes or threads could write the same file. */
function temporaryName(file: string): string {
  return `${file}.${process.pid}-${threadId}.partial`;
}
