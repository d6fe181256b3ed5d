import { gzipSync } from 'node:zlib';
import { SIZE_LIMITS } from '../../src/node/quality/size-limits';
import { readBuiltSite } from './built-site';

const { bytes: BYTES, gzip: COMPRESSED } = SIZE_LIMITS.otherPage;

const pages = readBuiltSite()
  .pages.filter(({ path }) => !path.startsWith('/reference/'))
  .map(({ path, html }) => [path, html.replace(/<style data-styles[^]*?<\/style>/, '')] as const);

test('there are guides, and their styles can be left out', () => {
  expect(pages.length).toBeGreaterThan(190);
  expect(pages.filter(([, html]) => html.includes('<style data-styles'))).toEqual([]);
});

test('no page exceeds the size limits', () => {
  const large = pages.flatMap(([path, html]) => {
    const sizes = [Buffer.byteLength(html), gzipSync(html, { level: 9 }).length] as const;
    return sizes[0] > BYTES || sizes[1] > COMPRESSED ? [[path, ...sizes]] : [];
  });
  expect(large).toEqual([]);
});
