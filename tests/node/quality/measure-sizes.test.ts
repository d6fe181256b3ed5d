import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measureSizes } from '../../../src/node/quality/measure-sizes';
import { fillSizeCells, hasSizeCells } from '../../../src/node/output/size-cells';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const folder = temporaryFolder();
const page = (body: string) =>
  '<html><head><script>first()</script><style data-styles="a">p{}</style></head>' +
  `<body>${body}<template><script src="/docs/app-1.js"></script></template></body></html>`;
const CELL = '<td class="align-right" data-size="styles.bytes">–</td>';
const QUALITY = 'handbook/quality/index.html';
const DATA = 'page-data/handbook/quality/page-data.json';

const PAGES = [
  'index.html',
  'reference/cli/start/index.html',
  'reference/cli/long/index.html',
  QUALITY,
];

/** Files of the first search. */
const SEARCH = ['manifest.json', 'h.json', 'i.json'].map((name) => join(folder, 'search', name));
const measure = (pages: readonly string[]) => measureSizes(folder, pages, SEARCH);

beforeAll(() =>
  writeFiles(folder, {
    'index.html': page('<p>Home</p>'),
    'reference/cli/start/index.html': page('<p>Start</p>'),
    'reference/cli/long/index.html': page(`<p>${'long '.repeat(50)}</p>`),
    [QUALITY]: page(CELL),
    [DATA]: JSON.stringify(['td', { className: 'align-right', 'data-size': 'styles.bytes' }, '–']),
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
  const other = page(CELL).replace('<style data-styles="a">p{}</style>', '');
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

test('sizes are filled in, and replaced by the ones of the next build', async () => {
  const sizes = await measure(PAGES);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(hasSizeCells(read(QUALITY))).toBe(true);
  expect(hasSizeCells(read('index.html'))).toBe(false);
  expect(hasSizeCells('<code>&lt;td data-size="styles.bytes"&gt;</code>x')).toBe(false);
  for (const bytes of [1234, 5]) {
    fillSizeCells(folder, QUALITY, { ...sizes, styles: { bytes } });
    const shown = bytes.toLocaleString('en-US');
    expect(read(QUALITY)).toContain(`data-size="styles.bytes">${shown}</td>`);
    expect(read(DATA)).toContain(`"data-size":"styles.bytes"},"${shown}"`);
  }
});
