import { check, fence, find, part } from './typescript-examples';

const SQL = `create table countries (id int8 primary key, name text not null);
create table cities (id int8 primary key, name text, country_id int8 references countries);
create function add(a int, b int) returns int language sql as $$ select a + b $$;`;

const example = (code: string) => find(part('example', code), part('example-sql', SQL));
const client = `import { createClient } from '@supabase/supabase-js'\n`;

describe('valid examples', () => {
  test.each<[string, Parameters<typeof check>]>([
    [
      'a typed select with an embedded table',
      [
        part(
          'example',
          `const { data, error } = await supabase.from('countries').select('id, cities(name)').single()
if (error) throw error
const id: number = data.id, name: string | null | undefined = data.cities[0]?.name`,
        ),
        part('example-sql', SQL),
      ],
    ],
    [
      'a missing table, if the response is an error',
      [
        part('example', `await supabase.from('nations').select()`),
        part('example-sql', SQL),
        part('example-response', '{ "error": { "code": "42P01" } }'),
      ],
    ],
    [
      'version 1',
      [part('example', `const { user } = await supabase.auth.signIn({ email: 'a' })`, 'v1')],
    ],
    [
      'names of an earlier fence',
      [
        fence('const { data, error } = await supabase.auth.getUser()'),
        fence('console.log(data.user, error)', {}, 1),
      ],
    ],
    [
      'files that import each other by title',
      [
        fence(`${client}export const db = createClient('a', 'b')`, { title: 'src/lib/db.ts' }),
        fence(
          `import { db } from './lib/db'\nawait db.auth.signOut()`,
          { title: 'src/main.ts' },
          1,
        ),
        fence(`import { db } from '@/lib/db.js'\nawait db.auth.signOut()`, { language: 'js' }, 2),
      ],
    ],
    [
      'CDNs and registries',
      [
        fence(`import { createClient } from 'jsr:@supabase/supabase-js@2'\ncreateClient('a', 'b')`),
        fence(
          `import { createClient } from 'npm:@supabase/supabase-js@1'\ncreateClient('a', 'b').auth.session()`,
          {},
          1,
        ),
        fence(
          `<script type="module">
  import { createClient } from 'https://cdn.jsdelivr.net/npm/@supabase/supabase-js@2/+esm'
  const supabase = createClient('a', 'b')
</script>`,
          { language: 'html' },
          2,
        ),
      ],
    ],
    [
      'JavaScript without types',
      [
        fence(
          `${client}const db = createClient(process.env.URL, import.meta.env.VITE_KEY)
const { data } = await db.from('a').select()
let last = {}
last.id = data.length`,
          { language: 'js' },
        ),
      ],
    ],
    [
      'React, Next.js and styles',
      [
        fence(
          `'use client'
import { createBrowserClient } from '@supabase/ssr'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import './style.css'
export default function Page() {
  const [name, setName] = useState<string>('')
  const client = createBrowserClient('a', 'b')
  return <input value={name} onChange={(event) => setName(event.target.value)} onBlur={() => client.auth.signOut().then(() => useRouter().push('/'))} />
}`,
          { language: 'tsx' },
        ),
      ],
    ],
    [
      'an Edge Function',
      [
        fence(
          `Deno.serve(async (request) => new Response(Deno.env.get('KEY') ?? (await request.text())))`,
        ),
      ],
    ],
    [
      'a component that imports another',
      [
        fence('<template><p>a</p></template>', { language: 'vue', title: 'src/Name.vue' }),
        fence(`<script setup>\nimport Name from './Name.vue'\n</script>`, { language: 'vue' }, 1),
      ],
    ],
    [
      'Svelte with a store and runes',
      [
        fence(
          `<script lang="ts">
  import { writable } from 'svelte/store'
  const count = writable(1)
  let names: string[] = $state([])
</script>
<p>{$count} {names.length}</p>`,
          { language: 'svelte' },
        ),
      ],
    ],
  ])('%s', async (_, examples) => {
    const { diagnostics, proofs } = await check(...examples);
    expect(diagnostics).toEqual([]);
    const code = examples.filter(({ language }) => !['sql', 'json'].includes(language));
    expect([...proofs!.keys()]).toEqual(code.map(({ id }) => id));
  });
});

