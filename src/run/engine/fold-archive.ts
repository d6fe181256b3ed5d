/** In bytes, like the block that describes each file. */
export const BLOCK = 512;

interface ArchiveFile {
  path: string;
  /** A view into the archive. */
  content: Uint8Array;
}

/** Without folders. */
export function filesInArchive(archive: Uint8Array): ArchiveFile[] {
  const decoder = new TextDecoder();
  const text = (start: number, length: number) =>
    decoder.decode(archive.subarray(start, start + length)).split('\0', 1)[0]!;
  const files: ArchiveFile[] = [];
  for (let offset = 0; offset + BLOCK <= archive.length && archive[offset] !== 0;) {
    const size = parseInt(text(offset + 124, 12), 8) || 0;
    const start = offset + BLOCK;
    const isFolder = text(offset + 156, 1) === '5';
    const content = archive.subarray(start, start + size);
    if (!isFolder) files.push({ path: text(offset, 100), content });
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/** Number of the database, and name of the file. */
const DATABASE_FILE = /^(.*\/?base\/)(\d+)(\/.+)$/;

/**
 * Replaces the files of the second database with their differences from the first one's, or
 * restores them. Most pages are equal, so the archive compresses to two thirds.
 */
export function foldArchive(archive: Uint8Array): void {
  const files = new Map(filesInArchive(archive).map(({ path, content }) => [path, content]));
  const databases = [...files.keys()].map((path) => Number(DATABASE_FILE.exec(path)?.[2] ?? 0));
  const first = Math.min(...databases.filter((id) => id > 0));
  for (const [path, content] of files) {
    const [, folder = '', id = '', name = ''] = DATABASE_FILE.exec(path) ?? [];
    const other = Number(id) > first ? files.get(`${folder}${first}${name}`) : undefined;
    const length = Math.min(other?.length ?? 0, content.length);
    for (let index = 0; index < length; index += 1) content[index]! ^= other![index]!;
  }
}
