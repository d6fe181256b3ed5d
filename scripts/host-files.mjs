import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

export function parseHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1).headers[name] = value.trim();
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}

/** By path, which can end with `*`. */
export function parseRedirects(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('/'));
  return new Map(lines.map((line) => line.trim().split(/\s+/).slice(0, 2)));
}

/** The Markdown of an alias leads to its page's. */
export function redirectFor(redirects, path) {
  const from = path.replace(/\/$/, '');
  const alias = from.replace(/\.md$/, '');
  const target = redirects.get(alias);
  if (target) return from === alias ? target : `${target.replace(/\/$/, '/index')}.md`;
  return [...redirects].find(([from]) => from.endsWith('*') && matches(from, path))?.[1];
}

export function headersFor(rules, path) {
  const matching = rules.filter((rule) => matches(rule.path, path));
  const headers = matching.map((rule) => rule.headers);
  return Object.assign({ 'Cache-Control': DEFAULT_CACHE_CONTROL }, ...headers);
}

function matches(pattern, path) {
  const [start, end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** Reads the files again after a build. Missing files have no rules. */
export function hostFiles(folder) {
  const headers = cached(join(folder, '_headers'), parseHeaders);
  const redirects = cached(join(folder, '_redirects'), parseRedirects);
  return async () => ({ headers: await headers(), redirects: await redirects() });
}

function cached(file, parse) {
  let version;
  // Simultaneous requests share a read.
  let value = Promise.resolve(parse(''));
  return async () => {
    const current = await stat(file).catch(() => undefined);
    if (current?.mtimeMs !== version) {
      version = current?.mtimeMs;
      value = readFile(file, 'utf8').then(parse, () => parse(''));
    }
    return value;
  };
}
