import type { SearchRecord } from '../../lib/search-record';
import { recordErrors } from './check-records';

/** Where records are published to, from the environment of a build. */
export interface AlgoliaConfig {
  appId: string;
  adminKey: string;
  indexName: string;
  /** Host and port of a local stand-in, without encryption. */
  local: string | undefined;
  /** Records may become fewer than half. */
  mayShrink: boolean;
}

type Environment = Record<string, string | undefined>;

/** Fewer records mean that the site was not read as a whole. */
const LEAST_RECORDS = 20;

/** The configured publishing; undefined without application, index or admin key. */
export function algoliaConfigOf(env: Environment): AlgoliaConfig | undefined {
  const appId = env['GATSBY_ALGOLIA_APP_ID'];
  const indexName = env['GATSBY_ALGOLIA_INDEX'];
  const adminKey = env['ALGOLIA_ADMIN_KEY'];
  if (!appId || !indexName || !adminKey) return undefined;
  const local = env['GATSBY_ALGOLIA_HOST'] || undefined;
  return { appId, indexName, adminKey, local, mayShrink: env['ALGOLIA_MAY_SHRINK'] === '1' };
}

/** Variables that would put the admin key into the site: Gatsby inlines all that begin so. */
export function leakingVariables(env: Environment): string[] {
  const key = env['ALGOLIA_ADMIN_KEY'];
  const isPublic = (name: string) => /^GATSBY_/.test(name);
  return Object.entries(env)
    .filter(
      ([name, value]) => isPublic(name) && (/ADMIN/.test(name) || (key && value?.includes(key))),
    )
    .map(([name]) => name);
}

/** A record as the publisher's query gives it. */
export type PublishedRecord = SearchRecord & { internal: { contentDigest: string } };

/** Throws where these records must not replace what the index has; a throw writes nothing. */
export function checkPublishable(
  records: readonly PublishedRecord[],
  published: number,
  mayShrink: boolean,
): void {
  const errors = recordErrors(records);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  if (records.length < LEAST_RECORDS) {
    throw new Error(`Only ${records.length} search records: the index is left as it is`);
  }
  if (records.length < published / 2 && !mayShrink) {
    throw new Error(
      `${records.length} search records would replace ${published}: set ALGOLIA_MAY_SHRINK=1 if that is meant`,
    );
  }
}
