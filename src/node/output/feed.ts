import { absoluteUrl, SITE } from '../../lib/site';
import { escapeHtml } from '../markdown/highlight';
import type { FileDates } from '../history/change-dates';
import type { SitePage } from '../site/types';

/** Maximum number of entries in the feed. */
const MAX_ENTRIES = 50;

interface FeedEntry {
  id: string;
  url: string;
  title: string;
  summary: string;
  /** ISO 8601. */
  date: string;
}

/**
 * Returns an Atom feed (RFC 4287) of notable changes: new guides, new library versions, and new
 * release notes, the latest first. Returns undefined if there are none, for example without a
 * complete git history.
 */
export function changesFeed(
  pages: readonly Pick<SitePage, 'path' | 'file' | 'title' | 'labels' | 'entry'>[],
  { changed, added }: FileDates,
): string | undefined {
  const entries = pages.flatMap((page): FeedEntry[] => {
    const { path, file, title } = page;
    const summary = page.labels.find(({ what }) => what === 'description')?.text ?? '';
    const url = absoluteUrl(path);
    // The notes of all versions have the same title.
    const isNotes = path.endsWith('/release-notes');
    const date = isNotes ? changed.get(file) : added.get(file);
    const isNotable = isNotes || path.endsWith('/start') || !path.startsWith('/reference/');
    if (!date || page.entry || !isNotable) return [];
    return [{ id: isNotes ? `${url}#${date}` : url, url, title, summary, date }];
  });
  if (entries.length === 0) return undefined;
  const latest = entries
    .sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1))
    .slice(0, MAX_ENTRIES);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${absoluteUrl(SITE.feed)}</id>
<title>${escapeXml(SITE.name)}</title>
<updated>${timestamp(latest[0]!.date)}</updated>
<author><name>Supabase</name></author>
<link rel="self" type="application/atom+xml" href="${absoluteUrl(SITE.feed)}"/>
<link rel="alternate" type="text/html" href="${absoluteUrl('/')}"/>
${latest.map(entryElement).join('')}</feed>
`;
}

function entryElement({ id, url, title, summary, date }: FeedEntry): string {
  return `<entry>
<id>${id}</id>
<title>${escapeXml(title)}</title>
<updated>${timestamp(date)}</updated>
<link rel="alternate" type="text/html" href="${url}"/>
<summary>${escapeXml(summary)}</summary>
</entry>
`;
}

/** Adds a time to a date from git, because RFC 3339 requires one. */
function timestamp(date: string): string {
  return `${date}T00:00:00Z`;
}

function escapeXml(text: string): string {
  return escapeHtml(text).replaceAll('>', '&gt;');
}
