import { loadPart } from '../../ui/lazy-part';
import { RunFailure } from '../client/types';
import type { SharedCode } from '../client/shared-code';
import type {
  Caller,
  PageExamples,
  ProjectSetup,
  RunEngine,
  RunExample,
  RunResult,
} from '../client/types';
import type { ExampleRef } from './example-ref';
import { splitRef } from './example-ref';
import { isReadOnly } from './statements';

/** The engine, and the examples that it can run. */
export interface RunSource {
  openEngine(): Promise<RunEngine>;
  loadExamples(path: string): Promise<PageExamples>;
}

/** The current step of a run. */
export type RunStep =
  | { name: 'loading'; loaded: number; total: number }
  | { name: 'starting' }
  | { name: 'earlier'; done: number; total: number }
  | { name: 'running' };

/** The result of running an example. */
export interface ExampleRun {
  example: RunExample;
  result: RunResult;
  /** Number of earlier examples that ran first. */
  earlier: number;
  /** The earlier example that failed. If set, `result` is its result. */
  failed?: ExampleRef;
}

/** How to run an example. */
export interface RunOptions {
  /** The code, if the reader changed it. */
  code: string | undefined;
  caller: Caller;
  onStep: (step: RunStep) => void;
}

/** A run with a result, and how the example ran. */
export interface DoneRun extends ExampleRun, Omit<RunOptions, 'onStep'> {
  ref: ExampleRef;
}

const POSTGRES: Caller = { role: 'postgres' };

/**
 * The project in the engine, which all code blocks of the site share. It remembers which SQL examples
 * of a page have run, because later ones build on them.
 */
