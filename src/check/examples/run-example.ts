import { STATUS_CODES } from 'node:http';
import ts from 'typescript';
import type { Client } from '../../run/engine/example-server';

/** Passes the operand of each `await` to `__record`, which stores its result. */
const recordAwaited: ts.TransformerFactory<ts.SourceFile> = ({ factory, ...context }) => {
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, { factory, ...context });
    if (!ts.isAwaitExpression(inner)) return inner;
    return factory.updateAwaitExpression(
      inner,
      factory.createCallExpression(factory.createIdentifier('__record'), undefined, [
        inner.expression,
      ]),
    );
  };
  return (file) => ts.visitEachChild(file, visit, { factory, ...context });
};

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** Closes the channels, the socket, and the timers that an example left open. */
function disconnect(supabase: Client): void {
  const isV2 = 'removeAllChannels' in supabase;
  const channels = isV2 ? supabase.getChannels() : [];
  const closing = isV2 ? supabase.removeAllChannels() : supabase.removeAllSubscriptions();
  // Don't wait for the server, because it doesn't support Realtime.
  closing.catch(() => undefined);
  for (const channel of channels) channel.teardown();
  // In v1, `realtime` is private.
  void (Reflect.get(supabase, 'realtime') as { disconnect(): unknown }).disconnect();
  if ('stopAutoRefresh' in supabase.auth) void supabase.auth.stopAutoRefresh();
}

/** Runs an example and returns the result of its last `await`, as JSON. Throws if the example does. */
export async function runExample(code: string, supabase: Client): Promise<unknown> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
    transformers: { before: [recordAwaited] },
  });
  let last: unknown;
  const record = async (awaited: unknown) => (last = await awaited);
  const silent = new Proxy(console, { get: () => () => undefined });
  try {
    await new AsyncFunction('supabase', 'console', '__record', outputText)(
      supabase,
      silent,
      record,
    );
  } finally {
    disconnect(supabase);
  }
  const result = JSON.parse(JSON.stringify(last ?? null)) as Record<string, unknown> | null;
  // HTTP/2 responses have no status text, but examples show the standard one.
  if (typeof result?.['status'] === 'number') {
    result['statusText'] ||= STATUS_CODES[result['status']];
  }
  return result;
}
