import * as listedV1 from './undocumented-v1';
import * as listedV2 from './undocumented-v2';
import type { MemberRelease } from './members';
import { SELECT } from './members';

/** The versions of the JavaScript library. Their members come from the installed packages. */
export const JAVASCRIPT_RELEASES: MemberRelease[] = [
  {
    library: 'javascript',
    version: 'v2',
    prefixes: {
      GoTrueAdminApi: 'admin.',
      GoTrueAdminMFAApi: 'admin.mfa.',
      GoTrueMFAApi: 'mfa.',
      AuthPasskeyApi: 'passkey.',
      'FunctionsClient.setAuth': 'functions.',
      'RealtimeClient.setAuth': 'realtime.',
      'RealtimeChannel.subscribe': 'on().',
      StorageFileApi: 'from().',
    },
    sameTitle: SELECT,
    undocumented: listedV2.UNDOCUMENTED,
    omitted: listedV2.OMITTED,
  },
  {
    library: 'javascript',
    version: 'v1',
    prefixes: {
      GoTrueApi: 'api.',
      'FunctionsClient.setAuth': 'functions.',
      'SupabaseRealtimeClient.subscribe': 'on().',
      StorageFileApi: 'from().',
    },
    sameTitle: {
      ...SELECT,
      update: 'PostgrestQueryBuilder.update',
      'auth-update': 'GoTrueClient.update',
    },
    undocumented: listedV1.UNDOCUMENTED,
    omitted: listedV1.OMITTED,
  },
];
