import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Diagnostic } from '../../lib/diagnostic';
import { DIAGNOSTICS_PATH } from '../../lib/diagnostic';

const open = new Set<ServerResponse>();
let message = '[]';

const send = (response: ServerResponse) => response.write(`data: ${message}\n\n`);

/** Shows the errors in the content on all open pages, or removes them. */
export function showDiagnostics(diagnostics: readonly Diagnostic[]): void {
  message = JSON.stringify(diagnostics);
  open.forEach(send);
}

interface Server {
  get(path: string, handle: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/** Serves the errors as an event stream, starting with the current ones. */
export function serveDiagnostics(server: Server): void {
  server.get(DIAGNOSTICS_PATH, (request, response) => {
    // The preview compresses responses, which would delay messages. `no-transform` prevents that.
    const headers = {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
    };
    response.writeHead(200, headers);
    send(response);
    open.add(response);
    request.once('close', () => open.delete(response));
  });
}
