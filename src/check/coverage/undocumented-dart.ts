import type { Undocumented } from './listed';

/** Members of supabase_flutter 1 without an entry. */
export const UNDOCUMENTED_V1: Undocumented[] = [
  {
    reason:
      'Shown on the start page and in the entry of initialize(): how the client is reached and ended.',
    names: {
      Supabase: 'instance client dispose',
      SupabaseClient: 'dispose auth functions storage realtime rest',
      SupabaseAuth: 'instance initialSession',
      GoTrueClient: 'admin mfa',
      GoTrueAdminApi: 'mfa',
    },
  },
  {
    reason: 'Begins a chain; described in each entry that uses it (select, insert, upload, on).',
    names: {
      SupabaseClient: 'from',
      SupabaseStorageClient: 'from',
    },
  },
  {
    reason: 'Described in the entry stream, whose chain they belong to.',
    names: {
      SupabaseStreamBuilder: 'eq neq lt lte gt gte inFilter order limit listen isBroadcast',
    },
  },
  {
    reason: 'Deprecated: await the chain or listen to the stream directly.',
    names: {
      SupabaseStreamBuilder: 'execute',
      PostgrestBuilder: 'execute',
      PostgrestClient: 'auth',
    },
  },
  {
    reason:
      'The same calls on the client of a single package; apps use those of SupabaseClient, and useSchema() leads to from() and rpc().',
    names: {
      PostgrestClient: 'from rpc useSchema',
      PostgrestRpcBuilder: 'rpc',
      RealtimeClient: 'channel getChannels removeChannel removeAllChannels',
    },
  },
  {
    reason:
      'Called by the library itself: it restores sessions, passes the access token on and ends what it began.',
    names: {
      SupabaseAuth: 'initialize dispose localStorage hasAccessToken accessToken',
      GoTrueClient: 'recoverSession',
      PostgrestClient: 'setAuth dispose',
      SupabaseStorageClient: 'setAuth',
      FunctionsClient: 'setAuth dispose',
      RealtimeClient: 'setAuth',
    },
  },
  {
    reason:
      'Steps below the documented calls of a channel: send(), track(), subscribe() with its callback and removeChannel() cover them.',
    names: {
      RealtimeChannel: 'onClose onError onEvents off push unsubscribe canPush presence',
      RealtimePresence: 'onJoin onLeave onSync list state',
      RealtimeClient: 'disconnect onOpen onClose onError push connectionState isConnected',
    },
  },
  {
    reason: 'State and settings of the library itself.',
    names: {
      SupabaseClient: `
        headers supabaseUrl supabaseKey schema restUrl realtimeUrl authUrl storageUrl
        functionsUrl
      `,
      GoTrueClient: 'headers',
      PostgrestClient: 'url headers schema httpClient',
      StorageBucketApi: 'url headers',
      StorageFileApi: 'url headers bucketId',
      FunctionsClient: 'headers',
      RealtimeChannel: `
        joinRef joinedOnce joinPush broadcastEndpointURL subTopic topic params socket
      `,
      RealtimePresence: 'pendingDiffs joinRef caller channel',
      RealtimeClient: `
        endPointURL accessToken channels endPoint headers params timeout transport
        httpClient heartbeatIntervalMs heartbeatTimer pendingHeartbeatRef ref
        reconnectTimer logger encode decode reconnectAfterMs conn sendBuffer
        stateChangeCallbacks longpollerTimeout connState eventsPerSecondLimitMs
        inThrottle
      `,
    },
  },
];

/** Members of supabase_flutter 0 without an entry. */
export const UNDOCUMENTED_V0: Undocumented[] = [
  {
    reason:
      'Shown on the start page and in the entry of initialize(): how the client is reached and ended.',
    names: {
      Supabase: 'instance client dispose',
      SupabaseClient: 'auth functions storage realtime',
      SupabaseAuth: 'instance',
      GoTrueClient: 'api',
    },
  },
  {
    reason: 'Begins a chain; described in each entry that uses it (select, insert, upload, on).',
    names: {
      SupabaseClient: 'from',
      SupabaseStorageClient: 'from',
    },
  },
  {
    reason: 'Described in the entries stream, on and on-auth-state-change.',
    names: {
      SupabaseStreamBuilder: 'order limit execute',
      SupabaseRealtimeClient: 'on subscription',
      SupabaseAuth: 'onAuthChange',
    },
  },
  {
    reason: 'Former names of other filters, deprecated; named in the entries of those filters.',
    names: {
      PostgrestFilterBuilder: 'cs cd sl sr nxl nxr adj ov fts plfts phfts wfts',
    },
  },
  {
    reason: 'Steps that the calls of supabase.auth take for you.',
    names: {
      GoTrueApi: `
        signUpWithEmail signInWithEmail signUpWithPhone signInWithPhone
        signInWithOpenIDConnect sendMagicLinkEmail sendMobileOTP verifyMobileOTP signOut
        getUrlForProvider getUser updateUser refreshAccessToken
      `,
    },
  },
  {
    reason: 'Not implemented: they throw.',
    names: {
      GoTrueApi: 'setAuthCookie getUserByCookie',
    },
  },
  {
    reason: 'The same calls on the client of a single package; apps use those of SupabaseClient.',
    names: {
      PostgrestClient: 'auth from rpc',
      PostgrestRpcBuilder: 'rpc',
      RealtimeClient: 'channel',
    },
  },
  {
    reason:
      'Called by the library itself: it stores and restores sessions, reads links and passes the access token on.',
    names: {
      SupabaseAuth: `
        initialize dispose parseUriParameters shouldHandleInitialDeeplink
        isAuthCallbackDeeplink localStorage hasAccessToken accessToken
      `,
      GoTrueClient: 'recoverSession',
      FunctionsClient: 'setAuth',
      RealtimeClient: 'setAuth',
    },
  },
  {
    reason:
      'Steps below the documented calls: from().on().subscribe() and removeSubscription() cover them.',
    names: {
      RealtimeSubscription: `
        subscribe onClose onError on off canPush push unsubscribe sendJoin isClosed
        isErrored isJoined isJoining isLeaving
      `,
      RealtimeClient: `
        connect disconnect onOpen onClose onError connectionState isConnected remove
        push sendHeartbeat
      `,
    },
  },
  {
    reason: 'State and settings of the library itself.',
    names: {
      SupabaseClient: `
        supabaseUrl supabaseKey schema restUrl realtimeUrl authUrl storageUrl
        functionsUrl changedAccessToken
      `,
      GoTrueApi: 'url headers cookieOptions',
      GoTrueClient: 'autoRefreshToken stateChangeEmitters',
      PostgrestClient: 'url headers schema httpClient',
      PostgrestBuilder: 'body headers maybeEmpty method schema url httpClient',
      StorageBucketApi: 'url headers',
      StorageFileApi: 'url headers bucketId',
      RealtimeSubscription: 'topic params socket joinedOnce',
      RealtimeClient: `
        endPointURL channels endPoint headers params timeout transport
        heartbeatIntervalMs longpollerTimeout heartbeatTimer pendingHeartbeatRef
        accessToken ref logger encode decode reconnectAfterMs reconnectTimer conn
        sendBuffer stateChangeCallbacks connState
      `,
    },
  },
];
