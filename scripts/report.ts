// `npm run --silent report -- <folder>`: compares this built project's pages, URLs, anchors, and
// figures with an earlier one's, as Markdown.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../src/node/base/list-files';

/** They change with every commit. */
const DATES = /^(?:updated|verified): .*\n|, \d{4}-\d\d-\d\d(?=\*$)/gm;

const roots = [process.argv[2] ?? '', '.'];
const readAll = (file: string) => roots.map((root) => readFileSync(join(root, file), 'utf8'));

function changedPages(): string[] {
  const cwd = mkdtempSync(join(tmpdir(), 'supabase-docs-report-'));
  roots.forEach((root, index) => {
    for (const file of listFiles(join(root, 'public')).filter((path) => path.endsWith('.md'))) {
      const copy = join(cwd, String(index), file);
      mkdirSync(dirname(copy), { recursive: true });
      const text = readFileSync(join(root, 'public', file), 'utf8');
      writeFileSync(copy, text.replace(DATES, ''));
    }
  });
  const args = ['diff', '--no-index', '--no-color', '-U1', '0', '1'];
  const { stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  rmSync(cwd, { recursive: true });
  const parts = stdout.split(/^diff --git a\/\d\/(\S+) .*\n(?:(?!@@|diff ).*\n)*/m).slice(1);
  return parts.flatMap((path, at) => {
    if (at % 2 === 1) return [];
    const diff = `~~~~~diff\n${parts[at + 1]}~~~~~`;
    return [`<details><summary>${path}</summary>\n\n${diff}\n\n</details>`];
  });
}

function changedAnchors(): string[] {
  const [old, now] = readAll('generated/published-urls.txt').map((text) => {
    const lines = text.split('\n').map((line) => line.split(/ +/));
    return new Set(
      lines.flatMap(([url = '', ...ids]) => [url, ...ids.map((id) => `${url}#${id}`)]),
    );
  });
  const only = (a: Set<string>, b: Set<string>) => [...a].filter((url) => !b.has(url));
  return [
    ...only(old!, now!).map((url) => `- Removed: ${url}`),
    ...only(now!, old!).map((url) => `- Added: ${url}`),
  ];
}

function changedFigures(): string[] {
  const flat = (value: unknown, name: string): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => flat(item, name ? `${name}.${key}` : key))
      : [[name, value]];
  const [old, now] = readAll('public/quality.json').map(
    (text) => new Map(flat(JSON.parse(text), '')),
  );
  const names = [...new Set([...old!.keys(), ...now!.keys()])];
  const differ = names.filter((name) => old!.get(name) !== now!.get(name));
  return differ.map((name) => `- ${name}: ${old!.get(name) ?? 0} → ${now!.get(name) ?? 0}`);
}

const pages = changedPages();
const report = [
  ['## URLs and anchors', ...changedAnchors()],
  ['## Proofs, sizes, and other figures', ...changedFigures()],
  [`## Changed pages (${pages.length})`, ...pages],
].filter(({ length }) => length > 1);
process.stdout.write(
  report.map(([head, ...lines]) => `${head}\n\n${lines.join('\n')}\n`).join('\n'),
);
