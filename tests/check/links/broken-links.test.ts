import { findBrokenLinks } from '../../../src/check/links/broken-links';
import type { ExternalLink } from '../../../src/check/links/external-links';
import { formatDiagnostic } from '../../../src/lib/diagnostic';

const linksTo = (...urls: string[]): ExternalLink[] =>
  urls.map((url, index) => ({ url, file: 'content/a.mdx', line: index + 1, column: 3 }));

const FAILURES: Record<string, Error> = {
  slow: new DOMException('', 'TimeoutError'),
  unknown: new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }),
};

/** The statuses of requests by URL. The last one repeats. */
function broken(links: ExternalLink[], statuses: Record<string, (number | string)[]>) {
  const requests: string[] = [];
  const request = async (url: string, { method }: RequestInit) => {
    requests.push(`${method} ${url}`);
    const all = statuses[url]!;
    const next = all.length > 1 ? all.shift()! : all[0]!;
    if (typeof next === 'string') throw FAILURES[next]!;
    return new Response(null, { status: next });
  };
  const found = findBrokenLinks(links, request as typeof fetch);
  return found.then((diagnostics) => ({ lines: diagnostics.map(formatDiagnostic), requests }));
}

test('reports broken links at their place, and requests each URL without its anchor', async () => {
  const links = linksTo(
    'https://a.com/',
    'https://a.com/gone#x',
    'https://b.com/',
    'https://c.com/',
  );
  const { lines, requests } = await broken(links, {
    'https://a.com/': [200],
    'https://a.com/gone': [410],
    'https://b.com/': ['slow'],
    'https://c.com/': ['unknown'],
  });
  expect(lines).toEqual([
    'content/a.mdx:2:3  links/broken  https://a.com/gone#x returns 410  →  replace or remove the link',
    'content/a.mdx:3:3  links/broken  https://b.com/ times out  →  replace or remove the link',
    'content/a.mdx:4:3  links/broken  https://c.com/ fails: ENOTFOUND  →  replace or remove the link',
  ]);
  expect(requests.filter((item) => item === 'HEAD https://a.com/')).toHaveLength(1);
});

test.each([
  ['a server without HEAD', [405]],
  ['a page that refuses scripts', [403]],
  ['a server that rejects HEAD', [500, 200]],
  ['a server that is back at the end', [503, 503, 200]],
])('%s works', async (_, statuses) => {
  const { lines } = await broken(linksTo('https://a.com/'), { 'https://a.com/': statuses });
  expect(lines).toEqual([]);
});

test('without a connection, throws', async () => {
  await expect(
    broken(linksTo('https://a.com/'), { 'https://a.com/': ['unknown'] }),
  ).rejects.toThrow('network connection');
});
