import { fakeProject } from '../../fixtures/fake-project';
import { FakeEngine, javascriptExample } from '../../fixtures/fake-engine';

// Without a network, code that loads on demand is missing.
jest.mock('../../../src/run/panel/compare', () => {
  throw new Error('Loading chunk failed');
});

test('if responses cannot be compared, the result is shown anyway', async () => {
  const engine = new FakeEngine(() => [{ kind: 'response', value: { data: 1 } }]);
  const project = fakeProject(engine, javascriptExample('1', 'call()', '{ "data": 2 }'));
  const options = { code: undefined, caller: { role: 'anon' }, onStep: () => {} } as const;
  const { result } = await project.runExample('/reference/a#1', options);
  expect(result.outputs).toEqual([{ kind: 'response', value: { data: 1 } }]);
});
