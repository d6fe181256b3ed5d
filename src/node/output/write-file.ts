import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Does the same in a folder that exists, without blocking the caller. */
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

/** Returns another name for each process and thread, because they might write the same file at the same time. */
function temporaryName(file: string): string {
  return `${file}.${process.pid}-${threadId}.partial`;
}
