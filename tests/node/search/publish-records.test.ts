import { checkSearchHost } from '../../../src/node/search/publish-records';
import { startStub } from '../../search/client/stub-host';
import type { StubHost } from '../../search/client/stub-host';

let stub: StubHost;

beforeAll(async () => {
  stub = await startStub();
});
afterAll(() => stub.close());

const check = (searchKey?: string) =>
  checkSearchHost({
    ...{ appId: 'APP', adminKey: 'admin', indexName: 'docs', mayShrink: false },
    ...{ searchKey, local: stub.address },
  });

test('accepts keys that the host knows and that only allow searching', async () => {
  await check('public');
  await check();
});

test('rejects keys that the host rejects', async () => {
  stub.failure = 403;
  // The client rejects with objects that aren't an Error.
  const rejection = { status: 403, message: 'The host says 403' };
  await expect(check('public')).rejects.toMatchObject(rejection);
  await expect(check()).rejects.toMatchObject(rejection);
  stub.failure = undefined;
});
