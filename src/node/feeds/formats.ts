import { absoluteUrl } from '../../lib/site';
import { escapeHtml } from '../markdown/highlight';
import type { Feed, FeedItem } from './feed-items';

const AUTHOR = 'Supabase';

/** Atom (RFC 4287). */
export function atomFeed({ path, title, home, items }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${absoluteUrl(path)}</id>
<title>${escapeXml(title)}</title>
<updated>${timestamp(items[0]!.date)}</updated>
<author><name>${AUTHOR}</name></author>
<link rel="self" type="application/atom+xml" href="${absoluteUrl(path)}"/>
<link rel="alternate" type="text/html" href="${absoluteUrl(home)}"/>
${items.map(entryElement).join('')}</feed>
`;
}

function entryElement({ id, url, title, summary, date }: FeedItem): string {
  return `<entry>
<id>${id}</id>
<title>${escapeXml(title)}</title>
<updated>${timestamp(date)}</updated>
<link rel="alternate" type="text/html" href="${url}"/>
<summary>${escapeXml(summary)}</summary>
</entry>
`;
}

/** JSON Feed 1.1 (jsonfeed.org). `path` is the path of the JSON file. */
export function jsonFeed({ title, home, items }: Feed, path: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: absoluteUrl(home),
    feed_url: absoluteUrl(path),
    language: 'en-US',
    authors: [{ name: AUTHOR }],
    items: items.map(({ id, url, title, summary, date }) => ({
      ...{ id, url, title },
      content_text: summary,
      date_published: timestamp(date),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** RFC 3339 requires a time. */
function timestamp(date: string): string {
  return `${date}T00:00:00Z`;
}

function escapeXml(text: string): string {
  return escapeHtml(text).replaceAll('>', '&gt;');
}
