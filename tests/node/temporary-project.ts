import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ParseCache } from '../../src/node/parse-cache';

/** A folder of its own for a test file, removed when its tests are done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder. */
export function writeFiles(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** A project that has just what the parse cache takes its version from. */
export function temporaryProject(): string {
  const root = temporaryFolder();
  writeFiles(root, {
    'src/node/a.ts': 'export {};',
    'src/lib/b.ts': 'export {};',
    'package-lock.json': '{}',
  });
  return root;
}

export function temporaryCache(): ParseCache {
  return new ParseCache(temporaryProject());
}
