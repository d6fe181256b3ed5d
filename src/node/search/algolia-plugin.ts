import algoliasearch from 'algoliasearch';
import type { AlgoliaSearchOptions } from 'algoliasearch';
import { ALGOLIA_SETTINGS } from './algolia-settings';
import type { PublishedRecord, AlgoliaConfig } from './algolia-config';
import { checkPublishable, checkSearchKey } from './algolia-config';

/** The local test server accepts both read and write requests. */
const READ_AND_WRITE = 3;
const TIMEOUTS = { connect: 5, read: 30, write: 30 };

const QUERY = /* GraphQL */ `
  query PublishedRecords {
    allSearchRecord {
      nodes {
        objectID
        url
        type
        hierarchy {
          lvl0
          lvl1
          lvl2
          lvl3
          lvl4
          lvl5
          lvl6
        }
        content
        names
        keywords
        phrases
        level
        library
        version
        weight {
          pageRank
          links
          level
          position
        }
        internal {
          contentDigest
        }
      }
    }
  }
`;

interface QueryResult {
  data: { allSearchRecord: { nodes: PublishedRecord[] } };
}

/** Returns the plugin that publishes the search records after a build, if it's configured. */
export function algoliaPlugins(algoliaConfig: AlgoliaConfig | undefined) {
  if (!algoliaConfig) return [];
  const { appId, adminKey, searchKey, indexName, local, mayShrink } = algoliaConfig;
  const algoliasearchOptions: AlgoliaSearchOptions = {
    timeouts: TIMEOUTS,
    ...(local ? { hosts: [{ url: local, protocol: 'http', accept: READ_AND_WRITE }] } : {}),
  };
  const client = () => algoliasearch(appId, adminKey, algoliasearchOptions);
  const countPublished = async (): Promise<number> => {
    const index = client().initIndex(indexName);
    if (!(await index.exists())) return 0;
    return (await index.search('', { hitsPerPage: 0, distinct: false })).nbHits;
  };
  const transformer = async ({ data }: QueryResult): Promise<PublishedRecord[]> => {
    const records = data.allSearchRecord.nodes;
    if (searchKey) checkSearchKey((await client().getApiKey(searchKey)).acl);
    checkPublishable(records, await countPublished(), mayShrink);
    return records;
  };
  const options = {
    appId,
    apiKey: adminKey,
    indexName,
    algoliasearchOptions,
    queries: [{ query: QUERY, transformer, settings: ALGOLIA_SETTINGS }],
  };
  return [{ resolve: 'gatsby-plugin-algolia', options }];
}
