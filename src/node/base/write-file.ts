import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file through a temporary file in the same folder. Creates the folder if it's missing.
 * Renaming is atomic, so other processes never see an incomplete file, and neither does the next
 * build after a crash.
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

/** Writes a text file like `writeFileAtomic`, unless it already has this text. */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileAtomic(file, text);
}

/** Writes a file like `writeFileAtomic`, but without blocking the caller. The folder has to exist. */
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

/** Returns a name that's different in each process and thread, in case two of them write the same file. */
function temporaryName(file: string): string {
  return `${file}.${process.pid}-${threadId}.partial`;
}
