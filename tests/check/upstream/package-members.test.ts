import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  readMemberNames,
  readPackage,
} from '../../../src/check/upstream/javascript/package-members';

const root = mkdtempSync(join(tmpdir(), 'package-'));
const folder = join(root, 'node_modules/@supabase/small');

afterAll(() => rmSync(root, { recursive: true }));

test('members are read from the declarations of a package', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "@supabase/small", "types": "index.d.ts" }',
  );
  writeFileSync(
    join(folder, 'index.d.ts'),
    `export declare function createSmall(url: string, options?: { schema?: string }): Small;
    export declare class Small {
      readonly url: string;
      private key: string;
      select(columns?: string): void;
      /** @deprecated Use select() instead. */
      list(): void;
      /** @deprecated */
      order(column: string): void;
      order(column: string, ascending: boolean): void;
      match({ a }: { a: string }): void;
    }
    export declare class Hidden { go(): void }`,
  );
  expect(readPackage(root, '@supabase/small', ['createSmall', 'Small']).members).toEqual({
    createSmall: [
      { name: 'url', optional: false },
      { name: 'options', optional: true, properties: [{ name: 'schema', optional: true }] },
    ],
    'Small.url': null,
    'Small.select': [{ name: 'columns', optional: true }],
    'Small.list': [],
    'Small.order': [
      { name: 'column', optional: false },
      { name: 'ascending', optional: true },
    ],
    'Small.match': [{ optional: false, properties: [{ name: 'a', optional: false }] }],
  });
  const { deprecated } = readPackage(root, '@supabase/small', ['Small']);
  expect(deprecated).toEqual({ 'Small.list': 'Use select() instead.' });
  expect([...readMemberNames(root, '@supabase/small', ['Small', 'Hidden'])]).toEqual([
    ...['Small.url', 'Small.select', 'Small.list', 'Small.order', 'Small.match', 'Hidden.go'],
  ]);
});

test("declarations are found if the package's exports don't mention them", () => {
  const other = join(root, 'node_modules/@supabase/other');
  mkdirSync(other);
  writeFileSync(join(other, 'index.mjs'), 'export {};');
  writeFileSync(join(other, 'types.d.ts'), 'export declare class Small { go(): void }');
  const description = { name: '@supabase/other', types: 'types.d.ts', exports: './index.mjs' };
  writeFileSync(join(other, 'package.json'), JSON.stringify(description));
  expect([...readMemberNames(root, '@supabase/other', ['Small'])]).toEqual(['Small.go']);
  writeFileSync(join(other, 'package.json'), JSON.stringify({ ...description, types: undefined }));
  expect(() => readMemberNames(root, '@supabase/other', ['Small'])).toThrow('has no types');
});

test("a package that isn't installed is an error", () => {
  expect(() => readPackage(root, 'nothing', []).members).toThrow('nothing');
});
