import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Diagnostic } from '../../../src/lib/diagnostic';

/** A small change of a source file. */
export interface Patch {
  file: string;
  /** Texts that follow each other, the first of them unique; what to replace is the next one. */
  after?: string[];
  /** Where `find` begins in the file, if that is known. */
  offset?: number;
  /** What to replace; stands once in the file unless `after` says where to look. */
  find: string;
  replace: string;
  /** The line expected to be blamed, where it is another one: the first text behind `after`. */
  at?: string;
}

/** What the checks found on one patched copy. */
export interface CopyReport {
  /** The line on which each patch changes its file. */
  lines: number[];
  diagnostics: Diagnostic[];
  seconds: Record<string, number>;
}

const ROOT = join(__dirname, '../../..');

/** Runs all checks on a copy of the project, once for each group of patches. */
export function runOnCopy(groups: Patch[][]): CopyReport[] {
  const answer = execFileSync('npx', ['tsx', join(__dirname, 'run-on-copy.ts')], {
    cwd: ROOT,
    env: { ...process.env, JEST_WORKER_ID: '' },
    input: JSON.stringify(groups),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return JSON.parse(answer.slice(answer.lastIndexOf('\n[') + 1)) as CopyReport[];
}

/** Applies patches of one file; the lines, counted in the patched text, are those they change. */
export function applyPatches(text: string, patches: Patch[]): { text: string; lines: number[] } {
  const edits = patches
    .map((patch, index) => ({ ...patch, index, start: patch.offset ?? indexOf(text, patch) }))
    .sort((a, b) => a.start - b.start);
  let result = '';
  let end = 0;
  const places: { index: number; offset: number; patch: Patch }[] = [];
  for (const { start, index, ...patch } of edits) {
    if (start < end) throw new Error(`Two patches of ${patch.file} overlap at "${patch.find}"`);
    result += text.slice(end, start);
    let same = 0;
    while (same < patch.replace.length && patch.find[same] === patch.replace[same]) same++;
    places.push({ index, offset: result.length + same, patch });
    result += patch.replace;
    end = start + patch.find.length;
  }
  result += text.slice(end);
  const lines: number[] = [];
  for (const { index, offset, patch } of places) {
    const { at } = patch;
    const blamed = at === undefined ? offset : indexOf(result, { ...patch, find: at });
    lines[index] = result.slice(0, blamed).split('\n').length;
  }
  return { text: result, lines };
}

function indexOf(text: string, { file, after = [], find }: Patch): number {
  const [first = find, ...others] = [...after, find];
  const start = once(text, first, file);
  return (after.length > 0 ? others : []).reduce(
    (from, part) => found(text.indexOf(part, from), part, file),
    start,
  );
}

function once(text: string, part: string, file: string): number {
  const index = found(text.indexOf(part), part, file);
  if (text.includes(part, index + 1)) throw new Error(`"${part}" stands in ${file} more than once`);
  return index;
}

function found(index: number, part: string, file: string): number {
  if (index < 0) throw new Error(`"${part}" does not stand in ${file}`);
  return index;
}
