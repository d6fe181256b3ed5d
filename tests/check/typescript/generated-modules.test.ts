import { readPackages } from '../../../src/check/runner/example-packages';
import { check, fence } from './typescript-examples';

async function compile(files: Record<string, string>) {
  const page = 'content/guides/app.mdx';
  const examples = Object.entries(files).map(([title, code], number) => {
    const [, extension = ''] = /\.(\w+)$/.exec(title)!;
    const language = title.startsWith('.env') ? 'env' : extension;
    return fence(code, { file: page, page, title, language }, number);
  });
  const { proofs, verifiedBy, diagnostics } = await check(...examples);
  return {
    labels: [...proofs!.values()],
    verifiedBy: [...verifiedBy!.values()],
    diagnostics: diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`),
  };
}
const version = (name: string) => `${name} ${readPackages(process.cwd()).get(name)}`;

const ENV = 'PUBLIC_URL=https://example.com\nSECRET=1';
const DECLARED = `import { defineEnvVars } from '@sveltejs/kit/env'
export const variables = defineEnvVars({ PUBLIC_URL: { public: true }, SECRET: {} })`;

describe('SvelteKit', () => {
  test.each([
    ['the names in .env', '.env', ENV, '$env/static'],
    ['the names that the app declares', 'src/env.ts', DECLARED, '$app/env'],
  ])('its modules export %s', async (_, title, code, module) => {
    const { labels, verifiedBy, diagnostics } = await compile({
      [title]: code,
      'src/lib/a.ts': `import { PUBLIC_URL } from '${module}/public'
import { SECRET } from '${module}/private'
export const length: number = PUBLIC_URL.length + SECRET.length`,
    });
    expect(diagnostics).toEqual([]);
    expect(labels.at(-1)).toBe('typed');
    expect(verifiedBy.at(-1)).toBe(version('@sveltejs/kit'));
  });

  test.each([
    ['a name that .env does not contain', '.env', ENV, "{ PUBLIC_KEY } from '$env/static/public'"],
    ['a secret for the browser', '.env', ENV, "{ SECRET } from '$env/static/public'"],
    ['a name that is not declared', 'src/env.ts', DECLARED, "{ KEY } from '$app/env/private'"],
    ['any name if the page has no .env', 'a.ts', 'export {}', "{ A } from '$env/static/private'"],
  ])('%s is an error', async (_, title, code, imported) => {
    const name = /\w+/.exec(imported)![0];
    const { diagnostics } = await compile({
      [title]: code,
      'src/lib/a.ts': `\nexport const a = 1\nimport ${imported}\nexport const b = ${name}`,
    });
    expect(diagnostics).toEqual([expect.stringMatching(new RegExp(`^113:\\d+ .*'${name}'`))]);
  });
});

describe('Cloudflare Workers', () => {
  const worker = (name: string) => `import { env } from 'cloudflare:workers'
export const length: number = env.${name}.length`;

  test('the environment contains the names in .env, as strings', async () => {
    const { labels, diagnostics } = await compile({ '.env': ENV, 'src/a.ts': worker('SECRET') });
    expect(diagnostics).toEqual([]);
    expect(labels.at(-1)).toBe('typed');
  });

  test('another name is an error', async () => {
    const { diagnostics } = await compile({ '.env': ENV, 'src/a.ts': worker('SECRETS') });
    expect(diagnostics).toEqual([expect.stringMatching(/^112:35 .*'SECRETS'/)]);
  });
});

describe('Nuxt', () => {
  const composables = `import { ref, useRoute, useSupabaseClient, useSupabaseUser } from '#imports'
const user = useSupabaseUser()
const count = ref(1)
export const id: string | undefined = user.value?.sub
export const path: string = useRoute().path
export const load = () => useSupabaseClient().from('countries').select().limit(count.value)`;

  test('#imports contains the functions of Nuxt, Vue, and the module', async () => {
    const { labels, verifiedBy, diagnostics } = await compile({ 'app/a.ts': composables });
    expect(diagnostics).toEqual([]);
    expect(labels).toEqual(['typed']);
    expect(verifiedBy).toEqual([version('nuxt')]);
  });

  const types = `export type Database = { public: { Tables: { countries: {
  Row: { id: number }; Insert: { id: number }; Update: { id?: number }; Relationships: []
} }; Views: {}; Functions: {} } }`;
  const insert = `import { useSupabaseClient } from '#imports'
export const add = () => useSupabaseClient().from('countries').insert({ id: 1 })`;

  test("its client has the types in the app's database.types.ts, and no tables without it", async () => {
    const typed = { 'app/types/database.types.ts': types, 'app/a.ts': insert };
    expect((await compile(typed)).diagnostics).toEqual([]);
    const wrong = { ...typed, 'app/a.ts': insert.replace('id: 1', "id: 'a'") };
    expect((await compile(wrong)).diagnostics).toHaveLength(1);
    expect((await compile({ 'app/a.ts': insert })).diagnostics).toHaveLength(1);
  });

  test.each([
    ['a misspelled function', composables.replaceAll('useSupabaseUser', 'useSupabaseUsr')],
    ['a number as the ID of a user', composables.replace('?.sub', '?.sub.length')],
    ['a missing method of the client', composables.replace('.limit(', '.limits(')],
    [
      'a client without its event',
      `import { serverSupabaseClient } from '#supabase/server'
export const a = await serverSupabaseClient()`,
    ],
    [
      "an unknown option of the module's",
      `import { defineNuxtConfig } from 'nuxt/config'
export default defineNuxtConfig({ modules: ['@nuxtjs/supabase'], supabase: { redirects: false } })`,
    ],
  ])('%s is an error', async (_, code) => {
    const { diagnostics } = await compile({ 'a.ts': code });
    expect(diagnostics).toHaveLength(1);
  });
});

describe('Prisma', () => {
  const schema = `datasource db {
  provider = "postgresql"
}
model Country {
  id   BigInt @id
  name String @unique
}`;
  const query = (text: string) => `import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '#prisma/client'
const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: '' }) })
export const names: string[] = (await prisma.country.findMany(${text})).map(({ name }) => name)`;

  test('its client has the models of the schema on the page', async () => {
    const files = { 'prisma/schema.prisma': schema, 'a.ts': query("{ where: { name: 'Kenya' } }") };
    const { labels, verifiedBy, diagnostics } = await compile(files);
    expect(diagnostics).toEqual([]);
    expect(labels).toEqual(['typed']);
    expect(verifiedBy).toEqual([`${version('@prisma/adapter-pg')}, ${version('@prisma/client')}`]);
  });

  test.each([
    ['a field that the model lacks', schema, "{ where: { nam: 'Kenya' } }"],
    ['a model that the schema lacks', schema.replace('Country', 'City'), ''],
    ['the client of a schema with errors', schema.replace('BigInt', 'BigInteger'), ''],
  ])('%s is an error', async (_, text, argument) => {
    const files = { 'prisma/schema.prisma': text, 'a.ts': query(argument) };
    expect((await compile(files)).diagnostics).not.toEqual([]);
  });
});
