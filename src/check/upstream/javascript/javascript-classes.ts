/**
 * Users call their members. A version of the library only counts with the names that its package
 * exports.
 */
export const CLASSES = `
  createClient SupabaseClient PostgrestClient PostgrestQueryBuilder PostgrestFilterBuilder
  PostgrestTransformBuilder PostgrestBuilder GoTrueClient GoTrueMFAApi GoTrueAdminApi
  GoTrueAdminMFAApi GoTrueAdminOAuthApi GoTrueAdminCustomProvidersApi GoTrueAdminPasskeyApi
  AuthMFARecoveryCodesApi AuthOAuthServerApi AuthPasskeyApi StorageClient StorageBucketApi
  StorageFileApi StorageAnalyticsClient StorageVectorsClient VectorBucketApi VectorBucketScope
  VectorIndexApi VectorIndexScope VectorDataApi FunctionsClient RealtimeClient RealtimeChannel
  RealtimePresence RealtimePostgresFilterBuilder SupabaseQueryBuilder SupabaseRealtimeClient
  PostgrestRpcBuilder GoTrueApi RealtimeSubscription
`
  .trim()
  .split(/\s+/);
