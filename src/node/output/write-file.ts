import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file through a temporary file in the same folder. Creates the folder if it's missing.
 * Renaming is atomic, so other processes never see an incomplete file, and neither does the next
 * build after a crash.
 */
export function writeFileAtomic(file: string, data: string | Uint8Array): void {
  // Another process or thread might write the same file at the same time.
  const temporary = `${file}.${process.pid}-${threadId}.partial`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(temporary, data);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
