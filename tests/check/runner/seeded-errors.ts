import type { Patch } from './patches';

/** A fault put into the real content, and the rule (or its beginning) that must catch it. */
export interface SeededFault extends Patch {
  rule: string;
}

type More = Pick<Patch, 'after' | 'at'>;

const of =
  (file: string) =>
  (rule: string, find: string, replace: string, more: More = {}): SeededFault => ({
    file,
    rule,
    find,
    replace,
    ...more,
  });

const home = of('content/index.mdx');
const reference = of('content/reference.mdx');
const started = of('content/guides/getting-started.mdx');
const database = of('content/guides/database.mdx');
const auth = of('content/guides/auth/overview.mdx');
const rls = of('content/guides/auth/row-level-security.mdx');
const cliStart = of('content/reference/cli/start.mdx');
const apiStart = of('content/reference/management-api/start.mdx');
const jsStart = of('content/reference/javascript/start.mdx');
const v1Start = of('content/reference/javascript/v1/start.mdx');
const v2 = of('spec/javascript/v2/database.yml');
const v1 = of('spec/javascript/v1/database.yml');
const v1Auth = of('spec/javascript/v1/auth.yml');
const cli = of('spec/cli/general.yml');
const cliDatabase = of('spec/cli/database.yml');
const cliMigrations = of('spec/cli/migrations.yml');
const api = of('spec/management-api/projects.yml');
const apiSecrets = of('spec/management-api/secrets.yml');
const magicLink = of('content/guides/auth/auth-magic-link.mdx');
const captcha = of('content/guides/auth/auth-captcha.mdx');
const react = of('content/guides/with-react.mdx');
const flow = of('content/images/auth-flow.svg');
const rowPath = of('content/images/rls-row-path.svg');
const requestPath = of('content/images/database-request-path.svg');

const part = (entry: string, ...examples: string[]): More => ({
  after: [`- id: ${entry}\n  title:`, ...examples.map((id) => `\n    - id: ${id}\n`)],
});

// Secrets are put together here so that no scanner takes this file for a leak.
const secret = (...parts: string[]) => parts.join('');
const HEX = 'b7f01c9e42d85a3361fe';