export class Project {
  /** Identifies the page and the setup that the current project was created for. */
  private current = '';
  private page = '';
  /** The examples that ran in the current project. */
  private readonly ran = new Set<string>();
  /** The code that the reader last ran for each example of the page. */
  private readonly codes = new Map<string, string>();
  private engine: Promise<RunEngine> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  /** True if the reader stopped what's running before its code started. */
  private isStopped = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly source: RunSource) {}

  /** Calls `listener` when the project becomes empty. Returns a function that removes the listener. */
  onEmpty(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Runs an example. The SQL examples of a page share a project, so earlier ones run first. */
  runExample(ref: ExampleRef, options: RunOptions): Promise<ExampleRun> {
    return this.inTurn(() => this.execute(ref, options));
  }

  /**
   * Runs SQL in the project of an example, without counting it as one. If the project was replaced in
   * the meantime, runs the example again first.
   */
  query(
    ref: ExampleRef,
    code: string | undefined,
    sql: string,
    caller: Caller,
  ): Promise<RunResult> {
    return this.inTurn(async () => {
      const { path, id } = splitRef(ref);
      const engine = await this.open(() => {});
      const example = (await this.source.loadExamples(path))[id];
      const isCurrent = example && this.current === projectOf(path, example);
      if (!isCurrent || !this.ran.has(id)) {
        await this.execute(ref, { code, caller: POSTGRES, onStep: () => {} });
      }
      return engine.run('sql', sql, caller);
    });
  }

  /** Returns an example with the SQL that runs before it. */
  async share(ref: ExampleRef, edited: string | undefined): Promise<SharedCode> {
    const { path, id } = splitRef(ref);
    const examples = await this.source.loadExamples(path);
    const { language, code, setup, after } = examples[id]!;
    const codes = path === this.page ? this.codes : undefined;
    const data = after.map((earlier) => codes?.get(earlier) ?? examples[earlier]!.code);
    return { language, code: edited ?? code, setup, data };
  }

  /**
   * Does `work` in a project outside of pages, which replaces the current one if it's different. `fill` adds
   * data to the new one.
   */
  use<T>(
    name: string,
    setup: ProjectSetup,
    onStep: RunOptions['onStep'],
    fill: (engine: RunEngine) => Promise<void>,
    work: (engine: RunEngine) => Promise<T>,
  ): Promise<T> {
    return this.inTurn(async () => {
      const engine = await this.open(onStep);
      if (this.current !== name) {
        this.forget();
        await engine.reset(setup);
        await fill(engine);
        this.current = name;
      }
      this.throwIfStopped();
      onStep({ name: 'running' });
      return work(engine);
    });
  }

  /** Empties the project. The next example creates a new one. */
  startOver(): void {
    this.forget();
    for (const listener of this.listeners) listener();
  }

  /** Stops what's running. The next run starts the engine again, with an empty project. */
  async stop(): Promise<void> {
    this.isStopped = true;
    (await this.engine)?.stop();
    this.forget();
  }

  private async execute(ref: ExampleRef, options: RunOptions): Promise<ExampleRun> {
    const { code, caller, onStep } = options;
    const { path, id } = splitRef(ref);
    const [engine, examples] = await Promise.all([
      this.open(onStep),
      this.source.loadExamples(path),
    ]);
    const example = examples[id];
    if (!example) throw new Error(`${ref} isn't an example that can run`);
    const text = code ?? example.code;
    const before = await this.prepare(engine, path, example, text);
    for (const [index, earlier] of before.entries()) {
      this.throwIfStopped();
      onStep({ name: 'earlier', done: index + 1, total: before.length });
      const earlierCode = this.codes.get(earlier) ?? examples[earlier]!.code;
      const result = await engine.run('sql', earlierCode, POSTGRES);
      const hasFailed = this.record(earlier, earlierCode, result);
      if (hasFailed) return { example, result, earlier: 0, failed: `${path}#${earlier}` };
    }
    this.throwIfStopped();
    onStep({ name: 'running' });
    const result = await engine.run(example.language, text, caller);
    this.record(id, text, result);
    const isAsDocumented = code === undefined && example.response !== undefined;
    if (!isAsDocumented) return { example, result, earlier: before.length };
    const compared = await loadPart(() => import('./compare')).then(
      ({ compareWithDocs }) => compareWithDocs(result, example.response),
      // Without a network, the comparison can't be loaded, but the result is still useful.
      () => result,
    );
    return { example, result: compared, earlier: before.length };
  }

  /** Creates the project that an example needs, and returns the examples that have to run first. */
  private async prepare(
    engine: RunEngine,
    path: string,
    example: RunExample,
    code: string,
  ): Promise<string[]> {
    const { id, setup, after } = example;
    const wanted = projectOf(path, example);
    const isSame = wanted !== '' && wanted === this.current;
    if (isSame && (!this.ran.has(id) || isReadOnly(code))) {
      return after.filter((before) => !this.ran.has(before));
    }
    if (path !== this.page) this.codes.clear();
    this.page = path;
    this.ran.clear();
    this.current = '';
    await engine.reset(setup);
    this.current = wanted;
    return after;
  }

  /** Records that an example ran. Returns true if it failed, so the next run starts over. */
  private record(id: string, code: string, result: RunResult): boolean {
    const hasFailed = hasUnexpectedError(result);
    if (hasFailed) this.current = '';
    else this.codes.set(id, code);
    this.ran.add(id);
    return hasFailed;
  }

  private async open(onStep: RunOptions['onStep']): Promise<RunEngine> {
    this.engine ??= this.source.openEngine();
    const engine = await this.engine.catch((error: unknown) => {
      this.engine = undefined;
      throw error;
    });
    await engine.open(({ loaded, total }) =>
      onStep(loaded < total ? { name: 'loading', loaded, total } : { name: 'starting' }),
    );
    return engine;
  }

  private throwIfStopped(): void {
    if (this.isStopped) throw new RunFailure('stopped');
  }

  private forget(): void {
    this.current = '';
    this.ran.clear();
    this.codes.clear();
  }

  /** Runs `work` after all work that was started before. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const start = () => {
      this.isStopped = false;
      return work();
    };
    const result = this.queue.then(start).catch((error: unknown) => {
      // If a run had to be stopped, the engine has ended.
      this.forget();
      throw error;
    });
    this.queue = result.catch(() => {});
    return result;
  }
}

/** Returns a key for an example's project. Empty for entries, which start from their own data. */
function projectOf(path: string, { language, setup }: RunExample): string {
  return language === 'sql' ? `${path} ${JSON.stringify(setup)}` : '';
}

/** Returns true if a result contains an error that no comment in the code expects. */
export function hasUnexpectedError({ outputs }: RunResult): boolean {
  return outputs.some((output) => output.kind === 'error' && output.isExpected !== true);
}
