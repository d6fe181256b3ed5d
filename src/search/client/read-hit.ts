import type { Hierarchy, RecordType } from '../../lib/search-record';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import { SITE } from '../../lib/site';
import type { Hit } from '../engine/hit';
import { withoutMarks } from '../engine/hit';

const TYPES: readonly unknown[] = [...HIERARCHY_LEVELS.slice(1), 'content'];
/** Longer strings are cut. Titles on this site are much shorter. */
const MAX_LENGTH = 500;
/** Longer texts are cut. Texts on this site are shorter. */
const MAX_CONTENT_LENGTH = 2400;

/**
 * Reads a hit that a search host returned or that a browser stored. Returns undefined if it's invalid or leads to
 * another site.
 */
export function readHit(value: unknown): Hit | undefined {
  const item = asRecord(value);
  const { objectID, type, url } = item;
  if (typeof objectID !== 'string' || objectID === '' || !TYPES.includes(type)) return undefined;
  const path = typeof url === 'string' ? sitePath(url) : undefined;
  const hierarchy = asHierarchy(item['hierarchy'], asPlainText);
  if (path === undefined || !hierarchy.lvl0 || !hierarchy.lvl1) return undefined;
  const highlights = asRecord(item['_highlightResult']);
  const snippets = asRecord(item['_snippetResult']);
  return {
    objectID,
    url: path,
    type: type as RecordType,
    hierarchy,
    marked: asHierarchy(highlights['hierarchy'], asValue),
    snippet: asValue(snippets['content']) ?? '',
    content: asPlainText(item['content'], MAX_CONTENT_LENGTH) ?? '',
    isCode: item['isCode'] === true,
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asText(value: unknown, length = MAX_LENGTH): string | null {
  return typeof value === 'string' ? value.slice(0, length) : null;
}

/** Reads the text of a highlight: `{value}`. */
function asValue(highlight: unknown): string | null {
  return asText(asRecord(highlight)['value']);
}

/** Removes marks, because only highlighted texts can have them. */
function asPlainText(value: unknown, length?: number): string | null {
  const text = asText(value, length);
  return text === null ? null : withoutMarks(text);
}

function asHierarchy(value: unknown, read: (title: unknown) => string | null): Hierarchy {
  const titles = asRecord(value);
  const entries = HIERARCHY_LEVELS.map((level) => [level, read(titles[level])]);
  return Object.fromEntries(entries) as Hierarchy;
}

/** Maximum length of a URL. Every URL on the site is shorter. */
const MAX_URL_LENGTH = 2000;
/** A path as the site writes it: no scheme, host, backslash, query, or percent-encoding. */
const PATH = /^\/(?!\/)[\p{L}\p{N}\-_/.]*(?:#[\p{L}\p{N}\-_.]*)?$/u;

/**
 * Returns the path on this site that a hit's URL leads to, or undefined if it leads anywhere else.
 * Accepts `/guides/auth#sign-in`, the same path with the base path, and the full published URL.
 */
export function sitePath(url: string): string | undefined {
  if (url === '' || url.length > MAX_URL_LENGTH) return undefined;
  const local = url.startsWith(`${SITE.origin}/`) ? url.slice(SITE.origin.length) : url;
  const path = local.replace(new RegExp(`^${SITE.prefix}(?=[/#]|$)`), '') || '/';
  return PATH.test(path) && !path.includes('/..') ? path : undefined;
}