/** Faults that leave every file readable: samples, writing, facts, secrets. */
export const READABLE: SeededFault[] = [
  // TypeScript and JavaScript
  v2('typescript/member', '.select()', '.selectt()', part('select')),
  v2('typescript/column', "'id, label:name", "'id, label:nme"),
  v2('typescript/table', "'countries'", "'nations'", {
    ...part('select', 'related-rows'),
  }),
  v2('typescript/option', 'head: true })', 'heads: true })', part('select', 'count-only')),
  v2('typescript/value', "'exact' }", "'exakt' }", part('delete', 'several-keys')),
  v2('typescript/syntax', "'body')", "'body'", part('select', 'other-schema')),
  v2(
    'typescript/signature',
    '): PostgrestFilterBuilder',
    ': PostgrestFilterBuilder',
    part('delete'),
  ),
  v2('typescript/option', "name: 'Portugal' }", "title: 'Portugal' }", part('insert')),
  v2('typescript/null', 'error?.code', 'error.code', part('insert', 'duplicate')),
  v2('typescript/arguments', ".eq('id', 404)", ".eq('id')", part('update', 'no-match')),
  v2('typescript/option', "onConflict: 'handle'", "onconflict: 'handle'"),
  v2(
    'typescript/twice',
    "const { data, error } = await supabase\n          .from('users')\n          .select('name, role')",
    'const supabase = 1, supabase = 2',
    part('insert', 'column-defaults'),
  ),
  v1('typescript/type', ".from('countries')", ".schema('a').from('countries')", {
    ...part('select', 'all-columns'),
  }),
  v1Auth(
    'typescript/member',
    'auth.signUp(',
    'auth.signInWithPassword(',
    part('sign-up', 'email-password'),
  ),
  v1('typescript/option', 'head: true', 'hed: true', part('select', 'count-only')),
  home('typescript/name', "import { createClient } from '@supabase/supabase-js';\n", '', {
    at: 'const supabase = createClient',
  }),
  database('typescript/import', "import pg from 'pg'", "import pg from 'pgg'"),
  auth('typescript/option', 'emailRedirectTo:', 'emailRedirectTos:'),
  auth('typescript/option', 'persistSession:', 'persistSessions:'),
  auth('typescript/name', 'console.log(event,', 'console.log(evnt,'),
  auth('typescript/member', 'auth.signInWithPassword({', 'auth.signInWithPasword({'),
  started('typescript/import', '{ createClient }', '{ createClints }', {
    after: ['title="write.mjs"'],
  }),
  started('typescript/syntax', '  count: null,', '  count: null', {
    at: '  status: 200,\n  statusText',
  }),
  database('typescript/member', '.limit(500)', '.limits(500)'),
  database('typescript/type', "{ referencedTable: 'cities' }", "{ referencedTabel: 'cities' }"),
  // Execution
  v2('typescript/type', ".eq('receiver', 'Kwame')", ".eq('reciever', 'Kwame')"),
  v2('examples', ".order('id')", ".order('idd')", part('select', 'rows-and-count')),
  v2('examples', '"name": "Tamale"', '"name": "Accra"', {
    after: ['\n          "data": [\n            { "id": 1, "name": "Porto" },'],
  }),
  v2('examples', '"status": 409', '"status": 400', { ...part('insert', 'duplicate') }),
  v2('examples', '"count": 3', '"count": 4', { ...part('select', 'count-only') }),
  // SQL
  auth('sql', 'auth.uid()', 'auth.uuid()', {
    after: ['create policy "Owners read their quotes"'],
    // Postgres names no place within a policy: the statement is blamed.
    at: 'create policy "Owners read their quotes"',
  }),
  database('sql', 'select schemaname, tablename', 'select schemaname, tablenam'),
  database('sql', 'alter role authenticated', 'alter roles authenticated'),
  rls('sql', "and relkind in ('r', 'p')", "and relkind in ('r', 'p'", {
    at: 'and not relrowsecurity',
  }),
  rls('sql', "where schemaname in ('public'", "where schemname in ('public'"),
  rls('sql', 'on public.quotes (user_id);', 'on public.quotes (usr_id);', {
    after: ['title="indexes.sql"'],
  }),
  v2('sql', 'insert into countries', 'insert into countris', {
    ...part('update', 'no-match'),
  }),
  v2('sql', 'size int4', 'size int44', { ...part('upsert', 'keep-existing') }),
  // Commands
  started('commands', 'npx supabase migration up', 'npx supabase migration upp'),
  started('commands', 'npx supabase status -o env', 'npx supabase status -w env'),
  started('commands', '--remote --dry-run', '--remote --dryrun'),
  started('commands', 'npx supabase gen types >', 'npx supabase gen typs >'),
  database('commands', 'db diff -f add_cities', 'db diff --fil add_cities'),
  cli('commands', 'supabase init --workdir', 'supabase init --workdirs'),
  cli('commands', 'create_countries --output-format json', 'create_countries --output-format jsn'),
  captcha('commands', 'token?grant_type=password"', 'token?grant_type=pasword"'),
  react('commands', '--template react-ts', '--template react-tx'),
  captcha('cli-config', 'provider = "turnstile"', 'provider = "turnstyle"'),
  react('env', 'VITE_SUPABASE_URL=', 'VITE_SUPABASE_URI='),
  cliDatabase('commands', 'db diff --use-migra --use-pgadmin', 'db diff --use-migra public'),
  // Shell, data and markup
  database('syntax', ':5432/postgres"', ':5432/postgres', {
    after: ['$ psql "postgresql'],
    at: '$ psql',
  }),
  cliMigrations('syntax', "primary key);' |", 'primary key); |', {
    after: ['    - id: from-a-pipe\n'],
  }),
  home('syntax', '"capital": false },', '"capital": false }', { at: '"capital": true' }),
  database('syntax', '"cities": [] },', '"cities": [ },'),
  started('syntax', 'SUPABASE_URL=https', 'SUPABASE URL=https'),
  jsStart('syntax', '</script>', '', {
    after: ['title="index.html"'],
    at: '<script type="module">',
  }),
  api('syntax', '"postgres_engine": "17",', '"postgres_engine": "17"', {
    ...part('list-projects', 'curl'),
    at: '"release_channel"',
  }),
  // Coverage
  v2('coverage', '- name: values', '- name: rows', { after: ['\n- id: upsert\n'] }),
  v2('coverage', 'optional: true', 'optional: false', {
    after: ['        - name: ignoreDuplicates\n'],
  }),
  v2('coverage', 'title: rpc()', 'title: call()'),
  cli('coverage', 'default: "false"', 'default: "true"', {
    after: ['    - name: --interactive\n'],
  }),
  cli('coverage', 'shorthand: -x', 'shorthand: -e', { after: ['    - name: --exclude\n'] }),
  cliDatabase(
    'coverage',
    '    - name: --schema\n      shorthand: -s\n      type: string\n      optional: true\n      description: Schemas to compare, separated by commas.\n',
    '',
    { at: '- id: supabase-db-diff' },
  ),
  cli('coverage', 'usage: supabase start [flags]', 'usage: supabase start'),
  cli('coverage', '- name: --use-orioledb', '- name: --use-oriole'),
  apiSecrets('coverage', '/v1/projects/{ref}/secrets', '/v1/projects/{ref}/secret', {
    after: ['- id: list-secrets\n'],
  }),
  api('coverage', 'type: string', 'type: integer', {
    after: ['- id: list-projects', '- name: created_at'],
  }),
  api('coverage', 'status: 429', 'status: 430', { after: ['- id: list-projects'] }),
  // Dart
  magicLink('dart', 'shouldCreateUser: false,\n);', 'createUser: false,\n);'),
  magicLink('dart', 'OtpType.email', 'OtpType.mail'),
  magicLink('dart', 'res.session?.accessToken', 'res.session.accessToken'),
  // Writing
  started('content/title', 'title: Getting started', 'title: Database'),
  v2('content/title', 'title: update()', 'title: insert()'),
  database('content/heading', '### Schemas', '#### Schemas'),
  database('content/anchor', '### Rows', '### Time'),
  auth('content/character', 'Refresh tokens rotate', 'Refresh \u202etokens rotate'),
  auth('content/character', 'Mail scanners open', 'M\u0430il scanners open'),
  rls('content/character', 'Policies choose rows', 'Policies&#8203; choose rows'),
  rls('content/term', 'Policies are permissive unless', 'Policies are simply permissive unless'),
  database('content/term', 'one complete Postgres database', 'one complete PostgreSQL database'),
  v1('content/term', 'The foreign key decides the shape', 'The Foreign url decides the shape'),
  flow(
    'content/image',
    'viewBox="0 0 720 290"',
    'viewBox="0 0 720 290" width="9000" height="9000"',
  ),
  rls('spelling', 'Restrictive policies alone', 'Restrictiv policies alone'),
  api('spelling', 'filter the array yourself', 'filter the aray yourself'),
  cliStart('spelling/repeated', 'The CLI runs Supabase', 'The the CLI runs Supabase'),
  // Secrets
  jsStart('secrets', "'sb_publishable_...')\n```", `'${secret('sb_sec', 'ret_', HEX)}')\n\`\`\``, {
    after: ['## Create a client', 'title="supabase.ts"'],
    at: 'export const supabase',
  }),
  started('secrets', 'postgres:postgres@127', 'postgres:k7Tq9zRw2x@127'),
  rls(
    'secrets',
    'A visitor gets quote 2',
    `A visitor with ${secret('AK', 'IAQ3EGRNZ5W7X2YT4M')} gets quote 2`,
  ),
  cli(
    'secrets',
    'Enough for tables',
    `${secret('gh', 'p_')}${HEX}A1b2C3d4E5f6G7h8 is enough for tables`,
  ),
];

