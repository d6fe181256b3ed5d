import type { Omission, Undocumented } from './listed';

/** Members of supabase-py 2 without an entry. */
export const UNDOCUMENTED: Undocumented[] = [
  {
    reason: 'A part of the client, whose members have entries of their own.',
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
    reason: 'The same call behind rpc(): the entry of the query has it.',
    names: { BaseRPCRequestBuilder: 'select single maybe_single csv' },
  },
  {
    reason: 'Called by the library itself when the client is made and its token changes.',
    names: {
      SyncGoTrueClient: 'initialize initialize_from_storage initialize_from_url',
      AsyncRealtimeChannel: 'push join on_close on_error',
    },
  },
  {
    reason: 'The message that track() and untrack() send: their entries are the way to it.',
    names: { AsyncRealtimeChannel: 'send_presence' },
  },
  {
    reason: 'State of a channel that subscribe() gives to its callback.',
    names: { AsyncRealtimeChannel: 'is_closed is_joining is_leaving is_errored is_joined' },
  },
  {
    reason: 'Preview: analytics and vector buckets are a public alpha that not every project has.',
    names: { SyncStorageClient: 'vectors analytics' },
  },
];

/** Members of options that an entry leaves out. */
export const OMITTED: Omission[] = [
  {
    entry: 'create-user',
    reason: 'The type has them from that of a signed-in user, whom this call is not about.',
    names: 'attributes.data attributes.nonce attributes.current_password',
  },
  {
    entry: 'update-user-by-id',
    reason: 'The type has them from that of a signed-in user, whom this call is not about.',
    names: 'attributes.data attributes.nonce attributes.current_password',
  },
];
