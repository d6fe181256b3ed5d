import { Outputs } from '../../../src/run/sandbox/outputs';
import { recordedConsole } from '../../../src/run/sandbox/run-javascript';

const rows = (count: number, text = 'x') => ({
  kind: 'rows' as const,
  columns: ['a'],
  rows: Array.from({ length: count }, () => [text]),
  count,
  command: 'SELECT',
});

test('outputs below the limits are complete', () => {
  const outputs = new Outputs();
  outputs.add(rows(1000));
  outputs.add({ kind: 'response', value: { data: [] } });
  expect(outputs.result()).toMatchObject({
    outputs: [rows(1000), { kind: 'response', value: { data: [] } }],
    isTruncated: false,
  });
});

test('rows beyond the first 1,000 are left out, but counted', () => {
  const outputs = new Outputs();
  outputs.add(rows(1001));
  expect(outputs.result()).toMatchObject({
    outputs: [{ ...rows(1000), count: 1001 }],
    isTruncated: true,
  });
});

test('long rows are left out', () => {
  const outputs = new Outputs();
  outputs.add(rows(10, 'x'.repeat(50_000)));
  const {
    outputs: [result],
    isTruncated,
  } = outputs.result();
  expect(result).toMatchObject({
    count: 10,
    rows: Array.from({ length: 3 }, () => [expect.any(String)]),
  });
  expect(isTruncated).toBe(true);
});

test('output stops at the limit, but the error that ends a run is always there', () => {
  const outputs = new Outputs();
  const { log } = recordedConsole(outputs);
  for (let count = 0; count < 100; count += 1) log('x'.repeat(10_000));
  outputs.add({ kind: 'error', message: 'The end' });
  const { outputs: found, isTruncated } = outputs.result();
  expect(JSON.stringify(found).length).toBeLessThan(210_000);
  expect(found.at(-1)).toEqual({ kind: 'error', message: 'The end' });
  expect(isTruncated).toBe(true);
});

test('the console prints values as text', () => {
  const outputs = new Outputs();
  const { log, warn } = recordedConsole(outputs);
  log('a', 1, { b: [2] }, undefined);
  warn(new TypeError('c'));
  const circular: { self?: unknown } = {};
  circular.self = circular;
  log(circular, 1n);
  expect(outputs.result().outputs).toEqual([
    { kind: 'log', level: 'log', text: 'a 1 {\n  "b": [\n    2\n  ]\n} undefined' },
    { kind: 'log', level: 'warn', text: 'TypeError: c' },
    { kind: 'log', level: 'log', text: '[object Object] 1' },
  ]);
});
