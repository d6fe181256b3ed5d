import { onPreRouteUpdate } from '../../src/layout/route';

function hashAfterUpdate(hash: string): string {
  const location = { pathname: '/docs/guides/auth', hash };
  onPreRouteUpdate?.({ location } as never, { plugins: [] });
  return location.hash;
}

test.each(['#%F0', '#100%', '#%E0%A4'])('Gatsby can decode %s', (hash) => {
  expect(decodeURI(hashAfterUpdate(hash))).toBe(hash);
});

test.each(['', '#sign-in', '#gr%C3%B6%C3%9Fe', '#größe'])('%j stays unchanged', (hash) => {
  expect(hashAfterUpdate(hash)).toBe(hash);
});
