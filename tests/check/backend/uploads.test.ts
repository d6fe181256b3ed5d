/** @jest-environment node */
import { unpackUpload } from '../../../src/check/backend/uploads';

const URL = 'http://127.0.0.1:1/storage/v1/object/avatars/ada/1';

test('an upload from a form keeps its bytes, its type, and its lifetime', async () => {
  const body = new FormData();
  body.append('cacheControl', '60');
  body.append('', new File(['bytes'], 'ada.png', { type: 'image/png' }));
  const headers = { Authorization: 'Bearer token' };
  const request = await unpackUpload(new Request(URL, { method: 'POST', headers, body }));
  expect(await request.text()).toBe('bytes');
  expect(Object.fromEntries(request.headers)).toMatchObject({
    ...{ authorization: 'Bearer token', 'content-type': 'image/png' },
    'cache-control': 'max-age=60',
  });
});

test('other requests stay the same', async () => {
  const request = new Request(URL, { method: 'POST', body: 'bytes' });
  expect(await unpackUpload(request)).toBe(request);
});
