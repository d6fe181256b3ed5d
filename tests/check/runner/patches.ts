import { join } from 'node:path';
import type { Diagnostic } from '../../../src/lib/diagnostic';
import { runOutside } from '../../fixtures/outside-jest';

export interface Patch {
  file: string;
  /** Precede `find`, in order. The first one must be unique in the file. */
  after?: string[];
  offset?: number;
  /** Unique in the file without `after` or `offset`. */
  find: string;
  replace: string;
  /** If the diagnostic is on another line than the change. */
  at?: string;
}

export interface CopyRequest {
  source: string;
  /** A fresh copy each. */
  groups: Patch[][];
  /** By default, files that a group changes. */
  paths?: string[];
  /** By group. All by default. */
  checks?: string[][];
}

export interface CopyReport {
  /** Of the expected diagnostic, by patch. */
  lines: number[];
  diagnostics: Diagnostic[];
}

export function runOnCopy(request: CopyRequest): CopyReport[] {
  return runOutside<CopyReport[]>(join(__dirname, 'run-on-copy.ts'), request);
}

/** Returns a file's new text and the expected lines. */
export function applyPatches(text: string, patches: Patch[]): { text: string; lines: number[] } {
  const edits = patches
    .map((patch, index) => ({ ...patch, index, start: patch.offset ?? indexOf(text, patch) }))
    .sort((a, b) => a.start - b.start);
  let result = '';
  let end = 0;
  const places: { index: number; offset: number; patch: Patch }[] = [];
  for (const { start, index, ...patch } of edits) {
    if (start < end) throw new Error(`${patch.file}: two patches overlap at "${patch.find}"`);
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
    const expected = at === undefined ? offset : indexOf(result, { ...patch, find: at });
    lines[index] = result.slice(0, expected).split('\n').length;
  }
  return { text: result, lines };
}

function indexOf(text: string, { file, after = [], find }: Patch): number {
  const [first = find, ...rest] = [...after, find];
  const start = uniqueIndex(text, first, file);
  return (after.length > 0 ? rest : []).reduce(
    (from, part) => requireIndex(text.indexOf(part, from), part, file),
    start,
  );
}

function uniqueIndex(text: string, part: string, file: string): number {
  const index = requireIndex(text.indexOf(part), part, file);
  if (text.includes(part, index + 1)) throw new Error(`${file} contains "${part}" more than once`);
  return index;
}

function requireIndex(index: number, part: string, file: string): number {
  if (index < 0) throw new Error(`${file} doesn't contain "${part}"`);
  return index;
}
