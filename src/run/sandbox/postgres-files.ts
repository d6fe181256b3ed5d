import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import type { EngineFiles } from '../client/protocol';

/** A WebAssembly module without code. Replaces `initdb`, because the database already exists. */
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** Decompresses a gzip file. */
async function unzip(data: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** Returns the options with which PGlite uses these files instead of loading its own. */
export async function postgresOptions(files: EngineFiles): Promise<PGliteOptions> {
  const [pgliteWasmModule, data, folder] = await Promise.all([
    unzip(files.postgres).then((bytes) => WebAssembly.compile(bytes)),
    unzip(files.postgresData),
    unzip(files.project),
  ]);
  return {
    pgliteWasmModule,
    initdbWasmModule: new WebAssembly.Module(EMPTY_MODULE),
    fsBundle: new Blob([data]),
    loadDataDir: new Blob([folder]),
  };
}

/** Loads the WebAssembly code of the SQL parser. */
export async function parserCode({ parser }: EngineFiles): Promise<ArrayBuffer> {
  return unzip(parser);
}

const BLOCK = 512;

/** Adds the files in an extension's archive to PGlite's file system. */
export async function addArchive({ Module: { FS } }: PGlite, archive: ArrayBuffer): Promise<void> {
  const bytes = new Uint8Array(await unzip(archive));
  const text = (start: number, length: number) =>
    new TextDecoder().decode(bytes.subarray(start, start + length)).replace(/\0.*$/s, '');
  for (let offset = 0; offset + BLOCK <= bytes.length && bytes[offset] !== 0;) {
    const path = `/pglite/${text(offset, 100)}`;
    const size = parseInt(text(offset + 124, 12), 8) || 0;
    const content = bytes.slice(offset + BLOCK, offset + BLOCK + size);
    if (text(offset + 156, 1) === '5') FS.mkdirTree(path.replace(/\/$/, ''));
    else if (size > 0) {
      FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      FS.writeFile(path, content);
    }
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
