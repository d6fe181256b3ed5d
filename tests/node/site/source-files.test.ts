import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { yamlTypeName } from '../../../src/node/gatsby/node-types';
import { imageSources } from '../../../src/node/gatsby/page-images';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { digestFolders, readSourceFiles } from '../../../src/node/site/source-files';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();

beforeAll(() => {
  writeFiles(root, {
    'content/index.mdx': '\uFEFFa\r\nb\rc\n',
    'content/guides/auth.mdx': 'auth',
    'content/images/photo.png': 'binary',
    'content/images/flow.svg': '<svg/>',
    'content/notes.txt': 'notes',
    'spec/cli.yml': 'a: 1',
  });
  symlinkSync(join(root, 'spec', 'cli.yml'), join(root, 'spec', 'linked.yml'));
});

test('texts are read with plain line ends, pictures only named', () => {
  expect(readSourceFiles(root).files).toEqual([
    { path: 'content/guides/auth.mdx', text: 'auth' },
    { path: 'content/images/flow.svg', text: '<svg/>' },
    { path: 'content/images/photo.png', text: '' },
    { path: 'content/index.mdx', text: 'a\nb\nc\n' },
    { path: 'spec/cli.yml', text: 'a: 1' },
  ]);
});

test('links and files of other kinds are refused', () => {
  expect(readSourceFiles(root).diagnostics.map(formatDiagnostic)).toEqual([
    'content/notes.txt:1:1  file  The file is neither MDX, YAML nor an image  →  remove it or rename it',
    'spec/linked.yml:1:1  file  Links are not followed  →  put the file itself here',
  ]);
});

test('the digest of folders changes with any file in them', () => {
  const before = digestFolders(root, ['content', 'spec/cli.yml']);
  expect(digestFolders(root, ['content', 'spec/cli.yml'])).toBe(before);
  writeFileSync(join(root, 'content', 'guides', 'auth.mdx'), 'changed');
  expect(digestFolders(root, ['content', 'spec/cli.yml'])).not.toBe(before);
});

test.each([
  ['content', 'menus/auth.yml', 'MenuFile'],
  ['spec', 'libraries.yml', 'Library'],
  ['spec', 'sections/client.yml', 'SectionTree'],
  ['spec', 'javascript/v1.yml', 'ReferenceEntry'],
  ['spec', 'cli.yml', 'ReferenceEntry'],
])('%s/%s gives nodes of type %s', (sourceInstanceName, relativePath, type) => {
  expect(yamlTypeName({ node: { sourceInstanceName, relativePath } as never })).toBe(type);
});

test('the images of a tree are listed once each', () => {
  const image = (src: string) => ['img', { src, alt: 'a' }] as ['img', Record<string, string>];
  const tree = [
    ['p', {}, image('/a.png'), image('/b.svg')],
    ['p', {}, image('/a.png')],
  ];
  expect(imageSources(tree as never)).toEqual(['/a.png', '/b.svg']);
});
