import { readShared, sharedHash } from '../../../src/run/client/shared-code';
import type { SharedCode } from '../../../src/run/client/shared-code';

const SHARED: SharedCode = {
  language: 'javascript',
  code: "await supabase.from('größe').select('🚀')",
  setup: { users: ['ada@example.com'], sql: [], confirmEmail: false, library: 2, hasApi: true },
  data: ['create table größe ()'],
};

/** As another program could create it. */
const hashOf = async (value: unknown) => (await sharedHash(value as SharedCode))!;

test('a link contains the code, its data, and its project in characters that stay as they are in URLs', async () => {
  const hash = await hashOf(SHARED);
  expect(hash).toMatch(/^#code=1\.[\w-]+$/);
  expect(await readShared(hash)).toEqual(SHARED);
});

test('code that repeats itself is packed', async () => {
  const code = 'select 1;\n'.repeat(1000);
  expect((await hashOf({ ...SHARED, code })).length).toBeLessThan(1000);
});

test('code that is too long has no link', async () => {
  const random = Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('');
  expect(await sharedHash({ ...SHARED, code: random.slice(0, 50_000) })).toBeUndefined();
  expect(await sharedHash({ ...SHARED, code: 'a'.repeat(200_001) })).toBeUndefined();
});

test('a short link can not unpack to a long text', async () => {
  const packed = new Blob(['a'.repeat(10_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  expect(bytes.length).toBeLessThan(20_000);
  expect(await readShared(`#code=1.${bytes.toString('base64url')}`)).toBe('tooLong');
});

test.each([
  ['a link that is too long', `#code=1.${'a'.repeat(30_000)}`, 'tooLong'],
  ['a newer format', '#code=2.abc', 'damaged'],
  ['a part of a link', '#code=1.abc', 'damaged'],
  ['an empty link', '#code=1.', 'damaged'],
  ['characters that are not Base64', '#code=1.%20%', 'damaged'],
])('%s cannot be opened', async (_, hash, problem) => {
  expect(await readShared(hash)).toBe(problem);
});

const { setup } = SHARED;

test.each([
  ['null', null, 'damaged'],
  ['a list', [], 'damaged'],
  ['code that is not text', { ...SHARED, code: 1 }, 'damaged'],
  ['another language', { ...SHARED, language: 'python' }, 'language'],
  ['data that is not a list', { ...SHARED, data: 'select 1' }, 'damaged'],
  ['data that is not text', { ...SHARED, data: [1] }, 'damaged'],
  ['no project', { ...SHARED, setup: undefined }, 'damaged'],
  ['too many users', { ...SHARED, setup: { ...setup, users: Array(11).fill('a') } }, 'damaged'],
  ['an unknown library', { ...SHARED, setup: { ...setup, library: 3 } }, 'damaged'],
  ['JavaScript without an API', { ...SHARED, setup: { ...setup, hasApi: false } }, 'damaged'],
])('%s cannot be opened', async (_, value, problem) => {
  expect(await readShared(await hashOf(value))).toBe(problem);
});

test('what a link adds is left out', async () => {
  const more = { ...SHARED, more: 1, setup: { ...setup, path: '/' } };
  expect(await readShared(await hashOf(more))).toEqual(SHARED);
});
