import { filesInArchive, foldArchive } from '../../../src/run/engine/fold-archive';

function archiveOf(files: Record<string, Buffer>): Buffer {
  const parts = Object.entries(files).map(([path, content]) => {
    const head = Buffer.alloc(512);
    head.write(path);
    head.write(content.length.toString(8).padStart(11, '0'), 124);
    head.write('0', 156);
    const rest = Buffer.alloc((512 - (content.length % 512)) % 512);
    return Buffer.concat([head, content, rest]);
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

const FILES = {
  'base/5/1255': Buffer.from('same page, other'),
  'base/16384/1255': Buffer.from('same page, third page'),
  'base/16384/9999': Buffer.from('only here'),
  'global/1255': Buffer.alloc(700, 'x'),
};

test('the files of an archive have a path and content', () => {
  const files = filesInArchive(archiveOf(FILES));
  expect(
    Object.fromEntries(files.map(({ path, content }) => [path, Buffer.from(content)])),
  ).toEqual(FILES);
});

test('folding leaves only differences in the second database, and folding again restores it', () => {
  const archive = archiveOf(FILES);
  foldArchive(archive);
  const files = new Map(filesInArchive(archive).map(({ path, content }) => [path, content]));
  expect(files.get('base/16384/1255')!.slice(0, 11)).toEqual(new Uint8Array(11));
  expect(Buffer.from(files.get('base/16384/1255')!.slice(-5)).toString()).toBe(' page');
  expect(Buffer.from(files.get('base/5/1255')!)).toEqual(FILES['base/5/1255']);
  foldArchive(archive);
  expect(archive).toEqual(archiveOf(FILES));
});
