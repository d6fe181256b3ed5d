import { findRunnable } from '../../../src/node/run/find-runnable';
import type { Proof } from '../../../src/node/results/proofs';
import type { Example } from '../../../src/node/examples/example';
import { NO_RUN_TEXT } from '../../../src/lib/strings/no-run';
import { proofsOf } from '../../fixtures/proofs-of';

const GUIDE = 'content/guides/a.mdx';

const fence = (code: string, more: Partial<Example> = {}): Example => ({
  ...{ id: code, role: 'fence', file: GUIDE, page: GUIDE, line: 1, column: 1, indent: 0 },
  ...{ language: 'sql', code, ...more },
});

const example = (version: string, id: string, name: string, more: Partial<Example> = {}): Example =>
  fence(`call('${id}')`, {
    ...{ role: 'example', language: 'ts', page: `spec/${version}.yml`, group: name },
    entry: { library: 'javascript', version, id, type: 'function' },
    ...more,
  });

function verdicts(list: [example: Example, proof: Proof | undefined][]): (string | undefined)[] {
  const proofs = proofsOf(
    list.flatMap(([item, proof]) => (proof ? [[item, { proof, by: 'a check' }]] : [])),
  );
  const examples = list.map(([item]) => item);
  const { runnable, reasons } = findRunnable(examples, proofs);
  return examples.map((item) => (runnable.includes(item) ? 'runs' : reasons.get(item)));
}

const because = NO_RUN_TEXT.because;
const NO_EXTENSION = (name: string) => because(NO_RUN_TEXT.extension(name));

test.each([
  ['select * from pg_stat_statements', 'runs', 'pg_stat_statements'],
  ["select cron.schedule('a', '* * * * *', 'select 1')", 'typed', 'pg_cron'],
  ['create extension if not exists postgis', 'typed', 'postgis'],
  ['drop extension if exists pg_cron', 'typed', 'pg_cron'],
  ['create extension "pg_net" with schema extensions; select vault.a()', 'typed', 'pg_net'],
] as const)('%j cannot run because an extension is missing', (code, proof, name) => {
  expect(verdicts([[fence(code), proof]])).toEqual([NO_EXTENSION(name)]);
});

test('SQL that Postgres in the page cannot execute says so', () => {
  expect(verdicts([[fence('create server s'), 'parsed']])).toEqual([
    because(NO_RUN_TEXT.statement),
  ]);
});

test('SQL that needs an earlier example without a button says so, through several examples', () => {
  const list: [Example, Proof][] = [
    [fence('create table places (at geography(point)); select st_point(1, 2)'), 'typed'],
    [fence('create view near as select * from places'), 'typed'],
    [fence('select * from near'), 'runs'],
    [fence('select 1'), 'runs'],
    [fence('select * from near where true', { page: 'content/guides/b.mdx' }), 'runs'],
  ];
  const earlier = because(NO_RUN_TEXT.earlier);
  expect(verdicts(list)).toEqual([NO_EXTENSION('postgis'), earlier, earlier, 'runs', 'runs']);
});

test('examples of the reference that are not executed have the reason of the list', () => {
  expect(
    verdicts([
      [example('v2', 'mfa-enroll', 'totp'), 'typed'],
      [example('v1', 'create-bucket', 'any'), 'typed'],
      [example('v2', 'select', 'all'), 'runs'],
      [example('v2', 'select', 'unlisted', { code: 'b' }), 'typed'],
    ]),
  ).toEqual([
    because('Supabase Lite has no MFA'),
    because('Storage is experimental in Supabase Lite'),
    'runs',
    undefined,
  ]);
});

test('code in the other language only has a reason next to code that can run', () => {
  const script = (page: string) => fence("supabase.from('a')", { language: 'js', page });
  const { entry, page } = example('v2', 'select', 'all');
  const list: [Example, Proof][] = [
    [script(GUIDE), 'typed'],
    [fence('select 1'), 'runs'],
    [script('content/guides/b.mdx'), 'typed'],
    [fence('App', { language: 'tsx' }), 'typed'],
    [example('v2', 'select', 'all'), 'runs'],
    [fence('select 2', { page, ...(entry && { entry }) }), 'runs'],
  ];
  expect(verdicts(list)).toEqual([
    because(NO_RUN_TEXT.scriptInGuide),
    'runs',
    undefined,
    undefined,
    'runs',
    because(NO_RUN_TEXT.sqlInReference),
  ]);
});

test('code that is not verified has no reason, because its label already has one', () => {
  expect(
    verdicts([
      [fence('select cron.a()', { optOut: 'needs a server' }), 'runs'],
      [fence('select vault.a()'), undefined],
    ]),
  ).toEqual([undefined, undefined]);
});
