import { groupBy } from '../../lib/group-by';
import type { SitePage } from '../spec/page';
import type { OwnedArea } from '../site/owners';
import { areaOf } from '../site/owners';

export const REVIEW_DAYS = 180;

interface StaleFile {
  file: string;
  team: string;
  /** One, or the entries of a spec file. */
  pages: number;
  /** ISO 8601. Empty if there was no review. */
  reviewed: string;
}

type ReviewedPage = Pick<SitePage, 'path' | 'file' | 'history'>;

const NO_TEAM = 'no team';

/**
 * Returns the files that need a review before `today`, the oldest review first. The date in a
 * page's front matter takes precedence over its area's.
 */
export function findStale(
  pages: readonly ReviewedPage[],
  areas: readonly OwnedArea[],
  today: string,
): StaleFile[] {
  const limit = new Date(today);
  limit.setUTCDate(limit.getUTCDate() - REVIEW_DAYS);
  const oldest = limit.toISOString().slice(0, 10);
  const reviewed = pages.map(({ path, file, history }) => {
    const area = areaOf(path, areas);
    const date = history?.reviewed ?? area?.reviewed ?? '';
    return { file, team: area?.team ?? NO_TEAM, reviewed: date };
  });
  const stale = reviewed.filter((page) => page.reviewed < oldest);
  return [...groupBy(stale, ({ file }) => file).values()]
    .map((inFile) => ({ ...inFile[0]!, pages: inFile.length }))
    .sort((a, b) => (a.reviewed + a.file < b.reviewed + b.file ? -1 : 1));
}

export function staleReport(stale: readonly StaleFile[], today: string): string {
  if (stale.length === 0) {
    return `All pages were reviewed in the ${REVIEW_DAYS} days before ${today}.`;
  }
  const teams = [...groupBy(stale, ({ team }) => team)].sort(([a], [b]) => (a < b ? -1 : 1));
  const count = stale.reduce((sum, { pages }) => sum + pages, 0);
  return [
    `# Pages that weren't reviewed in the ${REVIEW_DAYS} days before ${today}: ${count}`,
    ...teams.map(([team, files]) => `## ${team}\n\n${files.map(listItem).join('\n')}`),
  ].join('\n\n');
}

function listItem({ file, pages, reviewed }: StaleFile): string {
  const entries = pages > 1 ? ` (${pages} pages)` : '';
  return `- \`${file}\`${entries}: ${reviewed ? `reviewed on ${reviewed}` : 'never reviewed'}`;
}
