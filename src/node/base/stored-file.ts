import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFileAtomic } from './write-file';

const DIGEST_LENGTH = 32;

/** Stores bytes after their digest so that `readStored` can detect a damaged file. */
export function writeStored(file: string, data: Uint8Array): void {
  writeFileAtomic(file, Buffer.concat([digestOf(data), data]));
}

/** Returns the bytes from `writeStored`, or undefined if the file is missing or damaged. */
export function readStored(file: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const data = bytes.subarray(DIGEST_LENGTH);
  return digestOf(data).equals(bytes.subarray(0, DIGEST_LENGTH)) ? data : undefined;
}

export function writeStoredValue(file: string, value: unknown): void {
  writeStored(file, Buffer.from(JSON.stringify(value)));
}

/** Like `readStored`. */
export function readStoredValue(file: string): unknown {
  const data = readStored(file);
  return data && (JSON.parse(data.toString()) as unknown);
}

function digestOf(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}
