import { siteProject } from '../../../src/run/panel/site-project';

// Without a network, code that loads on demand is missing.
jest.mock('../../../src/run/client/engine', () => {
  throw new Error('Loading chunk failed');
});

test('if the code of the engine cannot be loaded, the reason is the network', async () => {
  const options = { code: undefined, caller: { role: 'postgres' }, onStep: () => {} } as const;
  const running = siteProject().runExample('/guides/a#1', options);
  await expect(running).rejects.toMatchObject({ reason: 'network' });
});
