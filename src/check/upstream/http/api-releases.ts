import { correctOperations } from './api-corrections';
import auth from './auth.json';
import management from './management.json';
import type { Operation, PackedApi } from './operations';
import { unpackApi } from './operations';
import storage from './storage.json';

export interface ApiRelease {
  library: string;
  /** With the operations, for messages. */
  file: string;
  operations: Operation[];
}

export const API_RELEASES: ApiRelease[] = [
  releaseOf('management-api', 'management', management),
  releaseOf('auth', 'auth', auth),
  releaseOf('storage', 'storage', storage),
];

function releaseOf(library: string, name: string, facts: unknown): ApiRelease {
  const operations = correctOperations(unpackApi(facts as PackedApi));
  return { library, file: `src/check/upstream/http/${name}.json`, operations };
}
