import { HIERARCHY_LEVELS } from '../../lib/search-record';

/** DocSearch's settings, plus names, keywords, and phrases. */
export const ALGOLIA_SETTINGS = {
  searchableAttributes: [
    'unordered(names)',
    ...HIERARCHY_LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'unordered(keywords)',
    'unordered(phrases)',
    'content',
  ],
  attributesForFaceting: ['type', 'level', 'library', 'version'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'isCode'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['names', 'hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: [
    'desc(weight.pageRank)',
    'desc(weight.level)',
    'desc(weight.links)',
    'asc(weight.position)',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
};
