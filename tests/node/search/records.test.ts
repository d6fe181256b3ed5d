import {
  algoliaConfigOf,
  checkSearchKey,
  checkPublishable,
  leakingVariables,
} from '../../../src/node/search/algolia-config';
import type { PublishedRecord } from '../../../src/node/search/algolia-config';
import type { SearchRecord } from '../../../src/lib/search-record';
import { recordErrors, urlErrors } from '../../../src/node/search/check-records';
import { pageRecords, splitText } from '../../../src/node/search/site-records';

describe('search records', () => {
  const sections = [
    { id: '', title: '', depth: 1, text: 'Intro.' },
    { id: 'one', title: 'One', depth: 2, text: 'First.' },
    { id: 'deep', title: 'Deep', depth: 4, text: '' },
    { id: 'two', title: 'Two', depth: 2, text: 'Second.' },
  ];
  const page = { path: '/a', area: 'Auth', level: 'auth', library: null, version: null, links: 3 };
  const words = {
    title: 'A',
    summary: 'About.',
    names: ['a()'],
    keywords: ['b'],
    phrases: [
      { anchor: '', text: 'c d' },
      { anchor: 'one', text: '->>' },
    ],
    sections,
  };
  const records = pageRecords({ ...page, ...words, pageRank: 100 });

  test('each heading and each text is a record that contains the headings above it', () => {
    expect(
      records.map(({ url, type, hierarchy, content }) => [
        url,
        type,
        Object.values(hierarchy).filter(Boolean).join(' › '),
        content,
      ]),
    ).toEqual([
      ['/a', 'lvl1', 'Auth › A', null],
      ['/a', 'content', 'Auth › A', 'About. Intro.'],
      ['/a#one', 'lvl2', 'Auth › A › One', null],
      ['/a#one', 'content', 'Auth › A › One', 'First.'],
      ['/a#deep', 'lvl4', 'Auth › A › One › Deep', null],
      ['/a#two', 'lvl2', 'Auth › A › Two', null],
      ['/a#two', 'content', 'Auth › A › Two', 'Second.'],
    ]);
    expect(records[0]).toMatchObject({
      names: ['a()'],
      keywords: ['b'],
      phrases: ['c d'],
      weight: { level: 90, links: 3 },
    });
  });

  test('the code of a section is a record of its own, which counts less than the text', () => {
    const code = `${'a'.repeat(2000)}\n${'b'.repeat(2000)}`;
    const [intro] = sections;
    const withCode = pageRecords({
      ...page,
      ...words,
      pageRank: 100,
      sections: [{ ...intro!, code }],
    });
    expect(
      withCode.map(({ content, isCode, weight }) => [content?.slice(0, 6), isCode, weight.level]),
    ).toEqual([
      [undefined, false, 90],
      ['About.', false, 0],
      ['aaaaaa', true, -10],
      ['bbbbbb', true, -10],
    ]);
    expect(new Set(withCode.map(({ objectID }) => objectID)).size).toBe(4);
  });

  test('each code in a table is a record below the heading', () => {
    const codes = [{ id: 'a1', title: 'A1', text: 'Fix.' }];
    const withCodes = [sections[0]!, { ...sections[1]!, codes }, sections[3]!];
    const found = pageRecords({ ...page, ...words, sections: withCodes, pageRank: 100 });
    expect(
      found.slice(2).map(({ url, hierarchy, content }) => [url, hierarchy.lvl3, content]),
    ).toEqual([
      ['/a#one', null, null],
      ['/a#one', null, 'First.'],
      ['/a#a1', 'A1', null],
      ['/a#a1', 'A1', 'Fix.'],
      ['/a#two', null, null],
      ['/a#two', null, 'Second.'],
    ]);
  });

  test('a code above the first heading is a record below the page', () => {
    const codes = [{ id: 'a1', title: 'A1', text: 'Fix.' }];
    const withCodes = [{ ...sections[0]!, codes }, sections[1]!];
    const found = pageRecords({ ...page, ...words, sections: withCodes, pageRank: 100 });
    expect(found.map(({ url, hierarchy }) => [url, hierarchy.lvl2]).slice(2, 5)).toEqual([
      ['/a#a1', 'A1'],
      ['/a#a1', 'A1'],
      ['/a#one', 'One'],
    ]);
  });

  test('record IDs are the same in every build', () => {
    expect(records.map(({ objectID }) => objectID)).toEqual(
      pageRecords({ ...page, ...words, pageRank: 7 }).map(({ objectID }) => objectID),
    );
    expect(records[0]!.objectID).toBe('ef6e837c3411de0d');
  });

  test('a long text is split into several records without losing a word', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ');
    expect(splitText(text, 2400).join(' ')).toBe(text);
    expect(splitText('x'.repeat(5000), 2400).join('')).toBe('x'.repeat(5000));
  });

  const anchors = (path: string) => (path === '/a' ? new Set(['one', 'deep', 'two']) : undefined);
  const errorsOf = (given: readonly SearchRecord[]) => [
    ...recordErrors(given),
    ...urlErrors(
      given.map(({ url }) => url),
      anchors,
    ),
  ];
  test.each([
    ['with a repeated ID', [records[0]!, records[0]!], 'two records have the ID'],
    ['without a page', [{ ...records[0]!, url: '/b' }], "the page doesn't exist"],
    ['without an anchor', [{ ...records[2]!, url: '/a#' }], 'a heading has no anchor'],
    ['with an unknown anchor', [{ ...records[2]!, url: '/a#three' }], "the anchor doesn't exist"],
    ['that is too large', [{ ...records[1]!, content: 'x'.repeat(9001) }], 'bytes'],
  ])('a record %s is an error', (_, invalid, error) => {
    expect(errorsOf(invalid).join()).toContain(error);
  });

  const published = Array.from({ length: 30 }, (_, index): PublishedRecord => ({
    ...records[0]!,
    objectID: `${index}`,
    internal: { contentDigest: '' },
  }));
  test.each<[string, PublishedRecord[], number, boolean, string | undefined]>([
    ['enough records is allowed', published, 40, false, undefined],
    ['no records is an error', [], 0, false, 'There are only 0 search records'],
    ['far fewer records than before is an error', published, 100, false, 'would replace 100'],
    ['far fewer records on purpose is allowed', published, 100, true, undefined],
    [
      'a repeated record is an error',
      [...published, published[0]!],
      30,
      false,
      'two records have the ID',
    ],
  ])('publishing %s', (_, given, before, mayShrink, error) => {
    const check = () => checkPublishable(given, before, mayShrink);
    if (error) expect(check).toThrow(error);
    else expect(check).not.toThrow();
  });
});

