import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Diagnostic } from '../../../src/lib/diagnostic';
import { DIAGNOSTICS_PATH } from '../../../src/lib/diagnostic';
import { serveDiagnostics, showDiagnostics } from '../../../src/node/gatsby/preview-diagnostics';

const error: Diagnostic = {
  ...{ file: 'content/a.mdx', line: 3, column: 1, rule: 'links/page' },
  ...{ message: 'A message\nin two lines', fix: 'fix it' },
};

let server: Server;
let url: string;
beforeAll(async () => {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  serveDiagnostics({ get: (path, handler) => path === DIAGNOSTICS_PATH && (handle = handler) });
  server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('an open page receives the current errors, and the list after each change', async () => {
  showDiagnostics([error]);
  const controller = new AbortController();
  const response = await fetch(url, { signal: controller.signal });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    const { value = '' } = await reader.read();
    expect(value).toMatch(/^data: .*\n\n$/);
    return JSON.parse(value.slice('data: '.length)) as Diagnostic[];
  };
  expect(await next()).toEqual([error]);
  showDiagnostics([]);
  expect(await next()).toEqual([]);
  showDiagnostics([error, error]);
  expect(await next()).toHaveLength(2);
  controller.abort();
});
