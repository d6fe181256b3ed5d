import { join } from 'node:path';
import { examples } from '../../../src/check/examples/examples';
import { runCheckInProcess } from '../../../src/check/runner/run-in-process';
import type { Example } from '../../../src/node/examples/example';
import { example } from './check-example';

const ROOT = join(__dirname, '../../..');

function clientExample(id: string, version: string, code: string): Example {
  const entry = { library: 'javascript', version, id: 'on', type: 'function' as const };
  return example('ts', code, { file: id, id, entry, group: id, role: 'example' });
}

const SUBSCRIBE = `const channel = supabase.channel('room').on('broadcast', { event: 'a' }, () => {})
channel.subscribe()
const { error } = await Promise.resolve({ error: null })`;
const SUBSCRIBE_V1 = `supabase.from('countries').on('*', () => {}).subscribe()`;

test('a check in a separate process returns its diagnostics and proofs', async () => {
  const blocks = [
    clientExample('good', 'v2', SUBSCRIBE),
    clientExample('old', 'v1', SUBSCRIBE_V1),
    clientExample('bad', 'v2', 'nation()'),
    example('sql', 'select 1', { id: 'no example' }),
  ];
  const { diagnostics, proofs, seconds } = await runCheckInProcess(examples, ROOT, blocks, false);
  const found = diagnostics.filter(({ file }) => !file.startsWith('src/'));
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'bad: nation is not defined',
  ]);
  expect([...proofs!.keys()].sort()).toEqual(['good', 'old']);
  expect(seconds).toBeGreaterThan(0);
});

test('a check without examples starts no process', async () => {
  const blocks = [example('sql', 'select 1')];
  expect(await runCheckInProcess(examples, ROOT, blocks, true)).toEqual({
    diagnostics: [],
    seconds: 0,
  });
});
