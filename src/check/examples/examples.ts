import { groupBy } from '../../lib/group-by';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Proof } from '../../node/results/proofs';
import type { Check } from '../runner/check';
import { compareResponse } from '../../run/engine/compare-responses';
import type { ClientLibrary } from '../../run/engine/example-server';
import { ExampleServer, stateOf } from '../../run/engine/example-server';
import { runExample } from '../../run/engine/run-example';
import { readProjectSql } from '../../node/run/example-project';
import WebSocket from 'ws';
import type { ClientPackage } from '../runner/client-packages';
import { loadClientPackages } from '../runner/client-packages';
import { exampleDiagnostic } from '../runner/check-examples';
import { findNotExecuted, NOT_EXECUTED, NOT_EXECUTED_FILE } from '../../node/examples/not-executed';
import type { Example } from '../../node/examples/example';
import { positionAt } from '../../lib/positions';

interface RunnableExample {
  /** `library/version/entry/example`. */
  name: string;
  version: string;
  code: Example;
  sql?: Example | undefined;
  response?: Example | undefined;
}

interface ExampleError {
  part: 'code' | 'sql' | 'response';
  offset: number;
  message: string;
  fix: string;
}

/** Runs the JavaScript reference with the real library on Supabase Lite. */
export const examples: Check = {
  name: 'examples',
  separate: ({ entry, group: example, optOut }) =>
    entry?.library === 'javascript' && example !== undefined && optOut === undefined,
  async run({ root, examples, cache }) {
    const diagnostics: Diagnostic[] = [];
    const proofs = new Map<string, Proof>();
    const failed = new Set<string>();
    const skipped: string[] = [];
    const found = groupExamples(examples);
    const clients = loadClientPackages(root);
    const project = readProjectSql(root);
    let server: ExampleServer | undefined;
    const { log, warn, error } = console;
    try {
      // Lite prints emails, and the errors that it returns.
      Object.assign(console, { log: silent, warn: silent, error: silent });
      for (const example of byState(found)) {
        const { name, version, code, sql, response } = example;
        const parts = [version, code.code, sql?.code ?? '', response?.code ?? ''];
        const setup = JSON.stringify(code.setup);
        const errors = await cache.get(['examples', project, setup, ...parts], async () =>
          findErrors(example, clients, (server ??= await openServer(project))),
        );
        const listing = findNotExecuted(name);
        if (errors.length === 0) {
          for (const part of [code, sql, response]) if (part) proofs.set(part.id, 'runs');
        } else if (listing) {
          failed.add(listing.pattern);
          skipped.push(listing.reason);
        } else diagnostics.push(...errors.map((item) => toDiagnostic(example, item)));
      }
    } finally {
      Object.assign(console, { log, warn, error });
      await server?.close();
    }
    diagnostics.push(...checkList(found, failed));
    const remarks = [...groupBy(skipped, (reason) => reason)].map(
      ([reason, { length }]) => `${length} not executed: ${reason}`,
    );
    return { diagnostics, proofs, remarks };
  },
};

const silent = () => undefined;

/** Not null. */
const SHOWN_ERROR = /"error":\s*[^\sn]/;
const FIX_ERROR = `fix it, show the response, or list it in ${NOT_EXECUTED_FILE} with the reason`;

/** Names without an example, and patterns whose examples all work. */
function checkList(found: RunnableExample[], failed: ReadonlySet<string>): Diagnostic[] {
  const used = new Set(found.map(({ name }) => findNotExecuted(name)?.pattern));
  const diagnostic = (message: string, fix: string): Diagnostic => {
    return { file: NOT_EXECUTED_FILE, line: 1, column: 1, rule: 'examples', message, fix };
  };
  const patterns = NOT_EXECUTED.map(({ pattern }) => pattern);
  return patterns.flatMap((pattern) => {
    if (!used.has(pattern)) {
      return diagnostic(`There's no example ${pattern}`, 'remove it, or correct its name');
    }
    if (failed.has(pattern)) return [];
    const message = `${pattern} is listed as not executed, but it works`;
    return diagnostic(message, 'remove it from the list');
  });
}

function groupExamples(blocks: Example[]): RunnableExample[] {
  const groups = groupBy(blocks.filter(examples.separate!), ({ entry, group }) =>
    [entry!.library, entry!.version, entry!.id, group].join('/'),
  );
  return [...groups].flatMap(([name, parts]): RunnableExample[] => {
    const part = (kind: Example['role']) => parts.findLast(({ role }) => role === kind);
    const code = part('example');
    const [sql, response] = [part('example-sql'), part('example-response')];
    return code ? [{ name, version: code.entry!.version, code, sql, response }] : [];
  });
}

/** Puts examples with the same data next to each other. */
function byState(all: RunnableExample[]): RunnableExample[] {
  const groups = groupBy(all, ({ code, sql }) => stateOf(sql?.code ?? '', code.setup));
  return [...groups.values()].flat();
}

async function findErrors(
  { version, code, sql, response }: RunnableExample,
  clients: ClientPackage[],
  server: ExampleServer,
): Promise<ExampleError[]> {
  const errorIn = (part: ExampleError['part'], error: unknown, fix: string, offset = 0) => {
    return { part, offset, message: error instanceof Error ? error.message : String(error), fix };
  };
  const library = clients.find((item) => item.version === version);
  if (!library) {
    const fix = `add ${version} to "packages" in spec/libraries.yml, and install that package`;
    return [errorIn('code', `No package is installed for javascript ${version}`, fix)];
  }
  let client;
  try {
    const module = (await import(library.name)) as ClientLibrary;
    client = await server.client({ ...module, major: library.major }, sql?.code ?? '', code.setup);
  } catch (error) {
    return [errorIn('sql', error, "fix the example's SQL")];
  }
  let result;
  try {
    result = await runExample(code.code, client);
  } catch (error) {
    return [errorIn('code', error, 'fix the example so that it no longer throws')];
  }
  const error = (result as { error?: { message?: string } | null } | null)?.error;
  if (error && !SHOWN_ERROR.test(response?.code ?? '')) {
    const message = String(error.message);
    const offset = locateCause(code.code, message);
    return [errorIn('code', `The call returns the error "${message}"`, FIX_ERROR, offset)];
  }
  if (!response) return [];
  const fix = 'show the actual response, or fix the example or its data';
  return compareResponse(response.code, result).map(({ offset, message }) =>
    errorIn('response', message, fix, offset),
  );
}

async function openServer(projectSql: string): Promise<ExampleServer> {
  // Node 20 has no WebSocket, which the client library requires.
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
  return ExampleServer.open(projectSql);
}

/** The last string with a word of the error's message, or the last `await`. */
export function locateCause(code: string, message: string): number {
  const words = [...message.matchAll(/[\w-]{2,}/g)].map(([word]) => word);
  for (const word of words.reverse()) {
    const found = new RegExp(`['"\`][^'"\`\\n]*(?<![\\w-])${word}(?![\\w-])`).exec(code);
    if (found) return found.index + found[0].length - word.length;
  }
  return Math.max(0, code.lastIndexOf('await'));
}

function toDiagnostic(
  example: RunnableExample,
  { part, offset, message, fix }: ExampleError,
): Diagnostic {
  const block = example[part] ?? example.code;
  return exampleDiagnostic(block, 'examples', { ...positionAt(block.code, offset), message, fix });
}
