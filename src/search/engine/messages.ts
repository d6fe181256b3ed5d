import type { SearchRequest } from './request';
import type { SearchResponse } from './types';

/** A message from the page to the search worker. */
export type ToWorker =
  | { kind: 'start'; folder: string }
  | { kind: 'search'; id: number; requests: readonly SearchRequest[] }
  | { kind: 'suggest'; id: number; query: string }
  | { kind: 'levels'; id: number };

/** A message from the search worker to the page. `id` is the ID of the message it responds to. */
export type FromWorker =
  | { kind: 'improved' }
  | { kind: 'result'; id: number; value: SearchResponse[] | string[] | Record<string, string> }
  | { kind: 'error'; id: number; message: string };
