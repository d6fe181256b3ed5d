import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRecord } from '../../../src/lib/search-record';
import { searchSections } from '../../../src/search/engine/search';
import { engineData } from '../engine/site-data';
import { hostHit } from './hits';

/** A status, or a kind of invalid response. */
export type Failure = number | 'drop' | 'silence' | 'garbage' | 'html' | 'huge' | undefined;

type StoredRecord = SearchRecord & { internal: { contentDigest: string } };

export interface StubHost {
  address: string;
  records: Map<string, StoredRecord>;
  settings: Record<string, unknown>;
  /** So far, such as `POST /1/indexes/docs/batch`. */
  log: string[];
  failure: Failure;
  uploadFailure: Failure;
  /** What the search key allows. */
  acl: string[];
  close: () => Promise<void>;
}

/** Stubs the API that publishing and the browser use. Our own engine runs the searches. */
export async function startStub(): Promise<StubHost> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: StubHost = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    records: new Map(),
    settings: {},
    log: [],
    failure: undefined,
    uploadFailure: undefined,
    acl: ['search'],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const path = (request.url ?? '').split('?')[0]!;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    stub.log.push(`${request.method} ${path}`);
    const failure = stub.failure ?? (path.endsWith('/batch') ? stub.uploadFailure : undefined);
    if (failure !== undefined) return fail(failure, response);
    const value = respond(`${request.method} ${path}`, body ? JSON.parse(body) : {});
    response.writeHead(value === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(value ?? { message: 'Index docs does not exist', status: 404 }));
  }

  function respond(operation: string, body: Record<string, unknown>): unknown {
    if (operation.startsWith('GET /1/keys/')) return { acl: stub.acl };
    const [, action] = /^\w+ \/1\/indexes\/[^/]+\/(\w+)/.exec(operation) ?? [];
    const exists = stub.records.size > 0 || Object.keys(stub.settings).length > 0;
    switch (action) {
      case 'settings':
        if (operation.startsWith('GET')) return exists ? stub.settings : undefined;
        stub.settings = body;
        return { taskID: 1, updatedAt: '' };
      case 'batch':
        for (const { action: kind, body: item } of body['requests'] as {
          action: string;
          body: StoredRecord;
        }[]) {
          if (kind === 'deleteObject') stub.records.delete(item.objectID);
          else stub.records.set(item.objectID, item);
        }
        return { taskID: 1, objectIDs: [] };
      case 'browse':
        return { hits: [...stub.records.values()] };
      case 'task':
        return { status: 'published', pendingTask: false };
      case 'query':
        return { hits: [], nbHits: stub.records.size };
      case 'queries': {
        const data = engineData([...stub.records.values()]);
        const [{ params }] = body['requests'] as [{ params: string }];
        const { query, hitsPerPage, ...more } = Object.fromEntries(new URLSearchParams(params));
        const [, level] = /level:([^"]+)/.exec(more['facetFilters'] ?? '') ?? [];
        const request = { query: query ?? '', limit: Number(hitsPerPage), snippetWords: 10, level };
        const { hits, total } = searchSections(data, request);
        return { results: [{ hits: hits.map(hostHit), nbHits: total }] };
      }
      default:
        return undefined;
    }
  }
  return stub;
}

function fail(failure: Exclude<Failure, undefined>, response: ServerResponse): void {
  if (failure === 'drop') response.destroy();
  if (failure === 'garbage') response.end('{"results":[{"hi');
  if (failure === 'html') response.end('<!doctype html><p>Log in to the network</p>');
  if (failure === 'huge') response.end(`{"x":"${'x'.repeat(3_000_000)}"}`);
  if (typeof failure === 'number') {
    response.writeHead(failure, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: `The host says ${failure}`, status: failure }));
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
