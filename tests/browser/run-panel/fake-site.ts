// Replaces the engine and the examples in the bundle.
import { CODE } from './code';
import { FakeEngine, javascriptExample, rowsOutput, sqlExample } from '../../fixtures/fake-engine';
import type { Respond } from '../../fixtures/fake-engine';
import type {
  Caller,
  LoadProgress,
  PageExamples,
  RunEngine,
  RunOutput,
  TableInfo,
} from '../../../src/run/client/types';

const USERS = ['ada@example.com', 'ben@example.com'];
const QUOTES = [
  [1, 'Ada', false, null],
  [2, 'Ben', true, { tags: ['ships'] }],
];
const columns = ['id', 'author', 'is_public', 'details'];
const visible = (caller: Caller) =>
  caller.role === 'postgres' || caller.role === 'service_role' || isAda(caller)
    ? QUOTES
    : QUOTES.slice(1);
const isAda = (caller: Caller) => 'email' in caller && caller.email === USERS[0];

const respond: Respond = (code, caller) => {
  const rows = visible(caller);
  if (code.includes('quote;')) {
    const message = 'relation "public.quote" does not exist';
    const hint = 'Perhaps you meant to reference the table "public.quotes".';
    return [{ kind: 'error', code: '42P01', message, hint, line: 1 }];
  }
  if (code.includes('generate_series')) {
    const wide = Array.from({ length: 40 }, (_, index) => [
      index + 1,
      'A very long value. '.repeat(12),
    ]);
    return [rowsOutput(['generate_series', 'repeat'], ...wide)];
  }
  if (code.includes('pg_sleep')) return 'endless';
  if (code.includes('supabase')) {
    const data = rows.map(([id, author]) => ({ id, author }));
    return [
      { kind: 'log', level: 'log', text: 'Reading quotes' },
      { kind: 'log', level: 'warn', text: 'No order: rows can arrive in any order' },
      {
        kind: 'response',
        value: { data, error: null, count: null, status: 200, statusText: 'OK' },
      },
    ];
  }
  if (code.startsWith('select')) return [rowsOutput(columns, ...rows)];
  const done = (command: string, count = 0): RunOutput => ({
    kind: 'rows',
    columns: [],
    rows: [],
    count,
    command,
  });
  return code.includes('policy')
    ? [done('CREATE POLICY')]
    : [done('CREATE TABLE'), done('INSERT', 2)];
};

const allowed = () =>
  new Promise<void>((resolve) => {
    if (!location.search.includes('slow')) resolve();
    else document.addEventListener('load-engine', () => resolve(), { once: true });
  });

async function load(onProgress: (progress: LoadProgress) => void): Promise<void> {
  onProgress({ loaded: 1_800_000, total: 4_600_000 });
  await allowed();
  onProgress({ loaded: 4_600_000, total: 4_600_000 });
}

const QUOTES_TABLE: TableInfo = {
  ...{ schema: 'public', name: 'quotes', hasRowSecurity: true },
  problems: [],
  columns: [
    { name: 'id', type: 'bigint' },
    { name: 'author', type: 'text' },
  ],
};

export const createEngine = (): RunEngine => new FakeEngine(respond, load, [QUOTES_TABLE]);

export const loadJson = (): Promise<PageExamples> => {
  const withUsers = (example: PageExamples[string]) => ({
    ...example,
    hasCallers: true,
    setup: { ...example.setup, users: USERS },
  });
  const examples = [
    sqlExample('table', CODE.table),
    withUsers(sqlExample('policy', CODE.policy, ['table'])),
    withUsers(sqlExample('select', CODE.select, ['table', 'policy'])),
    sqlExample('fails', CODE.fails, ['table', 'policy']),
    withUsers(javascriptExample('client', CODE.client, '{ "data": [] }')),
    sqlExample('wide', CODE.wide),
    sqlExample('endless', CODE.endless),
  ];
  return Promise.resolve(Object.fromEntries(examples.map((example) => [example.id, example])));
};
