import type { Omission, Undocumented } from './listed';

/** Members of supabase-js 1 without an entry. */
export const UNDOCUMENTED: Undocumented[] = [
  {
    reason: 'Reached through SupabaseClient, which sets schema and token itself.',
    names: { PostgrestClient: 'schema auth from rpc' },
  },
  {
    reason: 'A part of the client, whose members have entries of their own.',
    names: { SupabaseClient: 'auth functions storage', StorageClient: 'from' },
  },
  {
    reason: 'The same call behind from(), or on the client, has the entry.',
    names: {
      SupabaseRealtimeClient: 'on subscription',
      RealtimeSubscription: 'topic subscribe on off onClose onError unsubscribe',
    },
  },
  {
    reason: 'The client keeps its connection to itself; createClient() has its options.',
    names: {
      RealtimeClient: `
        accessToken channels connect disconnect onOpen onClose onError onMessage connectionState
        isConnected channel setAuth
      `,
    },
  },
  {
    reason: 'State and steps of the library itself, not meant to be called.',
    names: {
      RealtimeSubscription: `
        params socket bindings timeout state joinedOnce joinPush rejoinTimer pushBuffer
        rejoinUntilConnected canPush push updateJoinPayload onMessage isMember joinRef rejoin
        trigger replyEventName isClosed isErrored isJoined isJoining isLeaving
      `,
      RealtimeClient: `
        endPoint headers params timeout transport heartbeatIntervalMs longpollerTimeout
        heartbeatTimer pendingHeartbeatRef ref reconnectTimer logger encode decode
        reconnectAfterMs conn sendBuffer serializer stateChangeCallbacks log remove push
        onConnMessage endPointURL makeRef leaveOpenTopic
      `,
      PostgrestBuilder: 'then',
      PostgrestClient: 'url headers fetch shouldThrowOnError',
    },
  },
  {
    reason: 'Former names of other filters, deprecated.',
    names: {
      PostgrestFilterBuilder: 'cs cd sl sr nxl nxr adj ov fts plfts phfts wfts',
    },
  },
  {
    reason: 'Steps of the functions of auth, without its session: call those instead.',
    names: {
      GoTrueApi: `
        signUpWithEmail signInWithEmail signUpWithPhone signInWithPhone signInWithOpenIDConnect
        sendMagicLinkEmail verifyOTP
      `,
    },
  },
  {
    reason: 'Deprecated: use verifyOTP().',
    names: { GoTrueApi: 'verifyMobileOTP' },
  },
  {
    reason: 'Described with setAuthCookie(), whose headers it gives back.',
    names: { GoTrueApi: 'getAuthCookieString' },
  },
  {
    reason: 'A namespace: its members stand for themselves.',
    names: { GoTrueClient: 'api' },
  },
];

/** Option members an entry leaves out on purpose. */
export const OMITTED: Omission[] = [
  {
    entry: 'sign-up',
    reason: 'signUp() does not read them; signIn() does.',
    names: { 'credentials.oidc': 'id_token nonce provider client_id issuer' },
  },
  {
    entry: 'remove-subscription',
    reason: 'It is what subscribe() gives; nothing of it has to be known.',
    names: {
      subscription: `
        topic params socket bindings timeout state joinedOnce joinPush rejoinTimer pushBuffer
        rejoinUntilConnected subscribe onClose onError on off canPush push updateJoinPayload
        unsubscribe onMessage isMember joinRef rejoin trigger replyEventName isClosed isErrored
        isJoined isJoining isLeaving
      `,
    },
  },
];
