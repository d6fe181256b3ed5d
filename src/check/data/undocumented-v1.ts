import type { Omission, Undocumented } from '../coverage-listed';

/** Members of supabase-js 1 without an entry. */
export const UNDOCUMENTED: Undocumented[] = [
  { reason: 'Documented with the rest of the reference.', names: 'createClient' },
  {
    reason: 'Documented with the rest of the reference.',
    names: {
      GoTrueApi: `
        getUrlForProvider signUpWithEmail signInWithEmail signUpWithPhone signInWithPhone
        signInWithOpenIDConnect sendMagicLinkEmail sendMobileOTP signOut verifyMobileOTP verifyOTP
        inviteUserByEmail resetPasswordForEmail refreshAccessToken setAuthCookie deleteAuthCookie
        getAuthCookieString generateLink createUser listUsers getUserById getUserByCookie
        updateUserById deleteUser getUser updateUser
      `,
      GoTrueClient: `
        api signIn verifyOTP user session refreshSession update setSession setAuth
        getSessionFromUrl signOut onAuthStateChange
      `,
      RealtimeSubscription: 'topic subscribe onClose onError on off unsubscribe',
      RealtimeClient: `
        accessToken channels connect disconnect onOpen onClose onError onMessage connectionState
        isConnected channel setAuth
      `,
      PostgrestBuilder: 'throwOnError',
      PostgrestTransformBuilder: 'select range abortSignal maybeSingle csv',
      PostgrestFilterBuilder: `
        not or neq gt gte lt lte like ilike is contains containedBy rangeLt rangeGt rangeGte
        rangeLte rangeAdjacent overlaps textSearch filter match
      `,
      PostgrestClient: 'schema auth from rpc',
      SupabaseRealtimeClient: 'subscription on subscribe',
      SupabaseQueryBuilder: 'on',
      StorageBucketApi: `
        listBuckets getBucket createBucket updateBucket emptyBucket deleteBucket
      `,
      StorageFileApi: `
        upload update move copy createSignedUrl createSignedUrls download getPublicUrl remove list
      `,
      StorageClient: 'from',
      FunctionsClient: 'setAuth invoke',
      SupabaseClient: `
        auth functions storage from removeAllSubscriptions removeSubscription getSubscriptions
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
];

/** Option members an entry leaves out on purpose. */
export const OMITTED: Omission[] = [
  {
    entry: 'sign-up',
    reason: 'signUp() does not read them; signIn() does.',
    names: { 'credentials.oidc': 'id_token nonce provider client_id issuer' },
  },
];
