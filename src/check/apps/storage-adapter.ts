import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';

type Adapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<Adapter['headObject']>>;

interface StoredFile {
  body: Buffer;
  metadata: Metadata;
}

/** Returns an adapter that stores the files of Supabase Lite's Storage in memory. */
export function memoryStorage(): Adapter {
  const files = new Map<string, StoredFile>();
  const find = (bucket: string, key: string): StoredFile => {
    const file = files.get(`${bucket}/${key}`);
    if (!file) throw Object.assign(new Error('Object not found'), { code: 'NoSuchKey' });
    return file;
  };
  const adapter = {
    driver: undefined,
    async getObject(bucket: string, key: string) {
      const { body, metadata } = find(bucket, key);
      return { metadata, httpStatusCode: 200, body };
    },
    async uploadObject(
      bucket: string,
      key: string,
      _version: string | undefined,
      data: Uint8Array | AsyncIterable<Uint8Array>,
      mimetype: string,
      cacheControl: string,
    ) {
      const body =
        data instanceof Uint8Array ? Buffer.from(data) : await buffer(Readable.from(data));
      const metadata = {
        cacheControl,
        mimetype,
        size: body.length,
        contentLength: body.length,
        lastModified: new Date(),
        eTag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
        httpStatusCode: 200,
      } as Metadata;
      files.set(`${bucket}/${key}`, { body, metadata });
      return metadata;
    },
    async deleteObject(bucket: string, key: string) {
      files.delete(`${bucket}/${key}`);
    },
    async deleteObjects(bucket: string, keys: string[]) {
      for (const key of keys) files.delete(`${bucket}/${key}`);
    },
    async copyObject(
      bucket: string,
      key: string,
      _version: string | undefined,
      toBucket: string,
      toKey: string,
    ) {
      const file = find(bucket, key);
      files.set(`${toBucket}/${toKey}`, file);
      return file.metadata;
    },
    async headObject(bucket: string, key: string) {
      return find(bucket, key).metadata;
    },
    async privateAssetUrl(bucket: string, key: string) {
      return `memory:${bucket}/${key}`;
    },
  };
  return adapter as unknown as Adapter;
}
