import { STATUS_CODES } from 'node:http';
import ts from 'typescript';
import type { Client } from './server';

/** Wraps what each `await` waits for, so that its result is seen. */
const seeAwaited: ts.TransformerFactory<ts.SourceFile> = ({ factory, ...context }) => {
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, { factory, ...context });
    if (!ts.isAwaitExpression(inner)) return inner;
    const seen = factory.createIdentifier('__seen');
    return factory.updateAwaitExpression(
      inner,
      factory.createCallExpression(seen, undefined, [inner.expression]),
    );
  };
  return (file) => ts.visitEachChild(file, visit, { factory, ...context });
};

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** Ends what an example left open: channels, their socket and timers. */
function hangUp(supabase: Client): void {
  const isLater = 'removeAllChannels' in supabase;
  const channels = isLater ? supabase.getChannels() : [];
  const closing = isLater ? supabase.removeAllChannels() : supabase.removeAllSubscriptions();
  // A server that does not answer is not waited for.
  closing.catch(() => undefined);
  for (const channel of channels) channel.teardown();
  // Version 1 keeps it to itself.
  void (Reflect.get(supabase, 'realtime') as { disconnect(): unknown }).disconnect();
  if ('stopAutoRefresh' in supabase.auth) void supabase.auth.stopAutoRefresh();
}

/** Runs an example; the result of its last `await`, as JSON. */
export async function runExample(code: string, supabase: Client): Promise<unknown> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
    transformers: { before: [seeAwaited] },
  });
  let last: unknown;
  const see = async (waitedFor: unknown) => (last = await waitedFor);
  const silent = new Proxy(console, { get: () => () => undefined });
  try {
    await new AsyncFunction('supabase', 'console', '__seen', outputText)(supabase, silent, see);
  } finally {
    hangUp(supabase);
  }
  const result = JSON.parse(JSON.stringify(last ?? null)) as Record<string, unknown> | null;
  // A server of HTTP/2, as the platform's, sends no text with the status; the docs show its name.
  if (typeof result?.['status'] === 'number') {
    result['statusText'] ||= STATUS_CODES[result['status']];
  }
  return result;
}
