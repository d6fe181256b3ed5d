import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from '../../../src/check/runner/check';
import { CHECKS } from '../../../src/check/checks';
import { CheckCache } from '../../../src/check/runner/cache';
import { runChecks } from '../../../src/check/run-checks';
import { ParseCache } from '../../../src/node/base/parse-cache';
import { handleOutside } from '../../fixtures/outside-jest';
import { applyPatches } from './patches';
import type { CopyReport, CopyRequest, Patch } from './patches';

const ROOT = join(__dirname, '../../..');
const LINKED = [
  ...['node_modules', 'example-packages', 'src', 'static'],
  ...['package.json', 'package-lock.json'],
];

function createRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'seeded-'));
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(root, name));
  mkdirSync(join(root, '.cache'));
  for (const name of ['check', `content/${new ParseCache(ROOT).version}`]) {
    const from = join(ROOT, '.cache', name);
    if (existsSync(from)) cpSync(from, join(root, '.cache', name), { recursive: true });
  }
  return root;
}

function writeSources(root: string, source: string, patches: Patch[]): number[] {
  for (const folder of ['content', 'spec']) {
    rmSync(join(root, folder), { recursive: true, force: true });
    cpSync(join(source, folder), join(root, folder), { recursive: true });
  }
  const lines: number[] = [];
  for (const file of new Set(patches.map((patch) => patch.file))) {
    const own = patches.filter((patch) => patch.file === file);
    const patched = applyPatches(readFileSync(join(root, file), 'utf8'), own);
    writeFileSync(join(root, file), patched.text);
    own.forEach((patch, index) => (lines[patches.indexOf(patch)] = patched.lines[index]!));
  }
  return lines;
}

/**
 * Starting a process takes longer than checking a few files, and `run-in-process.test.ts` tests
 * checks in their processes.
 */
function inThisProcess({ separate, ...check }: Check): Check {
  if (!separate) return check;
  return {
    ...check,
    run: async (input) => {
      const cache = new CheckCache(input.root, check.name);
      const examples = input.examples.filter(separate);
      const result = await check.run({ ...input, cache, examples });
      cache.save(true);
      return result;
    },
  };
}

async function checkCopies({ source, groups, paths, checks }: CopyRequest): Promise<CopyReport[]> {
  const root = createRoot();
  const reports: CopyReport[] = [];
  try {
    process.chdir(root);
    for (const [group, patches] of groups.entries()) {
      const lines = writeSources(root, source, patches);
      const changed = [...new Set(patches.map(({ file }) => file))];
      const names = checks?.[group] ?? CHECKS.map(({ name }) => name);
      const wanted = CHECKS.filter(({ name }) => names.includes(name)).map(inThisProcess);
      const { diagnostics } = await runChecks(root, wanted, paths ?? changed);
      reports.push({ lines, diagnostics });
    }
  } finally {
    process.chdir(ROOT);
    rmSync(root, { recursive: true, force: true });
  }
  return reports;
}

handleOutside(checkCopies);
