import { execFileSync } from 'node:child_process';
import fs, { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { yamlTypeName } from '../../../src/node/graphql/node-types';
import { imageSources } from '../../../src/node/pages/page-images';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { checkFileNames } from '../../../src/node/sources/source-files';
import { readSourceFiles } from '../../../src/node/sources/source-files';
import { digestFolders } from '../../../src/node/base/digest-folders';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const picture = (width = 2) =>
  sharp({ create: { width, height: 2, channels: 3, background: 'red' } });

beforeAll(async () => {
  writeFiles(root, {
    'content/index.mdx': '\uFEFFa\r\nb\rc\n',
    'content/guides/auth.mdx': 'auth',
    'content/images/flow.svg': '<svg/>',
    'content/notes.txt': 'notes',
    'spec/cli.yml': 'a: 1',
  });
  writeFileSync(join(root, 'content/images/photo.png'), await picture().png().toBuffer());
  symlinkSync(join(root, 'spec', 'cli.yml'), join(root, 'spec', 'linked.yml'));
});

test('texts have normalized line endings, and images are only listed', () => {
  expect(readSourceFiles(root).files).toEqual([
    { path: 'content/guides/auth.mdx', text: 'auth' },
    { path: 'content/images/flow.svg', text: '<svg/>' },
    { path: 'content/images/photo.png', text: '' },
    { path: 'content/index.mdx', text: 'a\nb\nc\n' },
    { path: 'spec/cli.yml', text: 'a: 1' },
  ]);
});

test('symbolic links and files of other types are errors', () => {
  expect(readSourceFiles(root).diagnostics.map(formatDiagnostic)).toEqual([
    "content/notes.txt:1:1  file  The file isn't Markdown, YAML, an image, or an example  →  rename or remove it",
    "spec/linked.yml:1:1  file  Symbolic links aren't supported  →  replace it with the file",
  ]);
});

describe('unusual files', () => {
  const folder = temporaryFolder();
  const found = () =>
    readSourceFiles(folder).diagnostics.map(
      ({ file, rule, message }) => `${file} ${rule} ${message}`,
    );
  const content = (name: string) => join(folder, 'content', name);

  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    writeFiles(folder, { 'content/index.mdx': 'a', 'spec/cli.yml': 'a: 1' });
  });

  test('no file is reported without a reason', () => {
    expect(found()).toEqual([]);
  });

  test('a missing folder is reported', () => {
    rmSync(join(folder, 'spec'), { recursive: true });
    expect(found()).toEqual(["spec file The file doesn't exist"]);
  });

  test('a link out of the folder, a circle of links, and a broken link are reported', () => {
    symlinkSync('/etc/hostname', content('outside.mdx'));
    symlinkSync('.', content('circle'));
    symlinkSync('nowhere', content('broken.mdx'));
    expect(found()).toEqual(
      ['broken.mdx', 'circle', 'outside.mdx'].map(
        (name) => `content/${name} file Symbolic links aren't supported`,
      ),
    );
  });

  test('leftovers of systems and editors are ignored, also links to nowhere', () => {
    for (const name of ['.DS_Store', 'index.mdx~', '.index.mdx.swp', '.idea/a.xml']) {
      writeFiles(folder, { [`content/${name}`]: 'a' });
    }
    symlinkSync('ada@host.123', content('.#index.mdx'));
    expect(found()).toEqual([]);
    expect(readSourceFiles(folder).files).toHaveLength(2);
    expect(digestFolders(folder, ['content'])).toHaveLength(12);
  });

  test('a merge conflict is one problem', () => {
    writeFileSync(content('index.mdx'), 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n');
    expect(found()).toEqual(["content/index.mdx limit A merge conflict isn't resolved"]);
  });

  test('a folder with the extension of a file is reported', () => {
    mkdirSync(content('folder.mdx'));
    expect(found()).toEqual(['content/folder.mdx file The folder has the file extension .mdx']);
  });

  test('a pipe is reported instead of waiting for a writer', () => {
    execFileSync('mkfifo', [content('pipe.mdx')]);
    expect(found()).toEqual(['content/pipe.mdx file The file is a pipe, socket, or device']);
  });

  test('an unreadable file is reported', () => {
    chmodSync(content('index.mdx'), 0);
    // The temporary folder belongs to this user.
    chmodSync(folder, 0o755);
    // Root can read every file, so this reads them as another user.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) process.seteuid!(65_534);
    try {
      expect(found()).toEqual([
        "content/index.mdx file The permissions don't allow reading the file",
      ]);
    } finally {
      if (isRoot) process.seteuid!(0);
    }
  });

  test('files that are too large are reported and not read', () => {
    writeFileSync(content('large.mdx'), 'a\n'.repeat(2_500_000));
    writeFileSync(content('large.png'), Buffer.alloc(1_000_000));
    const read = jest.spyOn(fs, 'readFileSync');
    expect(readSourceFiles(folder).files.map(({ path }) => path)).toEqual([
      'content/index.mdx',
      'spec/cli.yml',
    ]);
    expect(read.mock.calls.filter(([file]) => String(file).includes('large'))).toEqual([]);
    read.mockRestore();
    expect(found()).toEqual([
      'content/large.mdx file The file is 5000 kB, but the limit is 500 kB',
      'content/large.png file The file is 1000 kB, but the limit is 500 kB',
    ]);
  });

  test('images are checked by their header, before anything decodes them', async () => {
    const png = await picture().png().toBuffer();
    const huge = Buffer.from(png);
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(20_000, 20);
    writeFileSync(content('huge.png'), huge);
    writeFileSync(content('gif.png'), Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1'));
    writeFileSync(content('empty.jpg'), '');
    writeFileSync(content('wide.webp'), await picture(300).webp().toBuffer());
    expect(found()).toEqual([
      "content/empty.jpg image The file isn't an image, or it's damaged",
      'content/gif.png image The file is a .gif image',
      'content/huge.png image The image has 20000 × 20000 pixels',
    ]);
  });

  test('names that differ only in case or Unicode form are reported', () => {
    writeFiles(folder, { 'content/Index.mdx': 'a', 'content/caf\u00e9.mdx': 'a' });
    writeFileSync(content('cafe\u0301.mdx'), 'a');
    expect(found()).toEqual([
      "content/caf\u00e9.mdx name Some systems can't tell this name from content/cafe\u0301.mdx",
      "content/index.mdx name Some systems can't tell this name from content/Index.mdx",
    ]);
  });

  test('names are also checked in the git index, because the disk might ignore case', () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
    git('init', '-q');
    writeFiles(folder, { 'content/INDEX.mdx': 'a' });
    git('add', '-A');
    rmSync(content('INDEX.mdx'));
    expect(found()).toEqual([
      "content/index.mdx name Some systems can't tell this name from content/INDEX.mdx",
    ]);
  });
});

