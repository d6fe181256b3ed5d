import type { EngineAnswer } from './types';
import type { SearchRequest } from './request';

/** What a page asks its search worker. */
export type ToWorker =
  | { kind: 'start'; folder: string }
  | { kind: 'search'; id: number; requests: readonly SearchRequest[] }
  | { kind: 'suggest'; id: number; query: string }
  | { kind: 'levels'; id: number };

/** What the worker says. */
export type FromWorker =
  | { kind: 'improved' }
  | { kind: 'answer'; id: number; value: EngineAnswer[] | string[] | Record<string, string> }
  | { kind: 'failure'; id: number; message: string };
