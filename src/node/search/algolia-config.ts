import type { SearchRecord } from '../../lib/search-record';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import { recordErrors } from './check-records';

/** The index that a build publishes to, from environment variables. */
export interface AlgoliaConfig {
  appId: string;
  adminKey: string;
  /** Goes into the site, if the site searches the index. */
  searchKey: string | undefined;
  indexName: string;
  /** Host and port of a local test server, which uses HTTP. */
  local: string | undefined;
  /** Allows the number of records to fall by more than half. */
  mayShrink: boolean;
}

type Environment = Record<string, string | undefined>;

/** With fewer records, part of the site must be missing. */
const MIN_RECORDS = 20;

/** Undefined without an application ID, index name, or admin key. */
export function algoliaConfigOf(env: Environment): AlgoliaConfig | undefined {
  const appId = env['GATSBY_ALGOLIA_APP_ID'];
  const indexName = env['GATSBY_ALGOLIA_INDEX'];
  const adminKey = env['ALGOLIA_ADMIN_KEY'];
  if (!appId || !indexName || !adminKey) return undefined;
  const searchKey = env['GATSBY_ALGOLIA_SEARCH_KEY'] || undefined;
  const local = env['GATSBY_ALGOLIA_HOST'] || undefined;
  const mayShrink = env['ALGOLIA_MAY_SHRINK'] === '1';
  return { appId, indexName, adminKey, searchKey, local, mayShrink };
}

/** Variables that would expose the admin key. Gatsby inlines `GATSBY_*` variables. */
export function leakingVariables(env: Environment): string[] {
  const key = env['ALGOLIA_ADMIN_KEY'];
  const isPublic = (name: string) => /^GATSBY_/.test(name);
  return Object.entries(env)
    .filter(
      ([name, value]) => isPublic(name) && (/ADMIN/.test(name) || (key && value?.includes(key))),
    )
    .map(([name]) => name);
}

/**
 * Throws if a key doesn't allow searching, or allows more, because everyone who opens the site can read it.
 * `acl` is from the search host.
 */
export function checkSearchKey(acl: readonly string[]): void {
  const extra = acl.filter((permission) => permission !== 'search');
  if (acl.length > 0 && extra.length === 0) return;
  const problem = extra.length > 0 ? `also allows ${extra.join(', ')}` : `doesn't allow searches`;
  throw new Error(
    `The public key in GATSBY_ALGOLIA_SEARCH_KEY ${problem}: use a key that only has the "search" permission`,
  );
}

export type PublishedRecord = SearchRecord & { internal: { contentDigest: string } };

/**
 * Throws if records are invalid, or if there are suspiciously few. `published` is the number in the index,
 * which stays unchanged after an error.
 */
export function checkPublishable(
  records: readonly PublishedRecord[],
  published: number,
  mayShrink: boolean,
): void {
  const errors = recordErrors(records);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  if (records.length < MIN_RECORDS) {
    throw new Error(
      `There are only ${records.length} search records, so the index stays unchanged: restore missing pages`,
    );
  }
  if (records.length < published / 2 && !mayShrink) {
    throw new Error(
      `${records.length} search records would replace ${published}: set ALGOLIA_MAY_SHRINK=1 if that's intended`,
    );
  }
}

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
