import { join } from 'node:path';
import { DECLARED_MODULES, LOOSE_MODULES } from '../../../src/check/typescript/declared-modules';
import { readSourceFiles } from '../../../src/node/site/source-files';

const IMPORT = /(?:import\s+([^'"]*?)\s+from|(?:import|from)\s*\(?)\s*['"]([^'"]+)['"]/g;
const EXPORT = /\bexport (?:abstract )?(?:class|const|function|interface|type) (\w+)/g;

const { files } = readSourceFiles(join(__dirname, '../../..'));
const examples = files.map(({ text }) => text);

/** The names in each import, by module. */
const imports = new Map<string, string[]>();
for (const text of [...examples, ...Object.values(DECLARED_MODULES)]) {
  for (const [, names = '', module] of text.matchAll(IMPORT)) {
    imports.set(module!, [...(imports.get(module!) ?? []), ...(names.match(/\w+/g) ?? [])]);
  }
}

test.each(Object.keys(DECLARED_MODULES))('%s is imported, and so is each export', (name) => {
  const text = DECLARED_MODULES[name]!;
  const isUnused = (exported: string) =>
    !imports.get(name)?.includes(exported) &&
    text.match(new RegExp(`\\b${exported}\\b`, 'g'))!.length === 1;
  expect(imports.has(name)).toBe(true);
  expect([...text.matchAll(EXPORT)].map(([, exported]) => exported!).filter(isUnused)).toEqual([]);
});

test.each(LOOSE_MODULES)('%s is imported', (pattern) => {
  const [before = '', after = ''] = pattern.split('*');
  const isMatch = (name: string) =>
    pattern.includes('*') ? name.startsWith(before) && name.endsWith(after) : name === pattern;
  expect([...imports.keys()].filter((name) => !(name in DECLARED_MODULES)).some(isMatch)).toBe(
    true,
  );
});
