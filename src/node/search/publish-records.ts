import algoliasearch from 'algoliasearch';
import type { AlgoliaSearchOptions } from 'algoliasearch';
import type { BuildArgs } from 'gatsby';
import { onPostBuild } from 'gatsby-plugin-algolia/gatsby-node';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import type { PublishedRecord, AlgoliaConfig } from './algolia-config';
import { ALGOLIA_SETTINGS, checkPublishable, checkSearchKey } from './algolia-config';

/** The local test server accepts both kinds of requests. */
const READ_AND_WRITE = 3;
const TIMEOUTS = { connect: 5, read: 30, write: 30 };

/**
 * The plugin caches records before it sends them, even if sending fails. Without a cache, it compares them
 * with the index, so the next build repairs a failed push or a cleared index.
 */
const NO_CACHE = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };

const QUERY = /* GraphQL */ `
  query PublishedRecords {
    allSearchRecord {
      nodes {
        objectID
        url
        type
        hierarchy { ${HIERARCHY_LEVELS.join(' ')} }
        content
        isCode
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

function clientOf({ appId, adminKey, local }: AlgoliaConfig) {
  return algoliasearch(appId, adminKey, clientOptions(local));
}

function clientOptions(local: string | undefined): AlgoliaSearchOptions {
  if (!local) return { timeouts: TIMEOUTS };
  return { timeouts: TIMEOUTS, hosts: [{ url: local, protocol: 'http', accept: READ_AND_WRITE }] };
}

/**
 * Throws if the host rejects the admin key, or if the site's key allows more than searching. A build would
 * otherwise only fail at the end.
 */
export async function checkSearchHost(algoliaConfig: AlgoliaConfig): Promise<void> {
  const client = clientOf(algoliaConfig);
  const { searchKey, indexName } = algoliaConfig;
  if (searchKey) checkSearchKey((await client.getApiKey(searchKey)).acl);
  else await client.initIndex(indexName).exists();
}

/**
 * gatsby-plugin-algolia only sends changes, and ends the process with an error if the host rejects them.
 * It isn't in Gatsby's configuration because plugins run before the site's own hooks, so it would publish
 * records of a build that may still fail.
 */
export async function publishRecords(
  build: BuildArgs,
  algoliaConfig: AlgoliaConfig,
): Promise<void> {
  const { appId, adminKey, indexName, local, mayShrink } = algoliaConfig;
  const countPublished = async (): Promise<number> => {
    const index = clientOf(algoliaConfig).initIndex(indexName);
    if (!(await index.exists())) return 0;
    return (await index.search('', { hitsPerPage: 0, distinct: false })).nbHits;
  };
  const transformer = async ({ data }: QueryResult): Promise<PublishedRecord[]> => {
    const records = data.allSearchRecord.nodes;
    checkPublishable(records, await countPublished(), mayShrink);
    return records;
  };
  const options = {
    appId,
    apiKey: adminKey,
    indexName,
    algoliasearchOptions: clientOptions(local),
    queries: [{ query: QUERY, transformer, settings: ALGOLIA_SETTINGS }],
  };
  await onPostBuild({ ...build, cache: NO_CACHE }, options);
}
