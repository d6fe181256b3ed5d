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
    "content/notes.txt:1:1  file  The file isn't Markdown, YAML, or an image  →  rename or remove it",
    "spec/linked.yml:1:1  file  Symbolic links aren't supported  →  replace it with the file",
  ]);
});

test('the digest of folders changes with each file in them', () => {
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