/** Faults that make a file unreadable or break its shape. */
export const UNREADABLE: SeededFault[] = [
  home('mdx', '</Cards>\n\n## Begin', '## Begin', { at: '<Cards>', after: ['## Start here'] }),
  database('code', 'Over a **[connection', 'Over {1 + 1} **[connection'),
  of('content/menus/gettingstarted.yml')('shape', 'url: /guides/with-nextjs', 'url: with-nextjs'),
  database('component', 'There are two ways in.', '<Vidoe />'),
  database('heading', '## Backups', '# Backups'),
  database('fence', '```sql title="cities.sql"', '```sqll title="cities.sql"'),
  database('fence', '```bash\n$ psql', '```\n$ psql'),
  database('component', 'type="caution"', 'type="cautoin"', { after: ['hold back the owner'] }),
  database('link', 'Postgres.js needs', 'https://example.com needs'),
  database(
    'image',
    '![An app sends its publishable key to the API gateway, which passes the request to the data API, Auth, Storage, Realtime or edge functions. The data API takes on one of three roles in Postgres, and grants and policies decide which tables and rows it reaches. A server connects with a connection string, through the pooler, as the role postgres.]',
    '![]',
  ),
  started('code', '## Pick the right key', "import a from 'b'\n\n## Pick the right key"),
  started('component', '<Step title="Open a new project">', '<Step>'),
  started('component', '<Steps>', '<Steps big>', { after: ['It keeps the session'] }),
  started('component', 'title="Database" href', 'titel="Database" href'),
  auth('shape', 'keywords:', 'keyword:'),
  rls('shape', 'title: Row level security\n', `title: ${'Row level security '.repeat(4)}\n`),
  jsStart('shape', 'keywords: [supabase-js, npm', 'hideContents: [supabase-js, npm'),
  apiStart('yaml', 'keywords: [REST, access', 'title: API\nkeywords: [REST, access'),
  v1Start(
    'yaml',
    'keywords: [supabase-js 1.x, createClient',
    'keywords:\n\t- [supabase-js 1.x, createClient',
    { at: '\t- [' },
  ),
  cliStart('front-matter', '---\ntitle', 'title'),
  reference('mdx', 'The reference describes each', '<!-- note --> The reference describes each'),
  of('content/menus/auth.yml')('yaml', '  - label: Authorization', '\t- label: Authorization'),
  of('content/menus/database.yml')('shape', 'icon: database', 'icon: 17'),
  of('content/menus/home.yml')('shape', 'label: Products', 'lable: Products'),
  v2('shape', 'optional: true', 'optional: "yes"', { after: ['- name: onConflict'] }),
  v2('spec', '- id: rpc\n', '- id: rcp\n'),
  v2('code', 'No match is no error', '{data} is no error', part('update')),
  v1('yaml', 'title: select()\n', 'title: select()\n  title: again\n', { at: 'title: again' }),
  of('spec/sections/cli.yml')('spec', 'id: supabase-start', 'id: supabase-init'),
  apiSecrets('shape', 'method: GET', 'method: GTE', { after: ['- id: list-secrets\n'] }),
  cliDatabase('shape', 'usage: supabase db diff [flags]', 'usages: supabase db diff [flags]'),
  flow('svg', '<rect x="10"', '<script>alert(1)</script><rect x="10"'),
  rowPath('svg', 'viewBox="0 0 720 246"', ''),
  requestPath(
    'svg',
    '<rect x="10" y="120"',
    '<image href="https://example.com/a.png"/><rect x="10" y="120"',
  ),
];

