import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measureSizes } from '../../../src/node/quality/measure-sizes';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const folder = temporaryFolder();
const page = (body: string) =>
  '<html><head><script>first()</script><style data-styles="a">p{}</style></head>' +
  `<body>${body}<template><script src="/docs/app-1.js"></script></template></body></html>`;

const PAGES = [
  'index.html',
  'reference/cli/start/index.html',
  'reference/cli/long/index.html',
  'handbook/index.html',
];

/** Files of the first search. */
const SEARCH = ['manifest.json', 'h.json', 'i.json'].map((name) => join(folder, 'search', name));
const measure = (pages: readonly string[]) => measureSizes(folder, pages, SEARCH);

beforeAll(() =>
  writeFiles(folder, {
    'index.html': page('<p>Home</p>'),
    'reference/cli/start/index.html': page('<p>Start</p>'),
    'reference/cli/long/index.html': page(`<p>${'long '.repeat(50)}</p>`),
    'handbook/index.html': page('<p>Handbook</p>'),
    'app-1.js': 'code();',
    'app-1.js.br': '123',
    'search/manifest.json': '{"headings":"h.json","index":"i.json"}',
    'search/h.json': 'hh',
    'search/i.json': 'i'.repeat(99),
    'search/i.json.gz': 'iii',
    'webpack.stats.json':
      '{"assetsByChunkName":{"search-overlay":["o.js"],"search-backend":["b.js"]}}',
    'o.js': 'o',
    'b.js': 'bb',
  }),
);

test('sizes leave out what all pages share', async () => {
  const sizes = await measure(PAGES);
  const long = page(`<p>${'long '.repeat(50)}</p>`)
    .replace('p{}', '')
    .replace('first()', '');
  const other = page('<p>Handbook</p>').replace('<style data-styles="a">p{}</style>', '');
  expect(sizes).toMatchObject({
    referencePage: { bytes: long.length, gzip: gzipSync(long, { level: 9 }).length },
    otherPage: { bytes: Buffer.byteLength(other) },
    styles: { bytes: 3 },
    firstScript: { bytes: 7 },
    linkedScripts: { brotli: 3 },
    searchIndex: { gzip: 38 + 2 + 3 },
    searchOverlay: { gzip: 3 },
  });
});

test('the order of the pages makes no difference', async () => {
  expect(await measure(PAGES.toReversed())).toEqual(await measure(PAGES));
});
