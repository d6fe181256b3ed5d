import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMembers } from '../../../src/check/coverage/package-members';

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
      match({ a }: { a: string }): void;
    }
    export declare class Hidden { go(): void }`,
  );
  expect(readMembers(root, '@supabase/small', ['createSmall', 'Small'])).toEqual({
    createSmall: [
      { name: 'url', optional: false },
      { name: 'options', optional: true, properties: [{ name: 'schema', optional: true }] },
    ],
    'Small.url': null,
    'Small.select': [{ name: 'columns', optional: true }],
    'Small.match': [{ optional: false, properties: [{ name: 'a', optional: false }] }],
  });
});

test("a package that isn't installed is an error", () => {
  expect(() => readMembers(root, 'nothing', [])).toThrow('nothing');
});
