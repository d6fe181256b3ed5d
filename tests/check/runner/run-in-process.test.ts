import { join } from 'node:path';
import { examples } from '../../../src/check/examples/examples';
import { runCheckInProcess } from '../../../src/check/runner/run-in-process';
import type { Sample } from '../../../src/node/examples/sample';
import { sample } from './check-sample';

const ROOT = join(__dirname, '../../..');

function example(id: string, version: string, code: string): Sample {
  const entry = { library: 'javascript', version, id: 'on', type: 'function' as const };
  return sample('ts', code, { file: id, id, entry, example: id, role: 'example' });
}

const SUBSCRIBE = `const channel = supabase.channel('room').on('broadcast', { event: 'a' }, () => {})
channel.subscribe()
const { error } = await Promise.resolve({ error: null })`;
const SUBSCRIBE_V1 = `supabase.from('countries').on('*', () => {}).subscribe()`;

test('a check in a separate process returns its diagnostics and proofs', async () => {
  const samples = [
    example('good', 'v2', SUBSCRIBE),
    example('old', 'v1', SUBSCRIBE_V1),
    example('bad', 'v2', 'nation()'),
    sample('sql', 'select 1', { id: 'no example' }),
  ];
  const { diagnostics, proofs, seconds } = await runCheckInProcess(examples, ROOT, samples, false);
  const found = diagnostics.filter(({ file }) => !file.startsWith('src/'));
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'bad: nation is not defined',
  ]);
  expect([...proofs!.keys()].sort()).toEqual(['good', 'old']);
  expect(seconds).toBeGreaterThan(0);
});

test('a check without samples starts no process', async () => {
  const samples = [sample('sql', 'select 1')];
  expect(await runCheckInProcess(examples, ROOT, samples, true)).toEqual({
    diagnostics: [],
    seconds: 0,
  });
});
