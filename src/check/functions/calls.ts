import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { KEY, SECRET_KEY } from '../backend/email-links';
import type { FunctionCall } from './function-list';
import type { PageCode } from './page-code';

/** Throws if the response isn't what the page promises. */
export async function callFunction(
  call: FunctionCall,
  url: string,
  token: string,
  env: Record<string, string>,
): Promise<void> {
  const [method = '', path = ''] = call.call.split(' ');
  const isJson = call.body !== undefined;
  const body = JSON.stringify(call.body);
  const headers = {
    ...credentials(call.as, token),
    ...(call.signedWith && { 'Stripe-Signature': sign(body, env[call.signedWith] ?? '') }),
    ...call.headers,
  };
  const response = await fetch(`${url}/functions/v1/${path}`, {
    method,
    headers: isJson ? { 'Content-Type': 'application/json', ...headers } : headers,
    ...(isJson && { body }),
  });
  const json: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const returned = call.returns === undefined || matches(json, call.returns);
  if (response.status === call.status && returned) return;
  const text = await response.text();
  throw new Error(`${call.call} as ${call.as} returns ${response.status}: ${text.slice(0, 500)}`);
}

function credentials(as: FunctionCall['as'], token: string): Record<string, string> {
  if (as === 'nobody') return {};
  if (as === 'secret') return { apikey: SECRET_KEY };
  return { apikey: KEY, ...(as === 'user' && { Authorization: `Bearer ${token}` }) };
}

/** A body and the time, like Stripe. */
function sign(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hash}`;
}

/** Whether a value contains everything expected. Arrays must have the same length. */
export function matches(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(expected) !== Array.isArray(value)) return false;
  if (Array.isArray(expected) && expected.length !== (value as unknown[]).length) return false;
  const found = value as Record<string, unknown>;
  return Object.entries(expected).every(([key, item]) => matches(found[key], item));
}

/** Those that call the page's functions. Throws if the output differs from the page. */
export async function runCommands(
  commands: PageCode['commands'],
  url: string,
  names: Iterable<string>,
): Promise<number> {
  const paths = [...names].map((name) => `/functions/v1/${name}`);
  const own = commands.filter(({ command }) => paths.some((path) => command.includes(path)));
  const env = {
    PATH: process.env['PATH'],
    ...{ API_URL: url, PUBLISHABLE_KEY: KEY, SUPABASE_SECRET_KEY: SECRET_KEY },
  };
  for (const { command, prints } of own) {
    const local = command.replaceAll(PROJECT_URL, url);
    const options = ['-c', local.replace('curl ', 'curl --silent --show-error --fail-with-body ')];
    const { stdout } = await promisify(execFile)('bash', options, { env });
    const missing = prints.find((line) => line && !stdout.includes(line));
    if (missing) throw new Error(`${command}\ndoesn't print: ${missing}\nIt prints: ${stdout}`);
  }
  return own.length;
}

/** Of a project or a local stack. */
const PROJECT_URL = /https:\/\/<project-ref>\.supabase\.co|http:\/\/127\.0\.0\.1:54321/g;
