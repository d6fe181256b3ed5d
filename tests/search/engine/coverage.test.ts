import type { SearchRecord } from '../../../src/lib/search-record';
import { engineData, engineSearch } from './site-data';

function page(path: string, title: string, ...sections: [heading: string, text: string][]) {
  const record = (id: string, heading: string | null, content: string | null): SearchRecord => ({
    objectID: `${path}#${id}`,
    url: id ? `${path}#${id}` : path,
    type: content !== null ? 'content' : heading !== null ? 'lvl2' : 'lvl1',
    hierarchy: {
      ...{ lvl0: 'Guides', lvl1: title, lvl2: heading },
      ...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    },
    content,
    isCode: false,
    names: [],
    keywords: [],
    phrases: [],
    level: 'guides',
    library: null,
    version: null,
    weight: { pageRank: 100, links: 0, level: 0, position: 0 },
  });
  return [
    record('', null, null),
    ...sections.flatMap(([heading, text], number) => [
      record(`s${number}`, heading, null),
      record(`s${number}`, heading, text),
    ]),
  ];
}

const PEEL: [string, string] = ['Peel apples', 'Peel every apple.'];

test('a page whose sections contain all words together ranks before one that lacks a word', () => {
  const search = engineSearch(
    engineData([
      ...page('/a-part', 'Kitchen', PEEL, ['Apples', 'Wash the apples.']),
      ...page('/b-all', 'Garden', PEEL, ['Lemonade', 'Press the lemons.']),
    ]),
  );
  expect(search('peel apples')[0]).toBe('/a-part');
  expect(search('peel apples lemonade')[0]).toBe('/b-all');
});
