import { prepareCode, RECORD, runPrepared } from '../../../src/run/engine/javascript';

test('types are removed, and lines stay where they are', () => {
  const script = prepareCode(
    'interface A {\n  b: string;\n}\nconst a: A = { b: "c" };\nthrow a as A;',
  );
  expect(script.split('\n')).toHaveLength(5);
  expect(script).not.toContain('interface');
  expect(script.split('\n')[4]).toContain('throw a');
});

test('the operands of all awaits are recorded, also of nested ones', () => {
  const script = prepareCode('const { data } = await first(await second(), await third)');
  expect(script).toBe(
    `const { data } = await ${RECORD}(first(await ${RECORD}(second()), await ${RECORD}(third)))`,
  );
});

test('the awaited values arrive in order', async () => {
  const values: unknown[] = [];
  const record = async (value: unknown) => {
    values.push(await value);
    return value;
  };
  const script = prepareCode('async function f(n: number) { return await n }\nawait f(1); await 2');
  await runPrepared(script, { [RECORD]: record });
  expect(values).toEqual([1, 1, 2]);
});

test('a syntax error has a line', () => {
  expect(() => prepareCode('const a = 1;\nconst b = ;')).toThrow(
    expect.objectContaining({ loc: expect.objectContaining({ line: 2 }) as unknown }),
  );
});
