/**
 * Storage accepts any field of a form, and the client library uses one without a name, but Supabase
 * Lite 0.10 only reads `file`.
 */
export async function unpackUpload(request: Request): Promise<Request> {
  const type = request.headers.get('Content-Type') ?? '';
  const { pathname } = new URL(request.url);
  if (!type.startsWith('multipart/form-data') || !pathname.startsWith('/storage/v1/object/')) {
    return request;
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) return new Request(request.url, { method: request.method, headers: request.headers });
  const headers = new Headers(request.headers);
  headers.set('Content-Type', file.type);
  headers.set('Cache-Control', `max-age=${String(form.get('cacheControl') ?? 3600)}`);
  headers.delete('Content-Length');
  return new Request(request.url, {
    method: request.method,
    headers,
    body: await file.arrayBuffer(),
  });
}
