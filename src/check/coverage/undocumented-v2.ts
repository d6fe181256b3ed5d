import type { Omission, Undocumented } from './listed';

/** Members of supabase-js 2 without an entry. */
export const UNDOCUMENTED: Undocumented[] = [
  {
    reason: 'Documented once, on the class or under the name by which it is called.',
    names: {
      PostgrestTransformBuilder: 'throwOnError',
      PostgrestFilterBuilder: 'throwOnError',
      PostgrestBuilder: 'returns',
      PostgrestClient: 'from schema rpc',
    },
  },
  {
    reason: 'Needs a secret key: the API describes itself to servers only, not to apps.',
    names: { SupabaseClient: 'getOpenApiSpec', PostgrestClient: 'getOpenApiSpec' },
  },
  {
    reason: 'A part of the client, whose members have entries of their own.',
    names: {
      SupabaseClient: 'auth realtime storage functions',
      StorageClient: 'from vectors analytics',
    },
  },
  {
    reason: 'The same call on the client, or on the channel, has the entry.',
    names: {
      RealtimeClient: 'channels getChannels removeChannel removeAllChannels channel',
      RealtimePresence: 'state',
    },
  },
  {
    reason: 'A method of the filter that on() takes: its entry lists the operators.',
    names: {
      RealtimePostgresFilterBuilder: `
        eq neq gt gte lt lte in like ilike match imatch is isDistinct not
      `,
    },
  },
  {
    reason: 'The connection opens and closes with the channels; createClient() has its options.',
    names: {
      RealtimeChannel: 'topic',
      RealtimeClient: `
        accessToken connect disconnect connectionState isConnected isConnecting isDisconnecting
        sendHeartbeat onHeartbeat
      `,
    },
  },
  {
    reason: 'Preview: analytics and vector buckets are a public alpha that not every project has.',
    names: {
      StorageAnalyticsClient: 'createBucket listBuckets deleteBucket from',
      VectorIndexApi: 'createIndex getIndex listIndexes deleteIndex',
      VectorDataApi: 'putVectors getVectors listVectors queryVectors deleteVectors',
      VectorBucketApi: 'createBucket getBucket listBuckets deleteBucket',
      StorageVectorsClient: 'from createBucket getBucket listBuckets deleteBucket',
      VectorBucketScope: 'createIndex listIndexes getIndex deleteIndex index',
      VectorIndexScope: 'putVectors getVectors listVectors queryVectors deleteVectors',
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
  {
    reason: 'Namespaces: their members stand for themselves.',
    names: {
      GoTrueClient: 'admin mfa oauth passkey',
      GoTrueMFAApi: 'webauthn recoveryCodes',
      GoTrueAdminApi: 'mfa oauth customProviders passkey',
    },
  },
  {
    reason:
      'Housekeeping of the client, done by createClient() or needed in tests of the library only.',
    names: { GoTrueClient: 'initialize isThrowOnErrorEnabled dispose' },
  },
  {
    reason: 'Preview: MFA recovery codes are behind the option experimental.recoveryCodes.',
    names: { AuthMFARecoveryCodesApi: 'getStatus generate verify regenerate unenroll' },
  },
  {
    reason: 'Preview: the OAuth 2.1 server of Auth is in beta.',
    names: {
      AuthOAuthServerApi: `
        getAuthorizationDetails approveAuthorization denyAuthorization listGrants revokeGrant
      `,
      GoTrueAdminOAuthApi: `
        listClients createClient getClient updateClient deleteClient regenerateClientSecret
      `,
    },
  },
  {
    reason:
      'Preview: the two halves of registerPasskey() and signInWithPasskey(), and passkeys of others.',
    names: {
      AuthPasskeyApi: `
        startRegistration verifyRegistration startAuthentication verifyAuthentication
      `,
      GoTrueAdminPasskeyApi: 'listPasskeys deletePasskey',
    },
  },
  {
    reason: 'Settings of a project, made once and not by an application.',
    names: {
      GoTrueAdminCustomProvidersApi: `
        listProviders createProvider getProvider updateProvider deleteProvider
      `,
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
  {
    entry: 'remove-channel',
    reason:
      'A channel is what channel() and subscribe() give; its members have entries of their own.',
    names: {
      channel: `
        topic params socket bindings subTopic broadcastEndpointURL private presence state joinedOnce
        timeout joinPush rejoinTimer subscribe presenceState track untrack on httpSend send
        updateJoinPayload unsubscribe teardown copyBindings
      `,
    },
  },
  {
    entry: 'on',
    reason: 'postgresChangesFilter() makes such a filter; the option lists the operators.',
    names: {
      'filter.filter': `
        filters add eq neq gt gte lt lte in like ilike match imatch is isDistinct not build toString
      `,
    },
  },
  {
    entry: 'sign-in-with-web3',
    reason:
      "Members of the wallet's own object, and fields of the message that its standard explains.",
    names: {
      'credentials.wallet': 'signIn publicKey signMessage on removeListener address request',
      'credentials.options.signInWithSolana': `
        address chainId nonce issuedAt expirationTime notBefore requestId resources
      `,
      'credentials.options.signInWithEthereum': `
        address chainId nonce issuedAt expirationTime notBefore requestId resources scheme
      `,
    },
  },
  {
    entry: 'mfa-verify',
    reason: "Members of the browser's own object, which is passed on as it is.",
    names: {
      'params.webauthn.credential_response': `
        response type isConditionalMediationAvailable parseCreationOptionsFromJSON
        parseRequestOptionsFromJSON toJSON
      `,
    },
  },
];
