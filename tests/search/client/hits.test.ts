import { SITE } from '../../../src/lib/site';
import { readHit, sitePath } from '../../../src/search/client/read-hit';
import { HIT_LIST_TEXT } from '../../../src/lib/strings/search';
import { groupHits } from '../../../src/search/overlay/HitList';
import { withPrefix } from '../../fixtures/gatsby';
import { randomFrom, seedFor } from '../../fixtures/random';
import { hit, rawHit } from './hits';

describe('URLs of hits', () => {
  test.each([
    ['/guides/auth#sign-in', '/guides/auth#sign-in'],
    ['/docs/guides/auth', '/guides/auth'],
    ['/docs', '/'],
    [`${SITE.origin}/docs/guides/auth#a`, '/guides/auth#a'],
    ['/guides/schlüssel#größe', '/guides/schlüssel#größe'],
  ])('%s is a path on the site', (url, path) => {
    expect(sitePath(url)).toBe(path);
  });

  /** Separated by spaces. */
  const FOREIGN =
    'javascript:alert(1) data:text/html,x vbscript:x blob:x file:///a //evil.example \\\\evil.example ' +
    '/\\evil.example https://evil.example/docs/a HTTPS://evil.example https:evil.example ' +
    `${SITE.origin}@evil.example/ ${SITE.origin}.evil.example/ /docs//evil.example /a/../../b ../a ` +
    'docs/a /%F0 /a%2F..%2Fb /a#%F0 /a%00 /a\u202e /a?next=//evil /a"onload="x /a<script>';
  test.each([
    ...FOREIGN.split(' '),
    ...['java\tscript:alert(1)', 'https:/\nevil', '\t/a', '/a\n', ' /a', '/\t/evil.example', ''],
    `/${'a'.repeat(10_000)}`,
  ])('%j is rejected', (url) => {
    expect(sitePath(url)).toBeUndefined();
  });
});

describe('hits', () => {
  const NO_HITS = [
    ...[null, undefined, 7, 'hit', [], {}, { objectID: 'a' }, rawHit('', 'lvl1', ['A', 'B'])],
    ...[rawHit('a', 'lvl9', ['A', 'B']), rawHit('a', 'lvl1', ['A']), rawHit('a', 'lvl1', [])],
    ...[rawHit('a', 'lvl1', ['A', 'B'], { url: 'javascript:alert(1)' })],
    ...[
      rawHit('a', 'lvl1', ['A', 'B'], { url: 7 }),
      rawHit('a', 'lvl1', ['A', 'B'], { hierarchy: null }),
    ],
  ];
  test.each(NO_HITS.map((value) => [value]))('%j is rejected', (value) => {
    expect(readHit(value)).toBeUndefined();
  });

  test('invalid types and missing highlights are ignored', () => {
    const odd = rawHit('a', 'lvl2', ['A', 'B', 'C'], {
      _highlightResult: { hierarchy: { lvl1: { value: 7 }, lvl2: null } },
      _snippetResult: 'x',
    });
    expect(readHit(odd)).toMatchObject({ snippet: '', marked: { lvl1: null, lvl2: null } });
  });

  test('if nothing matches well, the three closest pages are the only group', () => {
    const hits = ['A', 'B', 'A', 'A'].map((name, index) => hit(`${index}`, 'lvl1', [name, 'Page']));
    const [group, ...others] = groupHits(hits, true);
    expect(group).toMatchObject({ name: HIT_LIST_TEXT.closest, rows: [{}, {}, {}] });
    expect([others, groupHits([], true)]).toEqual([[], []]);
  });

  test('the best three hits come first if they are in several areas and grouping would move one down', () => {
    const areas = (...names: string[]) =>
      groupHits(names.map((name, index) => hit(`${index}`, 'lvl1', [name, `Page ${index}`]))).map(
        ({ name, rows }) => [name, ...rows.map(({ hit: { objectID } }) => objectID)],
      );
    expect(areas('A', 'B', 'A', 'A')).toEqual([
      [HIT_LIST_TEXT.best, '0', '1', '2'],
      ['A', '3'],
    ]);
    expect(areas('A', 'A', 'A', 'B')).toEqual([
      ['A', '0', '1', '2'],
      ['B', '3'],
    ]);
    expect(areas('A', 'A', 'B', 'A')).toEqual([
      [HIT_LIST_TEXT.best, '0', '1', '2'],
      ['A', '3'],
    ]);
    expect(areas('A', 'B', 'C', 'C')).toEqual([
      ['A', '0'],
      ['B', '1'],
      ['C', '2', '3'],
    ]);
  });

  test('a group has at most five rows, and rows of the same page are next to each other', () => {
    const hits = [
      hit('1', 'lvl2', ['Auth', 'RLS', 'Test']),
      hit('2', 'lvl1', ['Auth', 'Users']),
      hit('3', 'lvl1', ['Auth', 'RLS']),
      hit('4', 'content', ['Auth', 'RLS', 'Test']),
      hit('5', 'lvl1', ['constructor', '__proto__']),
      hit('6', 'lvl1', ['hasOwnProperty', 'toString']),
      hit('9', 'lvl1', ['__proto__', 'valueOf']),
      hit('7', 'lvl1', ['Auth', 'Other']),
      hit('8', 'lvl1', ['Auth', 'Too much']),
    ];
    expect(
      groupHits(hits).map(({ name, rows }) => [
        name,
        rows.map(({ hit: { objectID }, isChild, isLastChild }) => [objectID, isChild, isLastChild]),
      ]),
    ).toEqual([
      [
        'Auth',
        [
          ['1', true, true],
          ['3', false, false],
          ['4', true, true],
          ['2', false, false],
          ['7', false, false],
        ],
      ],
      ['constructor', [['5', false, false]]],
      ['hasOwnProperty', [['6', false, false]]],
      ['__proto__', [['9', false, false]]],
    ]);
  });
});

