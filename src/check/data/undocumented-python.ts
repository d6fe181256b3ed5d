import type { Undocumented } from '../coverage-listed';

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
    reason: 'Ends a chain; every example shows it.',
    names: { SyncQueryRequestBuilder: 'execute' },
  },
  {
    reason: 'Called by the library itself when the client is made and its token changes.',
    names: {
      SyncGoTrueClient: 'initialize initialize_from_storage initialize_from_url',
      SyncFunctionsClient: 'set_auth',
      AsyncRealtimeChannel: 'push join on_close on_error',
    },
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
