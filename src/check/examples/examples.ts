import { groupBy } from '../../lib/group-by';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Proof } from '../../node/verification/proofs';
import type { Check } from '../check';
import { EXAMPLE_SETUP } from './example-setup';
import type { ExampleSetup } from './example-setup';
import { NOT_EXECUTED } from './not-executed';
import { compareResponse } from './compare-responses';
import type { ClientPackage } from '../runner/client-packages';
import { loadClientPackages } from '../runner/client-packages';
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
  async run({ root, samples, cache }) {
    const diagnostics: Diagnostic[] = [];
    const proofs = new Map<string, Proof>();
    const remarks: string[] = [];
    let server: ExampleServer | undefined;
    const { log, warn, error } = console;
    try {
      // Lite prints the emails it would send and the errors it returns.
      Object.assign(console, { log: silent, warn: silent, error: silent });
      const found = readExamples(samples);
      const clients = loadClientPackages(root);
      const failed = new Set<string>();
      const unrun = new Map<string, number>();
      for (const example of byState(found)) {
        const { name, version, code, sql, response } = example;
        const parts = [version, code.code, sql?.code ?? '', response?.code ?? ''];
        const setup = JSON.stringify(setupOf(name));
        const errors = await cache.get(['examples', setup, ...parts], async () =>
          findErrors(example, clients, (server ??= await ExampleServer.open())),
        );
        const listing = listingOf(name);
        if (listing && errors.length > 0) {
          failed.add(listing.pattern);
          unrun.set(listing.reason, (unrun.get(listing.reason) ?? 0) + 1);
          continue;
        }
        diagnostics.push(...errors.map((found) => toDiagnostic(example, found)));
        if (errors.length > 0) continue;
        for (const part of [code, sql, response]) if (part) proofs.set(part.id, 'runs');
      }
      diagnostics.push(...checkLists(found, failed));
      remarks.push(...[...unrun].map(([reason, count]) => `${count} not executed: ${reason}`));
    } finally {
      Object.assign(console, { log, warn, error });
      await server?.close();
    }
    return { diagnostics, proofs, remarks };
  },
};

const silent = () => undefined;

const FIX_ERROR =
  'fix it, show the response, or list it in src/check/examples/not-executed.ts with the reason';

const LISTED = NOT_EXECUTED.flatMap(({ reason, examples: names }) =>
  names
    .trim()
    .split(/\s+/)
    .map((pattern) => ({ reason, pattern: `javascript/${pattern}` })),
);

function listingOf(name: string): { reason: string; pattern: string } | undefined {
  return LISTED.find(
    ({ pattern }) =>
      pattern === name || (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1))),
  );
}

/** Reports names in the two lists that no example has, and patterns whose examples all work. */
function checkLists(found: Example[], failed: ReadonlySet<string>): Diagnostic[] {
  const names = new Set(found.map(({ name }) => name));
  const used = new Set(found.map(({ name }) => listingOf(name)?.pattern));
  const diagnostic = (list: string, message: string, fix: string): Diagnostic => {
    const file = `src/check/examples/${list}.ts`;
    return { file, line: 1, column: 1, rule: 'examples', message, fix };
  };
  return [
    ...LISTED.flatMap(({ pattern }) => {
      if (!used.has(pattern)) {
        const fix = 'remove it from the list, or correct its name';
        return [diagnostic('not-executed', `No example is called ${pattern}`, fix)];
      }
      if (failed.has(pattern)) return [];
      const message = `${pattern} is listed as not executed, but it works`;
      return [diagnostic('not-executed', message, 'remove it from the list')];
    }),
    ...Object.keys(EXAMPLE_SETUP).flatMap((name) => {
      const fix = 'remove it from the list, or correct its name';
      return names.has(name)
        ? []
        : [diagnostic('example-setup', `No example is called ${name}`, fix)];
    }),
  ];
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
  const groups = groupBy(all, ({ name, sql }) => stateOf(sql?.code ?? '', setupOf(name)));
  return [...groups.values()].flat();
}

async function findErrors(
  { name, version, code, sql, response }: Example,
  clients: ClientPackage[],
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
  const library = clients.find((item) => item.version === version);
  if (!library) {
    const fix = `add ${version} to "packages" in spec/libraries.yml, and install that package`;
    return [errorIn('code', `No installed package belongs to javascript ${version}`, fix)];
  }
  let client;
  try {
    client = await server.client(library, sql?.code ?? '', setupOf(name));
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
      errorIn('code', `It comes back with "${message}"`, FIX_ERROR, blamed(code.code, message)),
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
