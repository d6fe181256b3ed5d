import { offlineManifest } from '../../../src/node/output/offline-manifest';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const folder = temporaryFolder();
const FILES = {
  'offline/index.html': 'Offline',
  'page-data/offline/page-data.json': '{}',
  'index.html': 'Home',
  'page-data/index/page-data.json': '{"home":1}',
  'guides/a/index.html': 'A',
  'page-data/guides/a/page-data.json': '{}',
  'guides/b/index.html': 'B',
  'page-data/guides/b/page-data.json': '{}',
  'app-0123456789abcdef0123.js': 'run()',
  'app-0123456789abcdef0123.js.br': 'x',
  'page-data/app-data.json': '{}',
};
const item = (url: string) => ({ name: url, url, items: [] });
const menu = (level: string, urls: string[]) => ({
  menu: {
    ...{ level, title: level.toUpperCase(), icon: level, versions: [] },
    groups: [{ label: '', items: urls.map(item) }],
  },
});
const read = (files: Record<string, string> = FILES) => {
  writeFiles(folder, files);
  const pages = [
    { path: '/', level: 'home' },
    { path: '/guides/a', level: 'auth' },
    { path: '/guides/b', level: 'auth' },
  ];
  const menus = [menu('home', ['/', '/guides/a']), menu('auth', ['/guides/b'])];
  return offlineManifest(folder, Object.keys(files), pages, menus);
};

test('each section contains its own pages in menu order, and the data that links load', () => {
  expect(read().sections).toEqual([
    {
      ...{ id: 'home', title: 'HOME', pages: ['/'], hasExamples: false, bytes: 14 },
      files: ['/', '/page-data/index/page-data.json'],
    },
    {
      ...{ id: 'auth', title: 'AUTH', pages: ['/guides/b', '/guides/a'], bytes: 6 },
      hasExamples: false,
      files: [
        ...['/guides/b', '/page-data/guides/b/page-data.json'],
        ...['/guides/a', '/page-data/guides/a/page-data.json'],
      ],
    },
  ]);
});

test('a section contains the examples of its pages', () => {
  const { sections, engine } = read({ ...FILES, 'run/pages/guides/b.json': '{"run":1}' });
  expect(sections[1]!.files.at(-1)).toBe('/run/pages/guides/b.json');
  expect(sections[1]!.bytes).toBe(15);
  expect(sections[0]!.files).toHaveLength(2);
  expect(sections.map(({ hasExamples }) => hasExamples)).toEqual([false, true]);
  expect(engine).toEqual({ files: [], bytes: 0 });
});

test('the engine consists of the files that run examples, without compressed copies', () => {
  const { engine } = read({
    ...FILES,
    ...{ 'run/frame.html': 'Frame', 'run/manifest.json': '{"frame":"/run/frame.html?1"}' },
    'run/manifest.json.gz': 'x',
    ...{ 'run/postgres-1a.bin': '123', 'run/pages/guides/b.json': '{"run":1}' },
  });
  expect(engine.files).toEqual(['/run/frame.html', '/run/manifest.json', '/run/postgres-1a.bin']);
  expect(engine.bytes).toBe(37);
  expect(engine.frame).toBe('/run/frame.html?1');
});

test('the shared files are those that every page needs, without compressed copies', () => {
  expect(read().shared.files).toEqual([
    ...['/offline', '/page-data/offline/page-data.json'],
    ...['/app-0123456789abcdef0123.js', '/page-data/app-data.json'],
  ]);
});

test('the version changes with the content of a page', () => {
  const { version } = read();
  expect(read().version).toBe(version);
  expect(read({ ...FILES, 'guides/a/index.html': 'C' }).version).not.toBe(version);
});
