import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';

type Adapter = NonNullable<App['_storageAdapter']>;
type StoredFile = Awaited<ReturnType<Adapter['getObject']>>;

/** For Supabase Lite's Storage. */
export function memoryStorage(): Adapter {
  const files = new Map<string, StoredFile>();
  const find = (bucket: string, key: string): StoredFile => {
    const file = files.get(`${bucket}/${key}`);
    if (!file) throw Object.assign(new Error('Object not found'), { code: 'NoSuchKey' });
    return file;
  };
  return {
    driver: undefined,
    async getObject(bucket, key) {
      return { ...find(bucket, key) };
    },
    async uploadObject(bucket, key, _version, data, mimetype, cacheControl) {
      const body = data instanceof Uint8Array ? Buffer.from(data) : await buffer(data);
      const metadata = {
        cacheControl,
        mimetype,
        size: body.length,
        contentLength: body.length,
        lastModified: new Date(),
        eTag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
        httpStatusCode: 200,
      };
      files.set(`${bucket}/${key}`, { metadata, httpStatusCode: 200, body });
      return metadata;
    },
    async deleteObject(bucket, key) {
      files.delete(`${bucket}/${key}`);
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) files.delete(`${bucket}/${key}`);
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const file = find(bucket, key);
      files.set(`${toBucket}/${toKey}`, file);
      return file.metadata;
    },
    async headObject(bucket, key) {
      return find(bucket, key).metadata;
    },
    async privateAssetUrl(bucket, key) {
      return `memory:${bucket}/${key}`;
    },
  };
}
