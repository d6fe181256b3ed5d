import { words } from './listed';

/** The functions, classes, and interfaces that the JavaScript reference covers, by version. */
export const CLASSES: Record<string, string[]> = {
  v1: words(`
    createClient SupabaseClient SupabaseQueryBuilder SupabaseRealtimeClient
    PostgrestClient PostgrestQueryBuilder PostgrestFilterBuilder PostgrestTransformBuilder
    PostgrestRpcBuilder PostgrestBuilder
    GoTrueClient GoTrueApi
    StorageClient StorageBucketApi StorageFileApi
    FunctionsClient RealtimeClient RealtimeSubscription
  `),
  v2: words(`
    createClient SupabaseClient
    PostgrestClient PostgrestQueryBuilder PostgrestFilterBuilder PostgrestTransformBuilder
    PostgrestBuilder
    GoTrueClient GoTrueMFAApi GoTrueAdminApi GoTrueAdminMFAApi GoTrueAdminOAuthApi
    GoTrueAdminCustomProvidersApi GoTrueAdminPasskeyApi AuthMFARecoveryCodesApi
    AuthOAuthServerApi AuthPasskeyApi
    StorageClient StorageBucketApi StorageFileApi StorageAnalyticsClient StorageVectorsClient
    VectorBucketApi VectorBucketScope VectorIndexApi VectorIndexScope VectorDataApi
    FunctionsClient RealtimeClient RealtimeChannel RealtimePresence
    RealtimePostgresFilterBuilder
  `),
};
