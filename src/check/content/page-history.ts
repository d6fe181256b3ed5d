import type { Diagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { LatestDate } from '../../node/history/latest-dates';
import { OWNERS_FILE } from '../../node/site/owners';
import type { SourceFile } from '../../node/sources/source-files';

const FRONT_MATTER = /^---\n[\s\S]*?\n---/;
const DATE = /\b(date|updated|reviewed): *["'](\d{4}-\d\d-\d\d)["']/g;

export function checkHistory({ path, text }: SourceFile, latest: LatestDate): Diagnostic[] {
  const source =
    path === OWNERS_FILE ? text : path.endsWith('.mdx') && FRONT_MATTER.exec(text)?.[0];
  if (!source) return [];
  const limit = latest(path);
  return [...source.matchAll(DATE)].flatMap((match): Diagnostic[] => {
    const [found, key = '', date = ''] = match;
    if (date <= limit) return [];
    const at = positionAt(text, match.index + found.length - date.length - 1);
    const message = `"${key}: ${date}" is later than ${limit}, the latest date that the file can contain`;
    return [{ file: path, ...at, rule: 'content/history', message, fix: 'correct the date' }];
  });
}