describe('errors in an example with SQL', () => {
  test.each([
    ['table', `await supabase.from('nations').select()`, '21:29 typescript/table'],
    ['column', `await supabase\n  .from('countries').select('id, nam')`, '22:37 typescript/column'],
    ['relation', `await supabase.from('countries').select('towns(x)')`, '21:49 typescript/column'],
    ['select', `await supabase.from('countries').select('a, b(c')`, '21:49 typescript/column'],
    [
      'value',
      `await supabase.from('cities').insert({ id: 1, nam: 'x' })`,
      '21:55 typescript/option',
    ],
    [
      'missing value',
      `await supabase.from('countries').insert({ id: 1 })`,
      '21:49 typescript/type',
    ],
    [
      'type',
      `await supabase.from('cities').update({ id: 'x' }).eq('id', 1)`,
      '21:48 typescript/type',
    ],
    ['filter', `await supabase.from('countries').select().eq('idd', 1)`, '21:54 typescript/type'],
    ['function', `await supabase.rpc('sub', { a: 1, b: 2 })`, '21:28 typescript/table'],
    ['argument', `await supabase.rpc('add', { a: 1, c: 2 })`, '21:43 typescript/option'],
    [
      'option',
      `await supabase.from('cities')\n  .select('*', { cout: 'exact' })`,
      '22:26 typescript/option',
    ],
    [
      'option value',
      `await supabase.from('cities').select('*', { count: 'all' })`,
      '21:60 typescript/value',
    ],
    [
      'deprecated option',
      `await supabase.from('cities').select().order('id', { foreignTable: 'a' })`,
      '21:48 typescript/deprecated',
    ],
    ['method', `await supabase.from('cities').select().equals('id', 1)`, '21:48 typescript/member'],
    [
      'null',
      `const { data } = await supabase.auth.getUser()\ndata.user.id`,
      '22:9 typescript/null',
    ],
  ])('%s', async (_, code, place) => {
    expect(await example(code)).toEqual([expect.stringContaining(`${place} `)]);
  });
});

describe('errors in a fence', () => {
  test.each([
    ['js', `await supabase.auth.signIn({})`, '11:21 typescript/member', 'signInWithPassword'],
    ['ts', `const db = createClient('a', 'b')`, '11:12 typescript/name', 'createClient'],
    ['ts', `\nimport a from 'nope'`, '12:15 typescript/import', 'example-packages/package.json'],
    ['ts', `import a from 'express'`, '11:15 typescript/import', 'express'],
    ['ts', `import a from './nope'`, '11:15 typescript/import', 'title'],
    ['ts', `import { createClients } from '@supabase/supabase-js'`, '11:10', 'write createClient'],
    ['ts', `${client}createClient('a')`, '12:1 typescript/arguments', '2-3'],
    ['ts', `const a = {\n  b: 1\n  c: 2\n}`, '13:3 typescript/syntax', "','"],
    ['js', `{\n  success: true\n  data: []\n}`, '13:3 typescript/syntax', "','"],
    ['js', `await supabase.auth.signUp({ email: 'a', pasword: 'b' })`, '11:42', 'write password'],
    ['tsx', `const a = <p>\n  <b>a</p>`, '12:4 typescript/syntax', "'b'"],
    ['tsx', `const a = <p onclick={() => {}}>a</p>`, '11:14 typescript/type', 'onclick'],
  ])('%s %j', async (language, code, place, text) => {
    const [first] = await find(fence(code, { language }));
    expect(first).toContain(`${place}`);
    expect(first).toContain(text);
  });

  test('a name that is declared twice is reported in both places', async () => {
    const line = 'const { data } = await supabase.auth.getUser()';
    const found = await find(fence(`${line}\n${line}`));
    expect(found.map((text) => text.slice(0, 21))).toEqual([
      '11:9 typescript/twice',
      '12:9 typescript/twice',
    ]);
  });

  test('the tables on a page are the types in `database.types`', async () => {
    const code = `${client}import type { Database } from './database.types'
await createClient<Database>('a', 'b').from('quotes').insert({ body: 'x', author: 1 })`;
    const sql = 'create table quotes (id int8 generated always as identity, body text not null);';
    expect(await find(fence(code), fence(sql, { language: 'sql' }, 1))).toEqual([
      expect.stringContaining(
        "13:75 typescript/option 'author' isn't a column that can be written: ",
      ),
    ]);
  });

  test("v2 methods don't exist in v1", async () => {
    const code = `await supabase.auth.signInWithPassword({ email: 'a', password: 'b' })`;
    expect(await find(part('example', code, 'v1'))).toEqual([
      expect.stringMatching(/^21:29 typescript\/member .* → in this version, use signIn$/),
    ]);
  });

  test("a fence that opts out isn't checked", async () => {
    const { diagnostics, proofs } = await check(fence('broken(', { optOut: 'shows a mistake' }));
    expect([diagnostics, proofs!.size]).toEqual([[], 0]);
  });
});