test.each([
  ['con.mdx', 'Windows reserves the name "con.mdx"'],
  ['AUX/a.mdx', 'Windows reserves the name "AUX"'],
  ['lpt1.tar.md', 'Windows reserves the name "lpt1.tar.md"'],
  ['COM².png', 'Windows reserves the name "COM².png"'],
  ['conin$', 'Windows reserves the name "conin$"'],
  ['a./b.mdx', 'The name "a." ends with a period or a space'],
  ['a.mdx ', 'The name "a.mdx " ends with a period or a space'],
  [`${'a'.repeat(200)}.mdx`, 'The path has 204 characters, but the limit is 200'],
])('the name "%s" is reported', (path, message) => {
  expect(checkFileNames([path]).map((item) => item.message)).toEqual([message]);
});

test.each(['console.mdx', 'a/auxiliary.yml', 'com.mdx', 'a b/.c.mdx'])(
  'the name "%s" is fine',
  (path) => {
    expect(checkFileNames([path])).toEqual([]);
  },
);

test('the digest of folders changes with each file in them', () => {
  const before = digestFolders(root, ['content', 'spec/cli.yml']);
  expect(digestFolders(root, ['content', 'spec/cli.yml'])).toBe(before);
  writeFileSync(join(root, 'content', 'guides', 'auth.mdx'), 'changed');
  expect(digestFolders(root, ['content', 'spec/cli.yml'])).not.toBe(before);
});

test.each([
  ['content', 'menus/auth.yml', 'MenuFile'],
  ['content', 'promises.yml', 'PromisesFile'],
  ['spec', 'libraries.yml', 'Library'],
  ['spec', 'sections/client.yml', 'SectionTree'],
  ['spec', 'javascript/v1.yml', 'ReferenceEntry'],
  ['spec', 'cli.yml', 'ReferenceEntry'],
])('the nodes of %s/%s have the type %s', (sourceInstanceName, relativePath, type) => {
  expect(yamlTypeName({ node: { sourceInstanceName, relativePath } as never })).toBe(type);
});

test('each image of a tree is listed once', () => {
  const image = (src: string) => ['img', { src, alt: 'a' }] as ['img', Record<string, string>];
  const tree = [
    ['p', {}, image('/a.png'), image('/b.svg')],
    ['p', {}, image('/a.png')],
  ];
  expect(imageSources(tree as never)).toEqual(['/a.png', '/b.svg']);
});
