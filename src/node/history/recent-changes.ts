import type { Section, Tree, TreeElement } from '../../lib/content-tree';
import { withCode } from '../../lib/content-tree';
import { RECENT_CHANGES_TEXT } from '../../lib/strings/build';
import type { PageHistory } from '../spec/page';

const CHANGES_ID = 'recent-changes';

type Changes = PageHistory['changes'];

/** Returns the heading and the list of a page's changes. Empty if there are none. */
export function recentChanges(changes: Changes): Tree {
  if (changes.length === 0) return [];
  const items = changes.map(({ date, text }): TreeElement => {
    return ['li', {}, ...withCode(RECENT_CHANGES_TEXT.item(formatDate(date), text))];
  });
  return [
    ['h2', { id: CHANGES_ID }, RECENT_CHANGES_TEXT.heading],
    ['ul', {}, ...items],
  ];
}

/** Returns the same part of the page for the list of its sections. */
export function changesSection(changes: Changes): Section[] {
  if (changes.length === 0) return [];
  return [{ id: CHANGES_ID, title: RECENT_CHANGES_TEXT.heading, depth: 2, text: '' }];
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-22` → `November 22, 2026` */
export function formatDate(date: string): string {
  return DATE.format(new Date(date));
}
