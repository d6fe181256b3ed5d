import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-project';

interface Compiler {
  COMPILED_CACHE_DIR: string;
  compileGatsbyFiles: (root: string) => Promise<void>;
  findCompiledLocalPluginModule: (root: string, plugin: string, name: string) => string | undefined;
  getResolvedFieldsForPlugin: (root: string, plugin: string) => object;
}
const load = createRequire(join(process.cwd(), 'package.json'));
const original = load('gatsby/dist/utils/parcel/compile-gatsby-files') as Compiler;
const compiler = load('./scripts/compile-entries.cjs') as Compiler;
const folder = temporaryFolder();

function project(value: string): string {
  const root = mkdtempSync(join(folder, 'project-'));
  writeFiles(root, {
    'gatsby-config.ts': `export { value as default } from './src/value';`,
    'gatsby-node.ts': `export const onPreInit = () => undefined;`,
    'src/value.ts': `export const value: object = ${value};`,
    '.cache/compiled/former.js': '',
  });
  return root;
}
const read = (root: string, name: string) =>
  readFileSync(join(root, original.COMPILED_CACHE_DIR, name), 'utf8');

test('the entries are compiled with everything that they import, and replace earlier ones', async () => {
  const root = project(`{ pathPrefix: '/docs' }`);
  await compiler.compileGatsbyFiles(root);
  const compiled = join(root, original.COMPILED_CACHE_DIR);
  expect(readdirSync(compiled).sort()).toEqual(['gatsby-config.js', 'gatsby-node.js']);
  expect(read(root, 'gatsby-config.js')).toContain('pathPrefix: "/docs"');
  const { default: config } = load(join(compiled, 'gatsby-config.js')) as { default: object };
  expect(config).toEqual({ pathPrefix: '/docs' });
});

test('code with errors names the file and line, and leaves no compiled code behind', async () => {
  const root = project(`'unclosed`);
  await expect(compiler.compileGatsbyFiles(root)).rejects.toThrow(/src\/value\.ts:1:/);
  expect(existsSync(join(root, original.COMPILED_CACHE_DIR, 'gatsby-config.js'))).toBe(false);
});

test('the rest of the replaced module behaves as Gatsby expects', async () => {
  const root = project('{}');
  const answers = ({ findCompiledLocalPluginModule: find, ...module }: Compiler) => [
    module.COMPILED_CACHE_DIR,
    module.getResolvedFieldsForPlugin(root, 'default-site-plugin'),
    module.getResolvedFieldsForPlugin(root, 'some-plugin'),
    find(root, 'default-site-plugin', 'gatsby-config'),
  ];
  expect(answers(compiler)).toEqual(answers(original));
  await compiler.compileGatsbyFiles(root);
  expect(answers(compiler)).toEqual(answers(original));
  // Only Gatsby's own module uses the other exports.
  const used = Object.keys(compiler);
  expect(Object.keys(original).filter((name) => !used.includes(name))).toEqual([
    '__esModule',
    'PARCEL_CACHE_DIR',
    'constructParcel',
    'gatsbyFileRegex',
    'runParcel',
  ]);
});
