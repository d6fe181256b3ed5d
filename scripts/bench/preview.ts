/** `npm run bench:preview`: see docs/benchmarks.md. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { copyProject } from '../copy-project';
import { GATSBY } from './own-site';
import { median, startBrowser } from './measure-load';
import { freePort } from '../../src/check/runner/local-server';

const EDITS = 10;
/** In ms. As in a writer's session, Gatsby can save its caches. */
const SESSION = 30_000;
/** In ms. A slower edit fails the measurement. */
const TIMEOUT = 60_000;

/** An edit replaces a text that appears on the page. */
const SOURCES = [
  {
    name: 'guide',
    file: 'content/guides/auth/row-level-security.mdx',
    path: '/guides/auth/row-level-security',
    pattern: /^(description: ).*$/m,
  },
  {
    name: 'entry',
    file: 'spec/javascript/v2/filters.yml',
    path: '/reference/javascript/eq',
    pattern: /(- id: eq\n[\s\S]*?description: \|-\n\s+).*$/m,
  },
];

/** Resolves with the seconds until it's ready. */
async function startPreview(folder: string, port: number): Promise<[ChildProcess, number]> {
  const started = performance.now();
  const [program, ...script] = GATSBY;
  const options = ['develop', '--host', '127.0.0.1', '--port', `${port}`];
  const child = spawn(program, [...script, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      log += data.toString();
      if (log.includes('Building development bundle')) resolve();
    });
    child.once('exit', () => reject(new Error(`The preview ended:\n${log}`)));
  });
  return [child, (performance.now() - started) / 1000];
}

async function stopPreview(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    console.error(`The preview exited unexpectedly: ${child.exitCode ?? child.signalCode}`);
    return;
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid!, 'SIGTERM');
  await ended;
}

/** In seconds until each is on screen. */
async function measureEdits(
  page: Page,
  folder: string,
  url: string,
  source: (typeof SOURCES)[number],
): Promise<number[]> {
  await page.goto(url + source.path, { timeout: TIMEOUT * 5 });
  const file = join(folder, source.file);
  const original = readFileSync(file, 'utf8');
  if (!source.pattern.test(original)) {
    throw new Error(`${source.file} has no text to edit: update its pattern in bench/preview.ts`);
  }
  const seconds: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const text = `Edit number ${edit} of this text, which a measurement of the preview is waiting for.`;
    // A writer doesn't save again before an edit is on screen.
    await page.waitForTimeout(1000);
    const started = performance.now();
    writeFileSync(file, original.replace(source.pattern, `$1${text}`));
    await page.getByText(text).first().waitFor({ timeout: TIMEOUT });
    seconds.push((performance.now() - started) / 1000);
  }
  writeFileSync(file, original);
  return seconds;
}

/** In seconds until the list of errors appears and disappears. */
async function measureError(page: Page, folder: string): Promise<[shown: number, gone: number]> {
  const file = join(folder, SOURCES[0]!.file);
  const original = readFileSync(file, 'utf8');
  const list = page.getByRole('alert').filter({ hasText: SOURCES[0]!.file });
  const secondsUntil = async (state: 'visible' | 'hidden', text: string) => {
    const started = performance.now();
    writeFileSync(file, text);
    await list.waitFor({ state, timeout: TIMEOUT });
    return (performance.now() - started) / 1000;
  };
  const shown = await secondsUntil('visible', `${original}\n[A broken link](/guides/missing)\n`);
  await page.waitForTimeout(1000);
  return [shown, await secondsUntil('hidden', original)];
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-preview-'));
  const browser = await startBrowser();
  let preview: ChildProcess | undefined;
  try {
    copyProject(process.cwd(), folder);
    const port = await freePort();
    const [first, cold] = await startPreview(folder, port);
    preview = first;
    await new Promise((resolve) => setTimeout(resolve, SESSION));
    await stopPreview(first);
    const [second, warm] = await startPreview(folder, port);
    preview = second;
    console.log(
      `first start: ready after ${cold.toFixed(1)} s; second start: ready after ${warm.toFixed(1)} s`,
    );
    const page = await browser.newPage();
    for (const source of SOURCES) {
      const all = await measureEdits(page, folder, `http://127.0.0.1:${port}`, source);
      const list = all.map((value) => value.toFixed(1)).join(' ');
      console.log(`${source.name}: median ${median(all).toFixed(2)} s (${list})`);
    }
    const [shown, gone] = await measureError(page, folder);
    console.log(
      `error: shown after ${shown.toFixed(2)} s, gone ${gone.toFixed(2)} s after its fix`,
    );
  } finally {
    if (preview) await stopPreview(preview);
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
