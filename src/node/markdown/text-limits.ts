import type { Diagnostic } from '../../lib/diagnostic';
import {
  MAX_BLOCK_LENGTH,
  MAX_BLOCK_LINES,
  MAX_EMPHASIS,
  MAX_HEADINGS,
  MAX_NESTING,
} from '../sources/source-limits';

/** The markers of quotes and lists at the start of a line. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))+/;
const FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|(?:=+|-+)[ \t]*$)/;
const INLINE_CODE = /`[^`]*`/g;
const TAG = /<(\/?)[A-Za-z]|\/>/g;

interface Excess {
  message: string;
  fix: string;
}

const NESTED: Excess = {
  message: `Quotes, lists, or elements are nested more than ${MAX_NESTING} levels deep`,
  fix: 'close elements, or use fewer levels',
};
const LONG_BLOCK: Excess = {
  message: `A table, list, or paragraph has more than ${MAX_BLOCK_LINES} lines or ${MAX_BLOCK_LENGTH} characters`,
  fix: 'split it with blank lines, or into several pages',
};
const EMPHASIS: Excess = {
  message: `A table, list, or paragraph has more than ${MAX_EMPHASIS} asterisks and underscores`,
  fix: 'split it, or put code in backticks',
};
const HEADINGS: Excess = {
  message: `The text has more than ${MAX_HEADINGS} headings`,
  fix: 'split it into several pages',
};

/**
 * Reports Markdown that would take the parser too long or overflow its stack, once per limit, without parsing
 * it. Ignores fenced code.
 */
export function checkTextLimits(text: string): Omit<Diagnostic, 'file'>[] {
  const found = new Map<Excess, Omit<Diagnostic, 'file'>>();
  const block = { lines: 0, length: 0, emphasis: 0 };
  let fence = '';
  let depth = 0;
  let headings = 0;
  text.split('\n').forEach((line, index) => {
    const limit = (excess: Excess, isExceeded: boolean) => {
      if (!isExceeded || found.has(excess)) return;
      found.set(excess, { line: index + 1, column: 1, rule: 'limit', ...excess });
    };
    const [, marker = ''] = FENCE.exec(line) ?? [];
    if (fence ? marker.startsWith(fence) : marker) {
      fence = fence ? '' : marker;
      return;
    }
    if (fence) return;
    if (line.trim() === '') {
      Object.assign(block, { lines: 0, length: 0, emphasis: 0 });
      return;
    }
    const prose = line.replace(INLINE_CODE, '');
    const [containers = ''] = CONTAINERS.exec(prose) ?? [];
    const levels = containers.replace(/[\s\d]/g, '').length;
    for (const [tag, isEnd] of prose.matchAll(TAG)) {
      depth = Math.max(0, depth + (tag === '/>' || isEnd ? -1 : 1));
      limit(NESTED, depth > MAX_NESTING);
    }
    block.lines++;
    block.length += line.length;
    block.emphasis += prose.match(/[*_]/g)?.length ?? 0;
    if (HEADING.test(line)) headings++;
    limit(NESTED, levels > MAX_NESTING);
    limit(LONG_BLOCK, block.lines > MAX_BLOCK_LINES || block.length > MAX_BLOCK_LENGTH);
    limit(EMPHASIS, block.emphasis > MAX_EMPHASIS);
    limit(HEADINGS, headings > MAX_HEADINGS);
  });
  return [...found.values()];
}
