import { execFileSync, spawn } from 'node:child_process';
import { isUtf8 } from 'node:buffer';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import type { AppAction } from '../../node/examples/app-steps';
import { installedVersion } from '../runner/example-packages';

type Write = Extract<AppAction, { kind: 'write' }>;

/**
 * Not part of a project: packages, what frameworks generate, the template's README, and files for
 * editors.
 */
const NO_SOURCE = new Set([
  ...['.angular', '.expo', '.git', '.next', '.nuxt', '.svelte-kit', 'node_modules'],
  ...['package-lock.json', 'README.md', '.vscode', 'AGENTS.md', 'CLAUDE.md'],
]);

const COMMAND_MS = 300_000;

export interface RunningApp {
  output(): string;
  hasEnded(): boolean;
  stop(): void;
}

export class Workspace {
  folder = mkdtempSync(join(tmpdir(), 'supabase-docs-app-'));
  private readonly root = this.folder;

  /** The local backend's, for placeholders of the page. */
  constructor(private readonly values: Record<string, string>) {}

  async run(command: string): Promise<void> {
    const [, target] = /^cd (\S+)$/.exec(command) ?? [];
    if (target) {
      this.folder = resolve(this.folder, target);
      if (!existsSync(this.folder)) throw new Error(`${command}: the folder doesn't exist`);
      return;
    }
    const { output, exit, stop } = this.spawn(command);
    const timer = setTimeout(stop, COMMAND_MS);
    const status = await exit;
    clearTimeout(timer);
    if (status !== 0) throw new Error(`${command} failed (${status}):\n${output().slice(-2000)}`);
  }

  write({ path, text, adds }: Write): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const filled = this.fill(text);
    writeFileSync(file, adds && before ? merge(path, before, filled) : `${filled}\n`);
  }

  contains(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  /**
   * The app's text files, without those whose text is in `known` and drawings that no file
   * mentions. Dependencies have the installed versions.
   */
  files(known: ReadonlyMap<string, string>): Record<string, string> {
    const read = (folder: string): [string, string][] =>
      readdirSync(join(this.folder, folder), { withFileTypes: true }).flatMap((item) => {
        const path = folder ? `${folder}/${item.name}` : item.name;
        if (NO_SOURCE.has(path)) return [];
        if (item.isDirectory()) return read(path);
        if (!item.isFile()) return [];
        const bytes = readFileSync(join(this.folder, path));
        const text = path === 'package.json' ? this.pinned(bytes.toString()) : bytes.toString();
        const step = known.get(path);
        const isKnown = step !== undefined && this.fill(step) === text;
        return isKnown || !isUtf8(bytes) || bytes.includes(0) ? [] : [[path, text]];
      });
    const files = read('').sort(([a], [b]) => (a < b ? -1 : 1));
    const texts = [...known.values(), ...files.map(([, text]) => text)];
    const isUsed = (path: string) =>
      !path.endsWith('.svg') || texts.some((text) => text.includes(basename(path)));
    return Object.fromEntries(files.filter(([path]) => isUsed(path)));
  }

  private pinned(text: string): string {
    const content = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
    for (const kind of ['dependencies', 'devDependencies']) {
      for (const name of Object.keys(content[kind] ?? {})) {
        content[kind]![name] = installedVersion(this.folder, name) ?? content[kind]![name]!;
      }
    }
    return `${JSON.stringify(content, null, 2)}\n`;
  }

  start(command: string): RunningApp {
    const { output, exit, stop } = this.spawn(command);
    let hasEnded = false;
    void exit.then(() => (hasEnded = true));
    return { output, hasEnded: () => hasEnded, stop };
  }

  version(name: string): string | undefined {
    return installedVersion(this.folder, name) ?? installedVersion(join(this.folder, 'web'), name);
  }

  nodeVersion(): string {
    const options = { env: this.environment(), encoding: 'utf8' } as const;
    return execFileSync('node', ['--version'], options).trim();
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }

  private fill(text: string): string {
    return Object.entries(this.values).reduce(
      (filled, [placeholder, value]) => filled.replaceAll(placeholder, value),
      text,
    );
  }

  /** No questions, no telemetry, and global packages in the workspace. */
  private environment(): NodeJS.ProcessEnv {
    const { PATH = '', APPS_PATH = '' } = process.env;
    const globals = join(this.root, 'global');
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      PATH: [join(globals, 'bin'), ...(APPS_PATH ? [APPS_PATH] : []), PATH].join(delimiter),
      npm_config_prefix: globals,
      npm_config_yes: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
      NEXT_TELEMETRY_DISABLED: '1',
      NUXT_TELEMETRY_DISABLED: '1',
      NG_CLI_ANALYTICS: 'false',
      EXPO_NO_TELEMETRY: '1',
      DO_NOT_TRACK: '1',
      BROWSER: 'none',
      NO_COLOR: '1',
    };
    // Of this run, which must not reach the app.
    for (const name of ['NODE_OPTIONS', 'NODE_ENV', 'INIT_CWD']) delete env[name];
    return env;
  }

  private spawn(command: string) {
    const child = spawn('bash', ['-c', command], {
      cwd: this.folder,
      env: this.environment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const log = createWriteStream(join(this.root, 'commands.log'), { flags: 'a' });
    log.on('error', () => undefined);
    log.write(`$ ${command}\n`);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        printed += data.toString();
        log.write(data);
      });
    }
    const exit = new Promise<number>((done) => {
      child.on('close', (code) => done(code ?? 1));
      child.on('error', () => done(1));
    });
    const stop = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    };
    return { output: () => printed, exit, stop };
  }
}

/** Adds keys to JSON, lines to a section of TOML, or text at the end. */
export function merge(path: string, before: string, added: string): string {
  if (path.endsWith('.json')) {
    const merged = mergeJson(JSON.parse(before), JSON.parse(added));
    return `${JSON.stringify(merged, null, 2)}\n`;
  }
  const [first = ''] = added.split('\n');
  if (path.endsWith('.toml') && before.includes(`${first}\n`)) {
    return before.replace(`${first}\n`, `${added}\n`);
  }
  return `${before.trimEnd()}\n\n${added}\n`;
}

function mergeJson(before: unknown, added: unknown): unknown {
  if (!isRecord(before) || !isRecord(added)) return added;
  const entries = Object.entries(added).map(([key, value]) => [key, mergeJson(before[key], value)]);
  return { ...before, ...(Object.fromEntries(entries) as Record<string, unknown>) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
