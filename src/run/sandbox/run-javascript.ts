import type { ExampleServer, ClientLibrary, Client } from '../engine/example-server';
import { runExample } from '../engine/run-example';
import { EXAMPLE_PASSWORD } from '../engine/setup';
import type { Caller, ProjectSetup, RunResult } from '../client/types';
import { Outputs } from './outputs';

type SignIn = (credentials: {
  email: string;
  password: string;
}) => Promise<{ error: Error | null }>;

export async function runJavaScript(
  server: ExampleServer,
  library: ClientLibrary,
  setup: ProjectSetup,
  code: string,
  caller: Caller,
): Promise<RunResult> {
  const isSecret = caller.role === 'service_role' || caller.role === 'postgres';
  const client = await server.createClient(library, setup, isSecret);
  if (caller.role === 'authenticated') await signIn(client, caller.email);
  const outputs = new Outputs();
  try {
    const value = await runExample(code, client, recordedConsole(outputs));
    outputs.add({ kind: 'response', value });
  } catch (error) {
    outputs.add(describe(error));
  }
  return outputs.result();
}

async function signIn({ auth }: Client, email: string): Promise<void> {
  const method = 'signInWithPassword' in auth ? auth.signInWithPassword : auth.signIn;
  const { error } = await (method as SignIn).call(auth, { email, password: EXAMPLE_PASSWORD });
  if (error) throw error;
}

/** Syntax errors have a place. */
type Thrown = Partial<Error> & { loc?: { line: number } };

function describe(error: unknown): { kind: 'error'; message: string; line?: number } {
  const { name, message = String(error), loc } = (error ?? {}) as Thrown;
  const text = message.replace(/^Error transforming undefined: /, '').replace(/ \(\d+:\d+\)$/, '');
  const head = name && name !== 'Error' ? `${name}: ` : '';
  return { kind: 'error', message: head + text, ...(loc && { line: loc.line }) };
}

const LEVELS = ['log', 'info', 'warn', 'error'] as const;

export function recordedConsole(outputs: Outputs): Console {
  const methods = LEVELS.map((level) => [
    level,
    (...values: unknown[]) =>
      outputs.add({ kind: 'log', level, text: values.map(format).join(' ') }),
  ]);
  return {
    ...console,
    debug: undefined,
    table: undefined,
    ...Object.fromEntries(methods),
  } as Console;
}

/** As in a browser. */
function format(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value, undefined, 2) ?? String(value);
  } catch {
    return String(value);
  }
}
