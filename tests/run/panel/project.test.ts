import { Project } from '../../../src/run/panel/project';
import type { RunStep } from '../../../src/run/panel/project';
import type { RunExample } from '../../../src/run/client/types';
import { FakeEngine, javascriptExample, rowsOutput, sqlExample } from '../../fixtures/fake-engine';
import { fakeProject } from '../../fixtures/fake-project';
import type { Respond } from '../../fixtures/fake-engine';

const fails: Respond = (code) =>
  code.includes('wrong')
    ? [{ kind: 'error', message: 'syntax error', code: '42601' }]
    : [rowsOutput(['n'], [1])];

function projectOf(examples: RunExample[], respond: Respond = fails) {
  const engine = new FakeEngine(respond);
  const project = fakeProject(engine, ...examples);
  const steps: RunStep['name'][] = [];
  const run = (id: string, code?: string) =>
    project.runExample(`/guides/a#${id}`, {
      code,
      caller: { role: 'postgres' },
      onStep: ({ name }) => steps.push(name),
    });
  return { project, engine, run, steps };
}

const THREE = [
  sqlExample('1', 'create table a ()'),
  sqlExample('2', 'insert into a default values', ['1']),
  sqlExample('3', 'select * from a', ['1', '2']),
];

test('runs earlier examples of the page first, and each one once', async () => {
  const { engine, run, steps } = projectOf(THREE);
  expect((await run('3')).earlier).toBe(2);
  expect(engine.calls).toEqual([
    'reset',
    'postgres: create table a ()',
    'postgres: insert into a default values',
    'postgres: select * from a',
  ]);
  expect(steps).toEqual(['earlier', 'earlier', 'running']);
  expect((await run('3')).earlier).toBe(0);
  expect(engine.calls.slice(4)).toEqual(['postgres: select * from a']);
});

test('starts over to run an example again that changes data', async () => {
  const { engine, run } = projectOf(THREE);
  await run('2');
  const first = engine.calls.splice(0);
  expect((await run('2')).earlier).toBe(1);
  expect(engine.calls).toEqual(first);
});

test('runs an earlier example as the reader changed it', async () => {
  const { engine, run } = projectOf(THREE);
  await run('1', 'create table a (id int)');
  await run('2');
  await run('2');
  expect(engine.calls.slice(3)).toEqual([
    'reset',
    'postgres: create table a (id int)',
    'postgres: insert into a default values',
  ]);
});

test('names the earlier example that failed, and starts over the next time', async () => {
  const broken = [sqlExample('1', 'wrong'), sqlExample('2', 'select 1', ['1'])];
  const { engine, run } = projectOf(broken);
  expect(await run('2')).toMatchObject({ failed: '/guides/a#1', earlier: 0 });
  await run('2');
  expect(engine.calls).toEqual(['reset', 'postgres: wrong', 'reset', 'postgres: wrong']);
});

test('an earlier example that is supposed to fail does not stop later ones', async () => {
  const examples = [sqlExample('1', 'wrong'), sqlExample('2', 'select 1', ['1'])];
  const expected: Respond = () => [{ kind: 'error', message: 'syntax error', isExpected: true }];
  expect(await projectOf(examples, expected).run('2')).toMatchObject({ earlier: 1 });
});

test('an entry starts from its own data each time', async () => {
  const { engine, run } = projectOf([javascriptExample('1', 'supabase.from("a")')]);
  await run('1');
  await run('1');
  expect(engine.calls.filter((call) => call === 'reset')).toHaveLength(2);
});

test.each([
  ['{ "data": 1 }', undefined, true],
  ['{ "data": 2 }', undefined, false],
  [{ data: 1 }, undefined, true],
  ['{ "data": 2 }', 'changed()', undefined],
  [undefined, undefined, undefined],
])('compares with the documented response %j, code %j: %s', async (response, code, isExpected) => {
  const respond: Respond = () => [{ kind: 'response', value: { data: 1, error: null } }];
  const { run } = projectOf([javascriptExample('1', 'call()', response)], respond);
  const { outputs } = (await run('1', code)).result;
  expect(outputs[0]).toMatchObject({ kind: 'response' });
  expect((outputs[0] as { isExpected?: boolean }).isExpected).toBe(isExpected);
});

test('starting over empties the project and notifies the panels', async () => {
  const { project, engine, run } = projectOf(THREE);
  const listener = jest.fn();
  const stop = project.onEmpty(listener);
  await run('1');
  project.startOver();
  expect(listener).toHaveBeenCalledTimes(1);
  await run('2');
  expect(engine.calls.filter((call) => call === 'reset')).toHaveLength(2);
  stop();
  project.startOver();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('stopping rejects the run, and the next one gets a new project', async () => {
  const responses = ['endless' as const, []];
  const { project, engine, run } = projectOf(THREE, () => responses.shift() ?? []);
  const endless = run('1');
  await new Promise((resolve) => setTimeout(resolve));
  await project.stop();
  await expect(endless).rejects.toThrow('stopped');
  await run('1');
  expect(engine.calls.filter((call) => call === 'reset')).toHaveLength(2);
});

test('stopping before the code starts prevents it', async () => {
  const { project, engine, run } = projectOf(THREE);
  const first = run('1');
  await Promise.resolve();
  void project.stop();
  await expect(first).rejects.toThrow('stopped');
  expect(engine.calls.filter((call) => call.startsWith('postgres'))).toEqual([]);
  expect((await run('1')).result.outputs).toHaveLength(1);
});

test('a query runs in the project of its example, which runs again if necessary', async () => {
  const { project, engine, run } = projectOf([...THREE, javascriptExample('4', 'call()')]);
  await run('2');
  await project.query('/guides/a#2', undefined, 'table a', { role: 'anon' });
  expect(engine.calls.slice(3)).toEqual(['anon: table a']);
  await run('4');
  engine.calls.length = 0;
  await project.query('/guides/a#2', undefined, 'table a', { role: 'anon' });
  expect(engine.calls).toEqual([
    'reset',
    'postgres: create table a ()',
    'postgres: insert into a default values',
    'anon: table a',
  ]);
});

test('runs do not overlap', async () => {
  const { engine, run } = projectOf(THREE);
  await Promise.all([run('1'), run('2'), run('3')]);
  expect(engine.calls).toEqual(['reset', ...THREE.map(({ code }) => `postgres: ${code}`)]);
});

test('tries to load the engine again after that failed', async () => {
  const engine = new FakeEngine(fails);
  const openEngine = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(engine);
  const loadExamples = () => Promise.resolve({ '1': THREE[0]! });
  const project = new Project({ openEngine, loadExamples });
  const options = { code: undefined, caller: { role: 'postgres' }, onStep: () => {} } as const;
  await expect(project.runExample('/a#1', options)).rejects.toThrow('offline');
  expect((await project.runExample('/a#1', options)).earlier).toBe(0);
});
