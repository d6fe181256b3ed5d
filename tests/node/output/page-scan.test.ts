import { hashOf } from '../../../src/node/base/policy-hash';
import { scanPage } from '../../../src/node/output/page-scan';

const SOURCES = {
  scriptHashes: [hashOf('start()')],
  styleHashes: [hashOf('p{color:red}')],
  connect: [],
};
const scan = (html: string) => scanPage(html, 'public/index.html', SOURCES);
const blocked = (html: string) => scan(html).blocked;

test.each([
  ['a script with a known hash', '<script>start()</script>'],
  ['a style with a known hash', '<style>p{color:red}</style>'],
  ['a script in a file', '<script src="/docs/app.js" async></script>'],
  ['data', '<script type="application/ld+json">{"a":"<b onclick=x>"}</script>'],
  ['an example in a page', '<pre>&lt;script&gt;alert(1)&lt;/script&gt; style="x"</pre>'],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
  ['an attribute that mentions code', '<p title="<script>alert(1)</script> onclick=x">x</p>'],
  ['a link', '<a href="/docs/guides/javascript:x">x</a>'],
])('%s is allowed', (_, html) => {
  expect(blocked(html)).toEqual([]);
});

test.each([
  ['an unknown script', '<script>start() </script>'],
  ['an empty script', '<script></script>'],
  ['a module', '<script type="module">start(2)</script>'],
  ['an import map', '<script type="importmap">{}</script>'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a script that is never closed', '<script>alert(1)'],
  ['an unknown style', '<style>p{color:blue}</style>'],
  ['an empty style', '<style data-emotion="css a1"></style>'],
  ['a style in a drawing', '<svg><style>p{color:blue}</style></svg>'],
  ['a style with the hash of a script', '<style>start()</style>'],
  ['a style attribute', '<p style="color:red">x</p>'],
  ['an empty style attribute', '<p style="">x</p>'],
  ['an event handler', '<p onclick="start()">x</p>'],
  ['an event handler without quotes, after a slash', '<img src="x"/onerror=start()>'],
  ['a script URL', '<a href="javascript:start()">x</a>'],
  ['a disguised script URL', '<a href=" java&#10;script&colon;start()">x</a>'],
  ['a script URL in a drawing', '<svg><a xlink:href="JavaScript:start()">x</a></svg>'],
])('%s is an error', (_, html) => {
  expect(blocked(`<p>text</p>\n  ${html}`)).toEqual([
    expect.objectContaining({
      file: 'public/index.html',
      line: 2,
      rule: 'page/inline-code',
      message: expect.stringContaining('Content-Security-Policy'),
    }),
  ]);
});

test('all errors of a page are reported, with their positions and code', () => {
  const html = '<p style="a">x</p><script>one()</script>\n<p onload="b">x</p>';
  expect(blocked(html).map(({ line, column, message }) => [line, column, message])).toEqual([
    [1, 1, expect.stringContaining('style="a"')],
    [1, 19, expect.stringContaining('one()')],
    [2, 1, expect.stringContaining('onload="b"')],
  ]);
});

test.each([
  ['text', '<pre>&lt;h2 id="a"></pre>'],
  ['text between highlighted parts', '<code><b>&lt;h2</b> id="a"</code>'],
  ['an attribute', `<p title='<b id="a">'>x</p>`],
  ['a comment', '<!-- <h2 id="a"> -->'],
  ['data', '<script type="application/ld+json">{"a":"<b id=a>"}</script>'],
])('the ID of an element in %s is no anchor', (_, html) => {
  expect(scan(html).ids).toEqual([]);
});

test('the IDs of elements are anchors, once each', () => {
  const html = '<h2\nid="a">x</h2><p title="1 > 0" ID=b>x</p><i id="a&amp;b"></i><b id="a"></b>';
  expect(scan(html).ids).toEqual(['a', 'b', 'a&b']);
});
