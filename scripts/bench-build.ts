/**
 * Build bench: `npm run bench:build -- --guides 1200`. Builds a site of synthetic guides of about 14 KB
 * with 20 code blocks each, and of nothing else, cold; edits one guide, builds again.
 */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { copySoftware } from './copy-project';
import { syntheticGuide } from './synthetic-guide';

/** Levels the guides are spread over, so that menus stay of a natural length. */
const LEVELS = ['functions', 'realtime', 'storage', 'platform', 'resources', 'integrations'];

const { values } = parseArgs({ options: { guides: { type: 'string', default: '300' } } });
const count = Number(values.guides);
const folder = join(tmpdir(), `docs-bench-${process.pid}`);

interface Build {
  seconds: number;
  /** Highest memory of the build's largest process, and of all its processes together. */
  largest: number;
  together: number;
  /** Steps of a second and more, as Gatsby names them. */
  steps: string[];
}

/** What the smallest site that can be built has beside its guides. */
const FRAME: Record<string, string> = {
  'content/index.mdx': `---
title: Bench
description: The home page of a site that is built to measure how long building takes.
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
    'groups:\n  - items:\n      - { id: init, title: Begin a project, type: cli-command }\n',
  'spec/cli.yml': `- id: init
  title: supabase init
  description: Writes the configuration of a new project into the folder it is called in.
  usage: supabase init
`,
};

function writeFrame(): void {
  for (const [path, text] of Object.entries(FRAME)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

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

/** Memory of a process and all below it, in MB. */
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
  const peak = { largest: 0, together: 0 };
  const timer = setInterval(() => {
    const sizes = residentMegabytes(child.pid!);
    peak.largest = Math.max(peak.largest, ...sizes);
    peak.together = Math.max(
      peak.together,
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

/** A page's HTML without its menu, written beside it for measuring. */
function withoutMenu(path: string): string {
  const html = readFileSync(join(folder, 'public', path), 'utf8');
  const bare = html.replace(/<nav [^>]*aria-label="Bench[\s\S]*?<\/nav>/, '');
  writeFileSync(join(folder, 'public', `${path}.bare`), bare);
  return `${path}.bare`;
}

function report(name: string, { seconds, largest, together, steps }: Build): void {
  const each = ((seconds * 1000) / count).toFixed(1);
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${each} ms per guide, ` +
      `peak memory ${largest.toFixed(0)} MB in one process, ${together.toFixed(0)} MB in all`,
  );
  for (const step of steps) console.log(`  ${step} s`);
}

async function main(): Promise<void> {
  copySoftware(process.cwd(), folder);
  try {
    writeFrame();
    const [first = ''] = writeGuides();
    const source = join(folder, `content${first}.mdx`);
    console.log(`${count} guides of ${(statSync(source).size / 1000).toFixed(1)} KB`);
    report('cold build', await build());
    appendFileSync(source, '\nOne more sentence.\n');
    report('build after one edit', await build());
    console.log(`HTML: ${size(`${first}/index.html`)}`);
    console.log(`HTML without menu: ${size(withoutMenu(`${first}/index.html`))}`);
    console.log(`page-data: ${size(`page-data${first}/page-data.json`)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
