import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CheckInput } from '../../../src/check/runner/check';
import {
  isUntyped,
  missingPackages,
  NOT_INSTALLED,
  readPackages,
  UNTYPED_MODULES,
} from '../../../src/check/runner/example-packages';
import { packageOf } from '../../../src/check/typescript/resolve-package';
import { typescript } from '../../../src/check/typescript/typescript';
import { exampleKey } from '../../../src/node/results/proofs';
import { readSourceFiles } from '../../../src/node/sources/source-files';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';
import { check, fence } from '../typescript/typescript-examples';

const ROOT = join(__dirname, '../../..');
const { files } = readSourceFiles(ROOT);
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const imports = files.flatMap(({ text }) => [...text.matchAll(IMPORT)].map(([, name]) => name!));
/** For other packages' types, or the checks. */
const PEERS = [
  '@angular/common',
  '@google-cloud/firestore',
  '@google-cloud/storage',
  '@prisma/client-generator-ts',
  '@prisma/prisma-schema-wasm',
  'expo',
  'rxjs',
  'vue-router',
];

test('an example imports every package', () => {
  const all = readPackages(ROOT);
  const used = new Set(imports.map((name) => packageOf(name, all)));
  const { dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'example-packages/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const unused = Object.keys(dependencies).filter((name) => !used.has(name));
  expect(unused.sort()).toEqual(PEERS);
});

test.each(UNTYPED_MODULES)('an example imports %s', (pattern) => {
  const [before = '', after = ''] = pattern.split('*');
  expect(imports.some((name) => name.startsWith(before) && name.endsWith(after))).toBe(true);
});

test('an untyped module matches by its whole name', () => {
  expect(['@cedarjs/web', 'expo-sqlite/next'].every(isUntyped)).toBe(true);
  expect(['@cedarjs', 'next/headers'].some(isUntyped)).toBe(false);
});

test('an example is checked against the packages it imports, and the report names them', async () => {
  const { proofs, verifiedBy, diagnostics } = await check(
    fence("import { computed } from '@angular/core'\nexport const a = computed(() => 1)"),
  );
  expect(diagnostics).toEqual([]);
  expect([...proofs!.values()]).toEqual(['typed']);
  expect([...verifiedBy!.values()]).toEqual([
    `@angular/core ${readPackages(ROOT).get('@angular/core')}`,
  ]);
});

test('a module that only re-exports a package is checked against that package', async () => {
  const config = (option: string) =>
    fence(
      `import { defineConfig } from 'prisma/config'\nexport default defineConfig({ ${option}: 'a' })`,
    );
  const { proofs, verifiedBy, diagnostics } = await check(config('schema'));
  expect(diagnostics).toEqual([]);
  expect([...proofs!.values()]).toEqual(['typed']);
  expect([...verifiedBy!.values()][0]).toMatch(/^@prisma\/config \d/);
  expect((await check(config('shema'))).diagnostics).toHaveLength(1);
});

test('an unknown option of an Expo package is an error', async () => {
  const pick = (option: string) =>
    fence(
      `import { launchImageLibraryAsync } from 'expo-image-picker'
export const pick = () => launchImageLibraryAsync({ ${option}: true })`,
    );
  expect((await check(pick('allowsEditing'))).diagnostics).toEqual([]);
  const { diagnostics } = await check(pick('allowEditing'));
  expect(diagnostics).toMatchObject([
    { line: 12, message: expect.stringContaining('allowEditing') },
  ]);
});

test('an example that imports an untyped module is only parsed, directly or not', async () => {
  const page = 'content/guides/a.mdx';
  const { proofs, diagnostics } = await check(
    fence("import { createAuth } from '@cedarjs/auth'\nexport const a = createAuth()", {
      file: page,
      page,
      title: 'lib/a.ts',
    }),
    fence(
      "import { a } from './a'\nexport const b = a",
      { file: page, page, title: 'lib/b.ts' },
      1,
    ),
    fence('export const c = 1', { file: page, page, title: 'lib/c.ts' }, 2),
  );
  expect(diagnostics).toEqual([]);
  expect([...proofs!.values()]).toEqual(['parsed', 'parsed', 'typed']);
});

test('an import without names adds no types, so the example is compiled like any other', async () => {
  const { proofs, diagnostics } = await check(
    fence("import 'expo-sqlite/localStorage/install'\nimport './app.css'\nexport const a = 1"),
  );
  expect(diagnostics).toEqual([]);
  expect([...proofs!.values()]).toEqual(['typed']);
});

test('the globals of React Native only apply to its own pages', async () => {
  const read =
    'export const a = async (request: Request) => (await request.formData()).get("name")';
  const onPage = (page: string, code: string) => fence(code, { file: page, page });
  const { diagnostics } = await check(
    onPage('content/guides/web.mdx', read),
    onPage(
      'content/guides/native.mdx',
      `import { AppState } from 'react-native'\n${read}\nAppState`,
    ),
  );
  expect(diagnostics.map(({ file, message }) => [file, message])).toEqual([
    [
      'content/guides/native.mdx',
      expect.stringContaining("'get' does not exist on type 'FormData'"),
    ],
  ]);
});

describe('without the packages', () => {
  const root = temporaryFolder();
  writeFiles(root, {
    'package.json': '{}',
    'example-packages/package.json': '{"dependencies":{"solid-js":"1.2.3","rxjs":"4.5.6"}}',
    'example-packages/node_modules/rxjs/package.json': '{"version":"4.5.5"}',
  });

  test('a package is missing if its version differs', () => {
    expect(missingPackages(root)).toEqual(['solid-js', 'rxjs']);
  });

  test('an example that imports them is an error with the command', async () => {
    const { diagnostics, proofs } = await typescript.run({
      root,
      examples: [fence("import { createSignal } from 'solid-js'")],
      cache: { get: (_: string[], compute: () => unknown) => compute() },
      site: { libraries: [] },
    } as unknown as CheckInput);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        file: 'example-packages/package.json',
        rule: NOT_INSTALLED,
        message: "Examples import packages that aren't installed: solid-js",
        fix: 'run "npm ci --prefix example-packages"',
      }),
    ]);
    expect(proofs?.size).toBe(0);
  });

  test("an example that hasn't changed keeps its proof", async () => {
    const example = fence("import { createSignal } from 'solid-js'\ncreateSignal(1)");
    const key = exampleKey(example.language, example.code);
    writeFiles(root, {
      'generated/verification.json': JSON.stringify({ [example.page]: { typed: { a: key } } }),
    });
    const { diagnostics, proofs } = await typescript.run({
      root,
      examples: [example],
      cache: { get: (_: string[], compute: () => unknown) => compute() },
      site: { libraries: [] },
    } as unknown as CheckInput);
    expect(diagnostics).toEqual([]);
    expect([...proofs!.values()]).toEqual(['typed']);
  });
});
