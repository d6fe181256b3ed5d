// Reads groups of patches from stdin, runs all checks on a patched copy of the content, once for each
// group, and prints what they found as JSON.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKS } from '../../../src/check/checks';
import { runChecks } from '../../../src/check/run-checks';
import { ParseCache } from '../../../src/node/cache/parse-cache';
import { applyPatches } from './patches';
import type { CopyReport, Patch } from './patches';

const ROOT = join(__dirname, '../../..');
const LINKED = ['node_modules', 'src', 'package.json', 'package-lock.json', 'static'];

/** A copy of the project's content in a folder of its own, with the caches of earlier runs. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'seeded-'));
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(root, name));
  mkdirSync(join(root, '.cache'));
  for (const name of ['check', `content/${new ParseCache(ROOT).version}`]) {
    const from = join(ROOT, '.cache', name);
    if (existsSync(from)) cpSync(from, join(root, '.cache', name), { recursive: true });
  }
  return root;
}

async function main(): Promise<void> {
  const groups = JSON.parse(readFileSync(0, 'utf8')) as Patch[][];
  const root = copyProject();
  try {
    process.chdir(root);
    const reports: CopyReport[] = [];
    for (const patches of groups) {
      for (const folder of ['content', 'spec']) {
        rmSync(join(root, folder), { recursive: true, force: true });
        cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
      }
      const lines: number[] = [];
      for (const file of new Set(patches.map((patch) => patch.file))) {
        const own = patches.filter((patch) => patch.file === file);
        const patched = applyPatches(readFileSync(join(root, file), 'utf8'), own);
        writeFileSync(join(root, file), patched.text);
        own.forEach((patch, index) => (lines[patches.indexOf(patch)] = patched.lines[index]!));
      }
      // Only the changed files: the rest of the content is checked elsewhere.
      const files = [...new Set(patches.map((patch) => patch.file))];
      const { diagnostics, seconds } = await runChecks(root, CHECKS, files);
      reports.push({ lines, diagnostics, seconds: Object.fromEntries(seconds) });
    }
    process.stdout.write(`\n${JSON.stringify(reports)}`);
  } finally {
    process.chdir(ROOT);
    rmSync(root, { recursive: true, force: true });
  }
}

void main();