describe('uploading records', () => {
  const env = {
    GATSBY_ALGOLIA_APP_ID: 'A',
    GATSBY_ALGOLIA_INDEX: 'docs',
    ALGOLIA_ADMIN_KEY: 'secret',
  };
  test.each(Object.keys(env))('is disabled without %s', (name) => {
    expect(algoliaConfigOf({ ...env, [name]: '' })).toBeUndefined();
  });
  test('is enabled with all variables', () => {
    expect(algoliaConfigOf(env)).toMatchObject({
      appId: 'A',
      indexName: 'docs',
      adminKey: 'secret',
    });
  });
  test.each([
    [['search'], undefined],
    [['search', 'browse'], 'also allows browse'],
    [['addObject', 'search', 'settings'], 'also allows addObject, settings'],
    [[], "doesn't allow searches"],
  ])('a public key with the permissions %j', (acl, problem) => {
    const check = () => checkSearchKey(acl);
    if (problem === undefined) expect(check).not.toThrow();
    else expect(check).toThrow(problem);
  });
  test.each([
    ['the admin key', { GATSBY_ALGOLIA_SEARCH_KEY: 'secret' }, ['GATSBY_ALGOLIA_SEARCH_KEY']],
    [
      'a name like that of the admin key',
      { GATSBY_ALGOLIA_ADMIN_KEY: 'x' },
      ['GATSBY_ALGOLIA_ADMIN_KEY'],
    ],
    ['another key', { GATSBY_ALGOLIA_SEARCH_KEY: 'public' }, []],
  ])('%s in a public variable', (_, more, leaking) => {
    expect(leakingVariables({ ...env, ...more })).toEqual(leaking);
  });
});
