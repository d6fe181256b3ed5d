import { words } from './listed';

/**
 * The functions, classes, and interfaces of the JavaScript library whose members readers call. A
 * version has those that its package exports.
 */
export const CLASSES = words(`
  createClient SupabaseClient PostgrestClient PostgrestQueryBuilder PostgrestFilterBuilder
  PostgrestTransformBuilder PostgrestBuilder GoTrueClient GoTrueMFAApi GoTrueAdminApi
  GoTrueAdminMFAApi GoTrueAdminOAuthApi GoTrueAdminCustomProvidersApi GoTrueAdminPasskeyApi
  AuthMFARecoveryCodesApi AuthOAuthServerApi AuthPasskeyApi StorageClient StorageBucketApi
  StorageFileApi StorageAnalyticsClient StorageVectorsClient VectorBucketApi VectorBucketScope
  VectorIndexApi VectorIndexScope VectorDataApi FunctionsClient RealtimeClient RealtimeChannel
  RealtimePresence RealtimePostgresFilterBuilder SupabaseQueryBuilder SupabaseRealtimeClient
  PostgrestRpcBuilder GoTrueApi RealtimeSubscription
`);
