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

interface RunSource {
  openEngine(): Promise<RunEngine>;
  loadExamples(path: string): Promise<PageExamples>;
}

export type RunStep =
  | { name: 'loading'; loaded: number; total: number }
  | { name: 'starting' }
  | { name: 'earlier'; done: number; total: number }
  | { name: 'running' };

interface ExampleRun {
  example: RunExample;
  result: RunResult;
  /** Examples that ran first. */
  earlier: number;
  /** If set, `result` is the result of this earlier example. */
  failed?: ExampleRef;
}

export interface RunOptions {
  code: string | undefined;
  caller: Caller;
  onStep: (step: RunStep) => void;
}

export interface DoneRun extends ExampleRun, Omit<RunOptions, 'onStep'> {
  ref: ExampleRef;
}

const POSTGRES: Caller = { role: 'postgres' };

/**
 * Shared by all code blocks of the site. Remembers which SQL examples of a page have run, because
 * later ones build on them.
 */
export class Project {
  /** Its page and setup. */
  private current = '';
  private page = '';
  private readonly ran = new Set<string>();
  /** As the reader last ran them. */
  private readonly codes = new Map<string, string>();
  private engine: Promise<RunEngine> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  /** The reader stopped before the code started. */
  private isStopped = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly source: RunSource) {}

  onEmpty(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  runExample(ref: ExampleRef, options: RunOptions): Promise<ExampleRun> {
    return this.inTurn(() => this.execute(ref, options));
  }

  /** Doesn't count as an example. If the project was replaced, runs the example again first. */
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

  /** With the SQL that runs first. */
  async share(ref: ExampleRef, edited: string | undefined): Promise<SharedCode> {
    const { path, id } = splitRef(ref);
    const examples = await this.source.loadExamples(path);
    const { language, code, setup, after } = examples[id]!;
    const codes = path === this.page ? this.codes : undefined;
    const data = after.map((earlier) => codes?.get(earlier) ?? examples[earlier]!.code);
    return { language, code: edited ?? code, setup, data };
  }

  /** Replaces a different project, which `fill` then fills with data. */
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

  startOver(): void {
    this.forget();
    for (const listener of this.listeners) listener();
  }

  /** The next run starts the engine with an empty project. */
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
      // The result is useful without the comparison, too.
      () => result,
    );
    return { example, result: compared, earlier: before.length };
  }

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

  /** True if the example failed, so the next run starts over. */
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

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const start = () => {
      this.isStopped = false;
      return work();
    };
    const result = this.queue.then(start).catch((error: unknown) => {
      // A stopped run ends the engine.
      this.forget();
      throw error;
    });
    this.queue = result.catch(() => {});
    return result;
  }
}

/** Empty for entries, which start from their own data. */
function projectOf(path: string, { language, setup }: RunExample): string {
  return language === 'sql' ? `${path} ${JSON.stringify(setup)}` : '';
}

/** No comment in the code expects it. */
export function hasUnexpectedError({ outputs }: RunResult): boolean {
  return outputs.some((output) => output.kind === 'error' && output.isExpected !== true);
}
