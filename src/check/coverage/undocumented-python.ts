import type { Omission, Undocumented } from './listed';
import { words } from './listed';

/** Members of supabase-py 2 without an entry. */
export const UNDOCUMENTED: Undocumented[] = [
  {
    reason: 'The sync client has the same calls, and those have entries.',
    names: { AsyncClient: 'create table schema from_ rpc postgrest storage functions' },
  },
  {
    reason: 'Raises NotImplementedError: Realtime needs the async client.',
    names: { Client: 'channel get_channels remove_channel remove_all_channels' },
  },
  {
    reason: 'AsyncClient has the same calls, and it connects and closes the connection itself.',
    names: {
      AsyncRealtimeClient: `
        is_connected connect listen close channel get_channels remove_channel remove_all_channels
        send endpoint_url
      `,
      AsyncRealtimePresence: 'on_join on_leave on_sync',
    },
  },
  {
    reason: 'The client of a single package: apps use the same calls on Client.',
    names: {
      SyncPostgrestClient: 'schema aclose from_ table from_table rpc',
      BasePostgrestClient: 'auth',
      SyncSingleRequestBuilder: 'retry execute',
      SyncExplainRequestBuilder: 'retry execute',
      SyncMaybeSingleRequestBuilder: 'retry execute',
    },
  },
  {
    reason: 'Internal: sends HTTP requests and checks URLs.',
    names: `
      is_http_url SyncClient.aclose SyncGoTrueBaseAPI.close SyncRequestBuilder.send
    `,
  },
  {
    reason: 'A part of the client. Its members have entries.',
    names: {
      Client: 'postgrest storage functions',
      SyncStorageClient: 'from_',
    },
  },
  {
    reason: 'Another name of a call that has an entry.',
    names: {
      Client: 'create from_',
      SyncGoTrueClient: 'reset_password_email',
      BaseFilterRequestBuilder: 'fts plfts phfts wfts cs cd ov sl sr nxl nxr adj',
    },
  },
  {
    reason: 'Called after rpc(). The entries of the query describe the same calls.',
    names: { BaseRPCRequestBuilder: 'select single maybe_single csv' },
  },
  {
    reason: 'The library calls it when it creates the client or when the token changes.',
    names: {
      SyncGoTrueClient: 'initialize initialize_from_storage initialize_from_url',
      AsyncRealtimeChannel: 'push join on_close on_error',
    },
  },
  {
    reason: 'The message that track() and untrack() send.',
    names: { AsyncRealtimeChannel: 'send_presence' },
  },
  {
    reason: 'The state of a channel. subscribe() passes it to its callback.',
    names: { AsyncRealtimeChannel: 'is_closed is_joining is_leaving is_errored is_joined' },
  },
  {
    reason: 'Preview: analytics and vector buckets are a public alpha that not every project has.',
    names: {
      SyncStorageClient: 'vectors analytics',
      SyncStorageAnalyticsClient: 'create list delete catalog',
      SyncStorageVectorsClient: 'from_ create_bucket get_bucket list_buckets delete_bucket',
      SyncVectorBucketScope: `
        with_metadata create_index get_index list_indexes delete_index index
      `,
      SyncVectorIndexScope: 'with_metadata put get list query delete',
    },
  },
];

/** Members of options that an entry leaves out. */
export const OMITTED: Omission[] = [
  {
    entry: 'create-user',
    reason: 'Inherited from the attributes of a signed-in user. The admin call ignores them.',
    names: 'attributes.data attributes.nonce attributes.current_password',
  },
  {
    entry: 'update-user-by-id',
    reason: 'Inherited from the attributes of a signed-in user. The admin call ignores them.',
    names: 'attributes.data attributes.nonce attributes.current_password',
  },
];

/** Members that the library treats as optional although their type requires them, by type. */
export const NOT_REQUIRED: Record<string, string[]> = {
  CodeExchangeParams: words('code_verifier redirect_to'),
  FileOptions: words('cache-control content-type x-upsert upsert metadata headers'),
  UploadSignedUrlFileOptions: words('cache-control content-type metadata headers'),
  RealtimeChannelConfig: words('broadcast presence private'),
  RealtimeChannelPresenceConfig: words('key enabled'),
};

/** Types that a call receives from another call, so an entry doesn't list their members. */
export const OPAQUE = new Set(words('UserIdentity JWKSet SuccessSystemPayload'));
