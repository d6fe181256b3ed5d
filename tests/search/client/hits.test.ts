import { SITE } from '../../../src/lib/site';
import { readHit } from '../../../src/search/client/hit';
import { sitePath } from '../../../src/search/client/site-path';
import { groupHits } from '../../../src/search/overlay/groups';
import { randomFrom, seedFor } from '../../fixtures/random';
import { hit, rawHit } from './hits';

describe('addresses of hits', () => {
  test.each([
    ['/guides/auth#sign-in', '/guides/auth#sign-in'],
    ['/docs/guides/auth', '/guides/auth'],
    ['/docs', '/'],
    [`${SITE.origin}/docs/guides/auth#a`, '/guides/auth#a'],
    ['/guides/schlüssel#größe', '/guides/schlüssel#größe'],
  ])('%s is a path of the site', (url, path) => {
    expect(sitePath(url)).toBe(path);
  });

  test.each([
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '\\\\evil.example',
    ],
    ...[
      'https://evil.example/docs/a',
      `${SITE.origin}@evil.example/`,
      `${SITE.origin}.evil.example/`,
    ],
    ...[
      'java\tscript:alert(1)',
      'https:/\nevil',
      '/\\evil.example',
      '/docs//evil.example',
      '/a/../../b',
    ],
    ...['/a%00', '/a?next=//evil', '/a"onload="x', '/a<script>', '', `/${'a'.repeat(10_000)}`],
  ])('%j leads nowhere', (url) => {
    expect(sitePath(url)).toBeUndefined();
  });
});

describe('hits', () => {
  const NO_HITS = [
    ...[null, undefined, 7, 'hit', [], {}, { objectID: 'a' }, raw('', 'lvl1', ['A', 'B'])],
    ...[raw('a', 'lvl9', ['A', 'B']), raw('a', 'lvl1', ['A']), raw('a', 'lvl1', [])],
    ...[raw('a', 'lvl1', ['A', 'B'], { url: 'javascript:alert(1)' })],
    ...[
      raw('a', 'lvl1', ['A', 'B'], { url: 7 }),
      raw('a', 'lvl1', ['A', 'B'], { hierarchy: null }),
    ],
  ];
  test.each(NO_HITS.map((value) => [value]))('%j is none', (value) => {
    expect(readHit(value)).toBeUndefined();
  });

  test('numbers for texts and missing highlights do no harm', () => {
    const odd = raw('a', 'lvl2', ['A', 'B', 'C'], {
      _highlightResult: { hierarchy: { lvl1: { value: 7 }, lvl2: null } },
      _snippetResult: 'x',
    });
    expect(readHit(odd)).toMatchObject({ snippet: '', marked: { lvl1: null, lvl2: null } });
  });

  test('at most five stand in a group, those of a page together', () => {
    const hits = [
      hit('1', 'lvl2', ['Auth', 'RLS', 'Test']),
      hit('2', 'lvl1', ['Auth', 'Users']),
      hit('3', 'lvl1', ['Auth', 'RLS']),
      hit('4', 'content', ['Auth', 'RLS', 'Test']),
      hit('5', 'lvl1', ['constructor', '__proto__']),
      hit('6', 'lvl1', ['hasOwnProperty', 'toString']),
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
    ]);
  });
});

test.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }, true],
  ['Cmd+K', { key: 'k', metaKey: true }, true],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['a slash', { key: '/' }, true],
  ['a letter', { key: 'a' }, false],
  ['a key during composition', { key: 'k', ctrlKey: true, isComposing: true }, false],
  ['an event without key', {}, false],
])('%s opens: %s', (_, event, opens) => {
  const HTMLElement = class {};
  Object.assign(globalThis, { HTMLElement });
  expect(isOpeningKey({ target: null, ...event } as KeyboardEvent, false)).toBe(opens);
});
