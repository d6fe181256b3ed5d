import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { filesInArchive, foldArchive } from '../engine/fold-archive';
import type { EngineFiles } from '../client/protocol';

/** Instead of `initdb`, because the database exists. */
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

export async function unzip(data: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** PGlite uses these files instead of loading its own. */
export async function postgresOptions(files: EngineFiles): Promise<PGliteOptions> {
  const [pgliteWasmModule, data, folder] = await Promise.all([
    unzip(files.postgres).then((bytes) => WebAssembly.compile(bytes)),
    unzip(files.postgresData),
    unzip(files.project),
  ]);
  foldArchive(new Uint8Array(folder));
  return {
    pgliteWasmModule,
    initdbWasmModule: new WebAssembly.Module(EMPTY_MODULE),
    fsBundle: new Blob([data]),
    loadDataDir: new Blob([folder]),
  };
}

export async function addArchive({ Module: { FS } }: PGlite, archive: ArrayBuffer): Promise<void> {
  for (const { path, content } of filesInArchive(new Uint8Array(await unzip(archive)))) {
    const file = `/pglite/${path}`;
    FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    FS.writeFile(file, content);
  }
}