test('300 random hits with hostile text are read as plain text or rejected', () => {
  const seed = seedFor('Random hits with hostile text');
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const MARKUP = ['<img src=x onerror=alert(1)>', '</mark><script>', '&lt;b&gt;', '\u202e'];
  const HOSTILE = [...MARKUP, '', 7, null, {}];
  for (let index = 0; index < 300; index++) {
    const value = {
      objectID: pick([...HOSTILE, 'id']),
      type: pick(['lvl1', 'content', ...HOSTILE]),
      url: pick(['/guides/a', ...HOSTILE, 'javascript:x']),
      hierarchy: pick([
        { lvl0: pick(HOSTILE), lvl1: pick(HOSTILE) },
        { lvl0: 'A', lvl1: 'B' },
      ]),
      _snippetResult: pick([{ content: { value: pick(HOSTILE) } }, ...HOSTILE]),
    };
    const read = readHit(value);
    const found = read && { seed, snippet: typeof read.snippet, path: read.url };
    if (found) expect(found).toEqual({ seed, snippet: 'string', path: '/guides/a' });
  }
});

test('1,000 random URLs lead to a path below the base path, or are rejected', () => {
  const seed = seedFor('Random URLs of hits');
  const random = randomFrom(seed);
  const PARTS = [
    ...'/ // \\ : @ # ? % %2e %F0 . .. \t \n \0 \u202e javascript: data: https: docs a'.split(' '),
    ...['evil.example', SITE.origin, SITE.prefix],
  ];
  const STARTS = ['', '/guides', '/docs/guides', `${SITE.origin}/docs/guides`];
  const piece = () => PARTS[Math.floor(random() * PARTS.length)]!;
  let accepted = 0;
  for (let index = 0; index < 1000; index++) {
    const start = STARTS[Math.floor(random() * STARTS.length)]!;
    const url = start + Array.from({ length: Math.floor(random() * 4) }, piece).join('');
    const path = sitePath(url);
    if (path === undefined) continue;
    accepted += 1;
    const { origin, pathname } = new URL(withPrefix(path), SITE.origin);
    const isBelow = pathname.startsWith(`${SITE.prefix}/`);
    expect({ seed, url, origin, isBelow }).toEqual({
      ...{ seed, url },
      ...{ origin: SITE.origin, isBelow: true },
    });
  }
  expect({ seed, accepted: accepted > 20 }).toEqual({ seed, accepted: true });
});
