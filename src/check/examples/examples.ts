import type { Diagnostic } from '../../lib/diagnostic';
import type { Proof } from '../../node/verification/proofs';
import type { Check } from '../check';
import { EXAMPLE_SETUP } from './example-setup';
import type { ExampleSetup } from './example-setup';
import { NOT_EXECUTED } from './not-executed';
import { compareResponse } from './compare-responses';
import { runExample } from './run-example';
import { ExampleServer, stateOf } from './server';
import { placeInSample } from '../../node/verification/samples';
import type { Sample } from '../../node/verification/samples';
import { positionAt } from '../../lib/positions';

/** An example of a client library with its parts. */
interface Example {
  /** Library, version, entry and example. */
  name: string;
  version: string;
  code: Sample;
  sql?: Sample;
  response?: Sample;
}

/** Something wrong in one of an example's parts. */
interface ExampleError {
  part: 'code' | 'sql' | 'response';
  offset: number;
  message: string;
  fix: string;
}

/** Examples of the JavaScript reference, run by the real library against Supabase Lite. */
export const examples: Check = {
  name: 'examples',
  about: 'Each example of the JavaScript reference runs on its data and answers as it shows.',
  separate: ({ entry, example, optOut }) =>
    entry?.library === 'javascript' && example !== undefined && optOut === undefined,
  async run({ samples, cache }) {
    const diagnostics: Diagnostic[] = [];
    const proofs = new Map<string, Proof>();
    const remarks: string[] = [];
    let server: ExampleServer | undefined;
    const { log, warn, error } = console;
    try {
      // Lite prints the mails it would send and the errors it answers with.
      Object.assign(console, { log: silent, warn: silent, error: silent });
      const found = readExamples(samples);
      diagnostics.push(...findUnknown(found));
      for (const example of byState(found)) {
        const { name, version, code, sql, response } = example;
        const parts = [version, code.code, sql?.code ?? '', response?.code ?? ''];
        const setup = JSON.stringify(setupOf(name));
        const errors = await cache.get(['examples', setup, ...parts], async () =>
          findErrors(example, (server ??= await ExampleServer.open())),
        );
        const reason = NOT_EXECUTED[name];
        if (reason && errors.length > 0) {
          remarks.push(`not executed, ${name}: ${reason}`);
          continue;
        }
        if (reason) errors.push(WORKS);
        diagnostics.push(...errors.map((found) => toDiagnostic(example, found)));
        if (errors.length > 0) continue;
        for (const part of [code, sql, response]) if (part) proofs.set(part.id, 'runs');
      }
    } finally {
      Object.assign(console, { log, warn, error });
      await server?.close();
    }
    return { diagnostics, proofs, remarks };
  },
};

const silent = () => undefined;

const MEND_ERROR =
  'fix it, show the response, or list it in src/check/examples/not-executed.ts with the reason';

const WORKS: ExampleError = {
  part: 'code',
  offset: 0,
  message: 'The example is listed as one that cannot be executed, but it works',
  fix: 'remove it from src/check/examples/not-executed.ts',
};

/** Names in the lists of `data/` that no example has. */
function findUnknown(found: Example[]): Diagnostic[] {
  const names = new Set(found.map(({ name }) => name));
  const lists = { 'not-executed': NOT_EXECUTED, 'example-setup': EXAMPLE_SETUP };
  return Object.entries(lists).flatMap(([list, entries]) =>
    Object.keys(entries)
      .filter((name) => !names.has(name))
      .map((name) => ({
        file: `src/check/examples/${list}.ts`,
        line: 1,
        column: 1,
        rule: 'examples',
        message: `There is no example ${name}`,
        fix: 'remove it from the list, or correct its name',
      })),
  );
}

function readExamples(samples: Sample[]): Example[] {
  const byName = new Map<string, Partial<Example>>();
  for (const sample of samples) {
    const { entry, example, role } = sample;
    if (!entry || !example || !examples.separate!(sample)) continue;
    const { library, version, id } = entry;
    const name = [library, version, id, example].join('/');
    const known = byName.get(name) ?? { name, version };
    if (role === 'example') known.code = sample;
    if (role === 'example-sql') known.sql = sample;
    if (role === 'example-response') known.response = sample;
    byName.set(name, known);
  }
  return [...byName.values()].filter((example): example is Example => Boolean(example.code));
}

function setupOf(name: string): ExampleSetup {
  return EXAMPLE_SETUP[name] ?? {};
}

/** Those that start from the same data one after the other. */
function byState(all: Example[]): Example[] {
  const groups = new Map<string, Example[]>();
  for (const example of all) {
    const state = stateOf(example.sql?.code ?? '', setupOf(example.name));
    groups.set(state, [...(groups.get(state) ?? []), example]);
  }
  return [...groups.values()].flat();
}

async function findErrors(
  { name, version, code, sql, response }: Example,
  server: ExampleServer,
): Promise<ExampleError[]> {
  const errorIn = (
    part: ExampleError['part'],
    error: unknown,
    fix: string,
    offset = 0,
  ): ExampleError => {
    return { part, offset, message: error instanceof Error ? error.message : String(error), fix };
  };
  let client;
  try {
    client = await server.client(version, sql?.code ?? '', setupOf(name));
  } catch (error) {
    return [errorIn('sql', error, 'fix the sample data: it cannot be loaded')];
  }
  let result;
  try {
    result = await runExample(code.code, client);
  } catch (error) {
    return [errorIn('code', error, 'fix the example: it throws')];
  }
  const error = (result as { error?: { message?: string } | null } | null)?.error;
  if (error && !(response && showsError(response.code))) {
    const message = String(error.message);
    return [
      errorIn('code', `It comes back with "${message}"`, MEND_ERROR, blamed(code.code, message)),
    ];
  }
  if (response) {
    const fix = 'show what comes back, or fix the example or its data';
    return compareResponse(response.code, result).map(({ offset, message }) =>
      errorIn('response', message, fix, offset),
    );
  }
  return [];
}

/** True for a response that has an error on purpose. */
function showsError(response: string): boolean {
  return /"error":\s*[^\sn]/.test(response);
}

/** Where in an example an error comes from: the last text it names, or else what was waited for last. */
export function blamed(code: string, message: string): number {
  const words = [...message.matchAll(/[\w-]{2,}/g)].map(([word]) => word);
  for (const word of words.reverse()) {
    const found = new RegExp(`['"\`][^'"\`\\n]*(?<![\\w-])${word}(?![\\w-])`).exec(code);
    if (found) return found.index + found[0].length - word.length;
  }
  return Math.max(0, code.lastIndexOf('await'));
}

function toDiagnostic(example: Example, { part, offset, message, fix }: ExampleError): Diagnostic {
  const sample = example[part] ?? example.code;
  const at = placeInSample(sample, positionAt(sample.code, offset));
  return { file: sample.file, ...at, rule: 'examples', message, fix };
}
