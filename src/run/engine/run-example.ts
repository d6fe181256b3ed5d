import type { Client } from './example-server';
import { prepareCode, RECORD, runPrepared } from './javascript';

const STATUS_TEXTS: Record<number, string> = {
  ...{ 200: 'OK', 201: 'Created', 204: 'No Content', 206: 'Partial Content' },
  ...{ 300: 'Multiple Choices', 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden' },
  ...{ 404: 'Not Found', 405: 'Method Not Allowed', 406: 'Not Acceptable', 409: 'Conflict' },
  ...{ 416: 'Range Not Satisfiable', 422: 'Unprocessable Entity', 429: 'Too Many Requests' },
  ...{ 500: 'Internal Server Error', 501: 'Not Implemented', 503: 'Service Unavailable' },
};

const SILENT = new Proxy({} as Console, { get: () => () => undefined });

function disconnect(supabase: Client): void {
  const isV2 = 'removeAllChannels' in supabase;
  const channels = isV2 ? supabase.getChannels() : [];
  const closing = isV2 ? supabase.removeAllChannels() : supabase.removeAllSubscriptions();
  // The server doesn't support Realtime.
  closing.catch(() => undefined);
  for (const channel of channels) channel.teardown();
  // In v1, `realtime` is private.
  void (Reflect.get(supabase, 'realtime') as { disconnect(): unknown }).disconnect();
  if ('stopAutoRefresh' in supabase.auth) void supabase.auth.stopAutoRefresh();
}

/** Returns the result of the last `await` as JSON. Throws if the example does. */
export async function runExample(
  code: string,
  supabase: Client,
  console: Console = SILENT,
): Promise<unknown> {
  const script = prepareCode(code);
  let last: unknown;
  const record = async (awaited: unknown) => (last = await awaited);
  try {
    await runPrepared(script, { supabase, console, [RECORD]: record });
  } finally {
    disconnect(supabase);
  }
  const result = JSON.parse(JSON.stringify(last ?? null)) as Record<string, unknown> | null;
  // HTTP/2 responses have no status text, but examples show one.
  if (typeof result?.['status'] === 'number') {
    result['statusText'] ||= STATUS_TEXTS[result['status']];
  }
  return result;
}
