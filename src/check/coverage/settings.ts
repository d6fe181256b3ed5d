import type { Code, Heading, InlineCode, Nodes, Root, TableCell } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { readFrontMatter } from '../../node/markdown/front-matter';
import { parseMarkdown } from '../../node/markdown/parse';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { nearest } from '../../lib/diagnostic';
import type { SourceFile } from '../../node/sources/source-files';
import { SETTINGS } from '../upstream/settings';

interface Named extends Position {
  name: string;
  /** Full name, if the heading above names the table. */
  within?: string;
  /** In a heading or a table's first column. */
  isDescribed: boolean;
}

/** A list can continue on other pages in the same folder: `config.mdx` on `config-auth.mdx`. */
export function compareSettings(
  files: SourceFile[],
  wanted: (file: string) => boolean,
): Diagnostic[] {
  return files
    .filter(({ path }) => path in SETTINGS && wanted(path))
    .flatMap((page) => {
      const more = files.filter(({ path }) => path.startsWith(page.path.replace('.mdx', '-')));
      return compareSettingsPages([page, ...more], SETTINGS[page.path]!);
    });
}

/** Settings that are missing on the pages, or don't exist. */
export function compareSettingsPages(pages: SourceFile[], existing: string[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const [{ path: first }] = pages as [SourceFile];
  const add = (at: Position, message: string, fix: string, file = first) =>
    diagnostics.push({ file, line: at.line, column: at.column, rule: 'coverage', message, fix });
  const groups = existing.map((names) => names.split('|'));
  const all = groups.flat();
  const kind = all.some((name) => name.includes('.')) ? KEY : VARIABLE;
  const named = pages.flatMap(({ path: file, text }) =>
    namedSettings(readFrontMatter(file, text).body, kind).map((item) => ({ ...item, file })),
  );
  const covered = new Set<string>();
  for (const item of named) {
    const names = item.within ? [item.name, item.within] : [item.name];
    const matches = names.flatMap((name) => all.filter(matcher(name)));
    // A shared name describes none of its settings.
    for (const name of matches) if (all.indexOf(name) === all.lastIndexOf(name)) covered.add(name);
    if (matches.length > 0 || !(item.isDescribed || kind.isOwn(item.name))) continue;
    const meant = item.name.includes('.') ? item.name : names.at(-1)!;
    const near = nearest(meant, all);
    add(item, `There is no setting ${meant}`, near ? `write ${near}` : 'remove it', item.file);
  }
  for (const names of groups) {
    if (names.some((item) => covered.has(item))) continue;
    add(TOP, `The setting ${names[0]} isn't on the page`, 'describe it');
  }
  return diagnostics;
}

const TOP = { line: 1, column: 1 };

interface Kind {
  pattern: RegExp;
  /** For a name that can only be a setting, even in running text. */
  isOwn(name: string): boolean;
}

/** `GOTRUE_SITE_URL`, and `GOTRUE_EXTERNAL_<PROVIDER>_<KEY>` for several. */
const VARIABLE: Kind = {
  pattern: /^(?:[A-Z]|<[A-Z_]+>)(?:[A-Z0-9_]|<[A-Z_]+>)*$/,
  isOwn: (name) => /^GOTRUE_\w*[^_]$/.test(name),
};
/** `api.max_rows`, and `auth.external.<provider>.enabled` for several. */
const KEY: Kind = {
  pattern: /^[a-z][a-z0-9_]*(?:\.(?:[a-z0-9_]+|<[a-z_]+>))*$/,
  isOwn: () => false,
};

/** In a pattern, `<WORD>` matches any word. */
function matcher(name: string): (setting: string) => boolean {
  if (!name.includes('<')) return (setting) => setting === name;
  const parts = name.split(/<\w+>/).map((part) => part.replaceAll('.', '\\.'));
  const pattern = new RegExp(`^${parts.join('(?:<\\w+>|\\w+)')}$`);
  return (setting) => setting === name || pattern.test(setting);
}

/** In code. Below a heading such as `[api]`, keys can omit the table. */
function namedSettings(body: string, kind: Kind): Named[] {
  const root = parseMarkdown(body) as Root | undefined;
  const named: Named[] = [];
  let table = '';
  if (!root) return named;
  visitParents(root, (node: Nodes, ancestors: Nodes[]) => {
    const at = node.position?.start ?? TOP;
    if (node.type === 'heading') table = tableOf(node) ?? (node.depth === 2 ? '' : table);
    if (node.type === 'code') named.push(...inFence(node, kind));
    if (node.type !== 'inlineCode') return;
    const isDescribed = ancestors.some(({ type }) => type === 'heading') || isFirstCell(ancestors);
    const name = node.value.replace(/\s*[=:].*$/, '');
    const isTable = /^\[.+\]$/.test(name);
    if (isTable || !kind.pattern.test(name)) return;
    if (kind === VARIABLE) named.push({ ...at, name, isDescribed });
    else if (table && isDescribed) {
      named.push({ ...at, name, within: `${table}.${name}`, isDescribed });
    } else named.push({ ...at, name, isDescribed: isDescribed && name.includes('.') });
  });
  return named;
}

/** In code: `[auth.email]`. */
function tableOf({ children }: Heading): string | undefined {
  const code = children.find((child): child is InlineCode => child.type === 'inlineCode');
  return /^\[(.+)\]$/.exec(code?.value ?? '')?.[1];
}

/** The first column, if the header says that the table lists settings. */
function isFirstCell(ancestors: Nodes[]): boolean {
  const cell = ancestors.find((node): node is TableCell => node.type === 'tableCell');
  const row = ancestors.find((node) => node.type === 'tableRow');
  const table = ancestors.find((node) => node.type === 'table');
  if (!cell || row?.children[0] !== cell) return false;
  const [head] = table?.children[0]?.children ?? [];
  const words = head?.children.map((child) => ('value' in child ? child.value : '')).join('') ?? '';
  return /variable|key|setting|name/i.test(words);
}

/** `NAME=value`, `NAME: value`, or keys below `[table]`. */
function inFence({ value, position }: Code, kind: Kind): Named[] {
  let table = '';
  const first = (position?.start.line ?? 1) + 1;
  return value.split('\n').flatMap((text, index): Named[] => {
    const place = { line: first + index, column: 1, isDescribed: false };
    if (kind === VARIABLE) {
      const name = /^\s*(?:- |export )?"?([A-Z][A-Z0-9_]+)"?\s*[=:]/.exec(text)?.[1];
      return name ? [{ ...place, name }] : [];
    }
    table = /^\s*\[([^\]]+)\]/.exec(text)?.[1] ?? table;
    const key = /^\s*#?\s*([a-z][a-z0-9_]*)\s*=/.exec(text)?.[1];
    return key ? [{ ...place, name: table ? `${table}.${key}` : key }] : [];
  });
}
