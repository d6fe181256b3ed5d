/**
 * Measures builds: `npm run bench:build -- --guides 1200`. Builds a site of generated guides with an
 * empty cache, changes one guide, and builds again. Each guide has about 14 KB and 20 code blocks.
 */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { copyCode } from './copy-project';
import { syntheticGuide } from './synthetic-guide';

/** The levels that the guides are distributed over so that menus have a realistic length. */
const LEVELS = ['functions', 'realtime', 'storage', 'platform', 'resources', 'integrations'];

const { values } = parseArgs({ options: { guides: { type: 'string', default: '300' } } });
const count = Number(values.guides);
const folder = join(tmpdir(), `docs-bench-${process.pid}`);

interface Build {
  seconds: number;
  /** Peak memory of the largest process, and of all processes, in MB. */
  largest: number;
  total: number;
  /** Gatsby's build steps that take at least a second. */
  steps: string[];
}

/** The other files that a minimal site needs to build. */
const SITE_FILES: Record<string, string> = {
  'content/index.mdx': `---
title: Bench
description: The home page of a generated site that measures how long a build takes.
---

Guides and one entry.
`,
  'content/menus/home.yml':
    'title: Home\nicon: home\ngroups:\n  - items:\n      - { name: Overview, url: / }\n',
  'spec/libraries.yml': `- library: cli
  name: CLI
  icon: cli
  description: One command.
  sections: cli
  language: bash
`,
  'spec/sections/cli.yml':
    'groups:\n  - items:\n      - { id: init, title: Create a project, type: cli-command }\n',
  'spec/cli.yml': `- id: init
  title: supabase init
  description: Creates the configuration of a new project in the current folder.
  usage: supabase init
`,
};

function writeSiteFiles(): void {
  for (const [path, text] of Object.entries(SITE_FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Writes the guides and their menus. Returns the paths of the guides. */
function writeGuides(): string[] {
  const paths = Array.from({ length: count }, (_, index) => {
    const level = LEVELS[index % LEVELS.length]!;
    return { level, path: `/guides/${level}/bench-${index}`, index };
  });
  for (const level of LEVELS) {
    mkdirSync(join(folder, 'content/guides', level), { recursive: true });
    const items = paths.filter((page) => page.level === level);
    const lines = items.map(({ path, index }) => `      - { name: Guide ${index}, url: ${path} }`);
    const menu = `title: Bench ${level}\nicon: ${level}\ngroups:\n  - items:\n${lines.join('\n')}\n`;
    writeFileSync(join(folder, 'content/menus', `${level}.yml`), menu);
  }
  for (const { path, index } of paths) {
    writeFileSync(join(folder, `content${path}.mdx`), syntheticGuide(index));
  }
  return paths.map(({ path }) => path);
}

/** Returns the memory of a process and of each of its descendants, in MB. */
function residentMegabytes(root: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [pid, parent] of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.filter(([pid]) => family.has(pid)).map(([, , rss]) => rss / 1024);
}

async function build(): Promise<Build> {
  const started = performance.now();
  const child = spawn('npx', ['gatsby', 'build', '--prefix-paths'], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.on('data', (data: Buffer) => (log += stripVTControlCharacters(data.toString())));
  const peak = { largest: 0, total: 0 };
  const timer = setInterval(() => {
    const sizes = residentMegabytes(child.pid!);
    peak.largest = Math.max(peak.largest, ...sizes);
    peak.total = Math.max(
      peak.total,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }, 500);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build failed:\n${log}`);
  const steps = [...log.matchAll(/success (.+? - \d+\.\d)\d*s/g)]
    .map(([, step]) => step!)
    .filter((step) => Number(step.split(' - ').at(-1)) >= 1);
  return { seconds: (performance.now() - started) / 1000, ...peak, steps };
}

function size(path: string): string {
  const bytes = readFileSync(join(folder, 'public', path));
  return `${(bytes.length / 1000).toFixed(1)} KB (${(gzipSync(bytes).length / 1000).toFixed(1)} gzip, ${(brotliCompressSync(bytes).length / 1000).toFixed(1)} brotli)`;
}

/** Writes a copy of a page without its menu, and returns the path of the copy. */
function withoutMenu(path: string): string {
  const html = readFileSync(join(folder, 'public', path), 'utf8');
  const bare = html.replace(/<nav [^>]*aria-label="Bench[\s\S]*?<\/nav>/, '');
  writeFileSync(join(folder, 'public', `${path}.bare`), bare);
  return `${path}.bare`;
}

function report(name: string, { seconds, largest, total, steps }: Build): void {
  const each = ((seconds * 1000) / count).toFixed(1);
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${each} ms per guide, ` +
      `peak memory ${largest.toFixed(0)} MB in the largest process, ${total.toFixed(0)} MB in total`,
  );
  for (const step of steps) console.log(`  ${step} s`);
}

async function main(): Promise<void> {
  copyCode(process.cwd(), folder);
  try {
    writeSiteFiles();
    const [first = ''] = writeGuides();
    const source = join(folder, `content${first}.mdx`);
    console.log(`${count} guides of ${(statSync(source).size / 1000).toFixed(1)} KB`);
    report('cold build', await build());
    appendFileSync(source, '\nOne more sentence.\n');
    report('rebuild after one edit', await build());
    console.log(`HTML: ${size(`${first}/index.html`)}`);
    console.log(`HTML without menu: ${size(withoutMenu(`${first}/index.html`))}`);
    console.log(`page-data: ${size(`page-data${first}/page-data.json`)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