describe('components', () => {
  test.each([
    [
      'vue',
      `<script setup lang="ts">
import { ref } from 'vue'
const names = ref<string[]>([])
names.value.push(1)
</script>`,
      '14:18 typescript/type',
    ],
    ['vue', `<template>\n  <p v-if="a +">x</p>\n</template>`, '12:12 typescript/component'],
    ['vue', `<template>\n  <div><p>a</div>\n</template>`, '12:8 typescript/component'],
    ['vue', `<script setup>\nexport default {}\n</script>`, '11:1 typescript/component'],
    ['svelte', `<script>\n  supabase.auth.getUsr()\n</script>`, '12:17 typescript/member'],
    ['svelte', `<p>a</p>\n{#each names as}\n{/each}`, '12:16 typescript/component'],
    [
      'ts',
      `import { Component } from '@angular/core'

@Component({ selector: 'app-root', template: \`
  @if (user( { <p>a</p> }
\` })
export class App {}`,
      '14:3 typescript/component',
    ],
    [
      'ts',
      `import { Component, signal } from '@angular/core'
@Component({ selector: 'app-root', template: '<p>{{ user() }}</p>' })
export class App { user = signal(''); load() { this.user.set(1) } }`,
      '13:62 typescript/type',
    ],
  ])('%s %j', async (language, code, place) => {
    expect(await find(fence(code, { language }))).toEqual([expect.stringContaining(`${place} `)]);
  });
});

test.each([
  ['select(columns?: string): Filter<T>', []],
  ['function createClient(url: string): Client', []],
  ['signUp(\n  email: string\n  password: string\n): void', ['23:11 typescript/signature']],
  ['select(columns: string', ['21:31 typescript/signature']],
])('signature %j', async (code, places) => {
  const found = await find(part('signature', code));
  expect(found.map((text) => text.split(' ', 2).join(' '))).toEqual(places);
});

test.each([
  ['its own entry', 'returns', []],
  ['another entry', 'select', [expect.stringContaining('typescript/deprecated')]],
])('a deprecated member in %s', async (_, id, found) => {
  const code = `await supabase.from('countries').select().returns<{ id: number }[]>()`;
  const of = { library: 'javascript', version: 'v2', type: 'function' as const };
  const entry = { ...of, id, call: `${id}()` };
  expect(await find({ ...part('example', code), entry })).toEqual(found);
});

test("global declarations on a page don't affect other pages", async () => {
  const locals = (type: string) =>
    `declare global { namespace App { interface Locals { user: ${type} } } }\nexport {}`;
  const use = 'export const user = (locals: App.Locals): string => locals.user';
  const pages = ['content/a.mdx', 'content/b.mdx'].flatMap((file, page) =>
    [locals(['string', 'number'][page]!), use].map((code, number) =>
      fence(code, { file, title: number === 0 ? 'src/app.d.ts' : 'src/user.ts' }, number),
    ),
  );
  expect(await find(...pages)).toEqual([expect.stringContaining('typescript/type')]);
});

test('a version without an installed package is an error, not checked as another version', async () => {
  const [found] = (await check(part('example', 'supabase.nothing()', 'v3'))).diagnostics;
  expect(found).toMatchObject({
    file: 'spec/libraries.yml',
    rule: 'typescript/version',
    fix: 'add v3 to "packages", and install that package',
  });
});
