import type { Omission, Undocumented } from '../coverage-listed';

/** Members of supabase-js 2 without an entry. */
export const UNDOCUMENTED: Undocumented[] = [
  { reason: 'Documented with the rest of the reference.', names: 'createClient' },
  {
    reason: 'Documented with the rest of the reference.',
    names: {
      FunctionsClient: 'setAuth invoke',
      PostgrestBuilder: 'throwOnError stripNulls setHeader retry returns overrideTypes',
      PostgrestTransformBuilder: `
        throwOnError select range abortSignal maybeSingle csv geojson explain rollback returns
        maxAffected
      `,
      PostgrestFilterBuilder: `
        throwOnError neq gt gte lt lte like likeAllOf likeAnyOf ilike ilikeAllOf ilikeAnyOf
        regexMatch regexIMatch is isDistinct notIn contains containedBy rangeGt rangeGte rangeLt
        rangeLte rangeAdjacent overlaps textSearch match not or filter
      `,
      PostgrestClient: 'from schema getOpenApiSpec rpc',
      RealtimePresence: 'state',
      RealtimePostgresFilterBuilder: `
        eq neq gt gte lt lte in like ilike match imatch is isDistinct not
      `,
      RealtimeChannel: `
        topic subscribe presenceState track untrack on httpSend send unsubscribe
      `,
      RealtimeClient: `
        channels accessToken connect disconnect getChannels removeChannel removeAllChannels
        connectionState isConnected isConnecting isDisconnecting channel setAuth sendHeartbeat
        onHeartbeat
      `,
      StorageFileApi: `
        upload uploadToSignedUrl createSignedUploadUrl update move copy createSignedUrl
        createSignedUrls download info exists getPublicUrl remove purgeCache list listV2
      `,
      StorageBucketApi: `
        listBuckets getBucket createBucket updateBucket emptyBucket deleteBucket
        getBucketLifecycle updateBucketLifecycle deleteBucketLifecycle purgeBucketCache
      `,
      StorageAnalyticsClient: 'createBucket listBuckets deleteBucket from',
      VectorIndexApi: 'createIndex getIndex listIndexes deleteIndex',
      VectorDataApi: 'putVectors getVectors listVectors queryVectors deleteVectors',
      VectorBucketApi: 'createBucket getBucket listBuckets deleteBucket',
      StorageVectorsClient: 'from createBucket getBucket listBuckets deleteBucket',
      VectorBucketScope: 'createIndex listIndexes getIndex deleteIndex index',
      VectorIndexScope: 'putVectors getVectors listVectors queryVectors deleteVectors',
      StorageClient: 'from vectors analytics',
      GoTrueClient: `
        admin mfa oauth passkey isThrowOnErrorEnabled initialize signInAnonymously
        signInWithPassword signInWithOAuth exchangeCodeForSession signInWithWeb3 signInWithIdToken
        signInWithOtp verifyOtp signInWithSSO reauthenticate resend getSession getUser updateUser
        setSession refreshSession signOut onAuthStateChange resetPasswordForEmail
        getUserIdentities linkIdentity unlinkIdentity startAutoRefresh stopAutoRefresh dispose
        getClaims signInWithPasskey registerPasskey
      `,
      AuthMFARecoveryCodesApi: 'getStatus generate verify regenerate unenroll',
      GoTrueMFAApi: `
        enroll challenge verify unenroll challengeAndVerify listFactors
        getAuthenticatorAssuranceLevel webauthn recoveryCodes
      `,
      GoTrueAdminMFAApi: 'listFactors deleteFactor',
      GoTrueAdminOAuthApi: `
        listClients createClient getClient updateClient deleteClient regenerateClientSecret
      `,
      GoTrueAdminCustomProvidersApi: `
        listProviders createProvider getProvider updateProvider deleteProvider
      `,
      AuthOAuthServerApi: `
        getAuthorizationDetails approveAuthorization denyAuthorization listGrants revokeGrant
      `,
      AuthPasskeyApi: `
        startRegistration verifyRegistration startAuthentication verifyAuthentication list update
        delete
      `,
      GoTrueAdminPasskeyApi: 'listPasskeys deletePasskey',
      GoTrueAdminApi: `
        mfa oauth customProviders passkey signOut inviteUserByEmail generateLink createUser
        listUsers getUserById updateUserById deleteUser
      `,
      SupabaseClient: `
        auth realtime storage functions from schema getOpenApiSpec channel getChannels
        removeChannel removeAllChannels
      `,
    },
  },
  {
    reason: 'State and steps of the library itself, not meant to be called.',
    names: {
      PostgrestBuilder: 'then',
      PostgrestQueryBuilder: 'url headers schema signal fetch urlLengthLimit retry',
      PostgrestClient: 'url headers schemaName fetch urlLengthLimit retry',
      RealtimePresence: 'channel',
      RealtimePostgresFilterBuilder: 'build toString',
      RealtimeChannel: `
        params socket bindings subTopic broadcastEndpointURL private presence state joinedOnce
        timeout joinPush rejoinTimer updateJoinPayload teardown copyBindings
      `,
      RealtimeClient: `
        accessTokenValue apiKey httpEndpoint headers params ref logLevel fetch worker workerUrl
        workerRef serializer endPoint timeout transport heartbeatCallback heartbeatIntervalMs
        heartbeatTimer pendingHeartbeatRef reconnectTimer vsn encode decode reconnectAfterMs
        sendBuffer stateChangeCallbacks endpointURL log hasLogger push
      `,
      StorageFileApi: 'toBase64',
    },
  },
];

/** Option members an entry leaves out on purpose. */
export const OMITTED: Omission[] = [
  {
    entry: 'sign-up',
    reason: 'The type allows them, but signUp() does not read them in this case.',
    names: {
      'credentials (With an email address).options': 'channel',
      'credentials (With a phone number).options': 'emailRedirectTo',
    },
  },
];