/** Links, menus and addresses, which are looked at where everything can be read. */
export const LINKS: SeededFault[] = [
  database(
    'link',
    '/guides/getting-started#create-a-table',
    '/guides/getting-startd#create-a-table',
  ),
  database(
    'link',
    '/guides/getting-started#read-it-from-javascript',
    '/guides/getting-started#read-it-from-java',
  ),
  database('link', '(/reference/javascript/rpc)', '(/docs/reference/javascript/rpc)'),
  database('link', '(/reference/javascript/upsert)', '(../reference/javascript/upsert)'),
  database('link', '/images/database-request-path.svg', '/images/database-request.svg'),
  database('path', 'aliases: [/guides/database/overview,', 'aliases: [/guides/auth/overview,', {
    at: '---\ntitle',
  }),
  started('link', '(#create-a-project)', '(#create-project)'),
  started('link', 'https://nodejs.org', 'http://nodejs.org'),
  started('link', '(/guides/auth/overview)', '(/guides/auth)', { after: ['that is the job of'] }),
  started('link', 'href="/guides/database"', 'href="/guides/databases"'),
  rls(
    'link',
    '(/reference/javascript/single)',
    '(https://supabase.com/docs/reference/javascript/single)',
  ),
  rls('link', '(#soft-delete)', '(#softer-delete)'),
  v2('link', '(/reference/javascript/single) after it', '(/reference/javascript/singel) after it'),
  cli('link', '(/reference/cli/global-flags#flags)', '(/reference/cli/global-flags#flag)'),
  of('content/menus/auth.yml')('menu', '/guides/auth/row-level-security', '/guides/auth/row-level'),
  of('content/menus/home.yml')('menu', 'url: /reference,', 'url: /references,'),
  reference('menu', 'hideContents: true', 'hideContents: true', { at: '---\ntitle' }),
  rls('menu', 'keywords: [RLS', 'keywords: [RLS', { at: '---\ntitle' }),
];
