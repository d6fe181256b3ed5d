// `npm run --silent report -- <folder>`: compares this built project with an earlier one in another folder, as
// Markdown: the pages whose Markdown differs, URLs and anchors, and all figures, such as proofs and sizes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../src/node/base/list-files';

/** Dates that change with every commit. */
const DATES = /^(?:updated|verified): .*\n|, \d{4}-\d\d-\d\d(?=\*$)/gm;

const roots = [process.argv[2] ?? '', '.'];
const readAll = (file: string) => roots.map((root) => readFileSync(join(root, file), 'utf8'));

/** Returns the differences of two files or folders in a folder, by path. */
function patches(cwd: string): [path: string, patch: string][] {
  const args = ['diff', '--no-index', '--no-color', '-U1', '0', '1'];
  const { stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  const parts = stdout.split(/^diff --git a\/\d\/(\S+) .*\n(?:(?!@@|diff ).*\n)*/m).slice(1);
  return parts.flatMap((path, at) => (at % 2 === 0 ? [[path, parts[at + 1] ?? '']] : []));
}

/** Copies the Markdown of all pages without dates, and returns what differs. */
function changedPages(): string[] {
  const copies = mkdtempSync(join(tmpdir(), 'supabase-docs-report-'));
  roots.forEach((root, index) => {
    for (const file of listFiles(join(root, 'public')).filter((path) => path.endsWith('.md'))) {
      const copy = join(copies, String(index), file);
      mkdirSync(dirname(copy), { recursive: true });
      const text = readFileSync(join(root, 'public', file), 'utf8');
      writeFileSync(copy, text.replace(DATES, ''));
    }
  });
  const changed = patches(copies);
  rmSync(copies, { recursive: true });
  return changed.map(
    ([path, patch]) =>
      `<details><summary>${path}</summary>\n\n~~~~~diff\n${patch}~~~~~\n\n</details>`,
  );
}

/** Returns the values that differ in a row, or nothing. */
const row = (name: string, values: readonly unknown[]) =>
  values[0] === values[1]
    ? []
    : [`| ${name} | ${values.map((value) => value ?? '').join(' | ')} |`];

/** Lists the IDs of each URL that only one version has. */
function changedAnchors(): string[] {
  const [old = new Map<string, string[]>(), now = old] = readAll(
    'generated/published-urls.txt',
  ).map((text) => new Map(text.split('\n').map((line) => [line.split(' ')[0]!, line.split(/ +/)])));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((url) => {
    const only = (a = [] as string[], b = [] as string[]) => a.filter((id) => !b.includes(id));
    const lists = [only(old.get(url), now.get(url)), only(now.get(url), old.get(url))];
    return row(
      url,
      lists.map((ids) => ids.join(' ')),
    );
  });
}

/** Lists the figures that differ, by their place in `quality.json`. */
function changedFigures(): string[] {
  const flat = (value: unknown, name: string): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => flat(item, name ? `${name}.${key}` : key))
      : [[name, value]];
  const [old, now] = readAll('public/quality.json').map(
    (text) => new Map(flat(JSON.parse(text), '')),
  );
  const names = new Set([...old!.keys(), ...now!.keys()]);
  return [...names].flatMap((name) => row(name, [old!.get(name), now!.get(name)]));
}

const pages = changedPages();
const table = (title: string, head: string, rows: string[]) =>
  rows.length === 0
    ? ''
    : `## ${title}\n\n| ${head} |\n| --- | --- | --- |\n${rows.join('\n')}\n\n`;
const report = [
  table('URLs and anchors', 'URL | Removed | Added', changedAnchors()),
  table('Proofs, sizes, and other figures', 'Figure | Before | After', changedFigures()),
  `## Changed pages (${pages.length})\n\n${pages.join('\n')}\n`,
];
process.stdout.write(report.join(''));
