import { join } from 'node:path';
import type { Diagnostic } from '../../../src/lib/diagnostic';
import { runOutside } from '../../fixtures/outside-jest';

export interface Patch {
  file: string;
  /** Strings that precede `find`, in order. The first one must be unique in the file. */
  after?: string[];
  offset?: number;
  /** Without `after` or `offset`, it must be unique in the file. */
  find: string;
  replace: string;
  /** If the diagnostic is expected on another line than the changed one. */
  at?: string;
}

export interface CopyRequest {
  source: string;
  /** Each group is applied to a fresh copy. */
  groups: Patch[][];
  /** The default is the files that a group changes. */
  paths?: string[];
  /** Names, by group. The default is all checks. */
  checks?: string[][];
}

export interface CopyReport {
  /** For each patch, where a diagnostic is expected. */
  lines: number[];
  diagnostics: Diagnostic[];
}

export function runOnCopy(request: CopyRequest): CopyReport[] {
  return runOutside<CopyReport[]>(join(__dirname, 'run-on-copy.ts'), request);
}

/** To one file. Returns the new text and the expected line for each patch. */
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
