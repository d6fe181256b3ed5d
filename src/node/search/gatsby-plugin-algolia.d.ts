// The package has no types.
declare module 'gatsby-plugin-algolia/gatsby-node' {
  import type { AlgoliaSearchOptions } from 'algoliasearch';
  import type { BuildArgs } from 'gatsby';

  interface Query {
    query: string;
    /** An error stops publishing before anything is sent. */
    transformer: (result: never) => Promise<object[]>;
    settings: object;
  }

  /** Sends the objects that differ from the index. Ends the process if that fails. */
  export function onPostBuild(
    build: Omit<BuildArgs, 'cache'> & {
      cache: {
        get(key: string): Promise<unknown>;
        set(key: string, value: unknown): Promise<void>;
      };
    },
    options: {
      appId: string;
      apiKey: string;
      indexName: string;
      algoliasearchOptions: AlgoliaSearchOptions;
      queries: Query[];
    },
  ): Promise<void>;
}
