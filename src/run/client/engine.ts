import { withPrefix } from 'gatsby';
import { loadFiles, loadJson, updateCache } from './load-files';
import type { EngineManifest } from './manifest';
import { Sandbox } from './sandbox';
import type { LoadProgress, RunEngine } from './types';
import { RunFailure } from './types';

/** In milliseconds. */
const START_LIMIT = 60_000;
const RESET_LIMIT = 30_000;
const RUN_LIMIT = 10_000;
/** Some browsers compile the engine for several seconds. */
const FIRST_RUN_LIMIT = 20_000;

/** Loads nothing before `open`. `runLimit` is in milliseconds; the first run has a longer one. */
export function createEngine(runLimit = RUN_LIMIT): RunEngine {
  let sandbox: Sandbox | undefined;
  let opening: Promise<void> | undefined;
  let manifest: EngineManifest | undefined;
  let extensions = new Set<string>();
  let hasRun = false;
  let last: Promise<unknown> = Promise.resolve();

  const forget = () => {
    // After a deployment, the files that an earlier manifest names are gone.
    sandbox = opening = manifest = undefined;
    extensions = new Set();
    hasRun = false;
  };
  const start = async (onProgress: (progress: LoadProgress) => void) => {
    if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') {
      throw new RunFailure('unsupported');
    }
    manifest = await loadJson<EngineManifest>('/run/manifest.json');
    const { script, files, frame, projectSql } = manifest;
    const { script: code, ...loaded } = await loadFiles({ script, ...files }, onProgress);
    void updateCache(manifest);
    const message = { script: code, files: loaded, projectSql };
    sandbox = await Sandbox.start(withPrefix(frame), message, forget);
    await sandbox.call('open', [], START_LIMIT);
  };
  const open: RunEngine['open'] = (onProgress) => {
    opening ??= start(onProgress).catch((error: unknown) => {
      sandbox?.close('stopped');
      forget();
      throw error;
    });
    return opening;
  };
  const addExtensions = async (code: string) => {
    for (const [name, file] of Object.entries(manifest?.extensions ?? {})) {
      if (extensions.has(name) || !new RegExp(file.pattern, 'i').test(code)) continue;
      const { archive } = await loadFiles({ archive: file }, () => undefined);
      await sandbox?.call('addExtension', [archive], START_LIMIT);
      extensions.add(name);
    }
  };
  const call: Sandbox['call'] = (method, args, limit) => {
    const ready = last.then(async () => {
      await open(() => undefined);
      await addExtensions(textIn(args));
    });
    const turn = ready.then(() => {
      if (!sandbox) throw new RunFailure('stopped');
      const isFirstRun = method === 'run' && !hasRun;
      hasRun ||= isFirstRun;
      return sandbox.call(method, args, isFirstRun ? FIRST_RUN_LIMIT : limit);
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    open,
    reset: (setup) => call('reset', [setup], RESET_LIMIT),
    run: (language, code, caller) => call('run', [language, code, caller], runLimit),
    tables: () => call('tables', [], RUN_LIMIT),
    stop: () => sandbox?.close('stopped'),
  };
}

/** JSON would escape line breaks. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.values(value ?? {})
    .map(textIn)
    .join('\n');
}
