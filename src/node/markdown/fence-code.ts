import type { Code } from 'mdast';
import { EXAMPLES_FOLDER } from '../sources/source-files';
import type { FenceMeta } from './fences';
import { linesIn, readFence } from './fences';
import type { NumberedLine, Region } from './regions';
import { regionLines, regionsOf } from './regions';
import type { Partials } from './types';

/** The file and the part of it that a code block shows. */
export interface CodeSource {
  path: string;
  /** Name of the region, or empty for the whole file. */
  name: string;
  /** Undefined if the file doesn't exist. */
  text: string | undefined;
  region: Region | undefined;
}

export interface FenceCode {
  meta: FenceMeta;
  /** As readers see it. */
  shown: string;
  /** The shown code without the lines that a change removes. */
  code: string;
  /** Undefined if the code is in the fence. */
  file: string | undefined;
  /** Number of each line of the example: in the file, or in the fence, where the first line is 1. */
  lines: number[];
  /** Removed from the file's lines. */
  indent: number;
}

/** They might not exist. */
export function shownFiles(text: string): string[] {
  const options = text.matchAll(/^[ \t>]*(?:`{3}|~{3})[^\n]*?[ \t]file="([^"\n#]*)/gm);
  return [...new Set([...options].map(([, path]) => EXAMPLES_FOLDER + path!))];
}

/**
 * For a `file="path#region"` option, relative to `content/examples`. `included` are the texts that pages can
 * include.
 */
export function findCodeSource(file: string, included: Partials): CodeSource {
  const [path = '', name = ''] = file.split('#');
  const text = included.get(EXAMPLES_FOLDER + path);
  const region = regionsOf(text ?? '').find((item) => item.name === name);
  return { path: EXAMPLES_FOLDER + path, name, text, region };
}

/** Empty if the fence names a file or a region that doesn't exist. */
export function fenceCode(node: Code, included: Partials): FenceCode {
  const meta = readFence(node.meta ?? '');
  const source = meta.file === undefined ? undefined : findCodeSource(meta.file, included);
  const { lines, indent } = source ? sourceLines(source) : ownLines(node.value);
  const removed = linesIn(meta.del, lines.length);
  const kept = lines.filter((_, index) => !removed.has(index + 1));
  return {
    meta,
    shown: textOf(lines),
    code: textOf(kept),
    file: source?.path,
    lines: kept.map(({ number }) => number),
    indent,
  };
}

function ownLines(code: string): { lines: NumberedLine[]; indent: number } {
  return { lines: code.split('\n').map((text, index) => ({ number: index + 1, text })), indent: 0 };
}

function sourceLines({ text, name, region }: CodeSource): ReturnType<typeof ownLines> {
  if (text === undefined || (name && !region)) return { lines: [], indent: 0 };
  return regionLines(text, region);
}

function textOf(lines: readonly NumberedLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}
