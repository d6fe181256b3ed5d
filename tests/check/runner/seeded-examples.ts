import { FILES, inEntry } from './seeded-error';
import type { SeededError } from './seeded-error';

const { home, started, database, auth, rls, jsStart, v2, v1, v1Auth } = FILES;
const { cli, cliDatabase, cliMigrations, api, apiSecrets } = FILES;

const TYPESCRIPT: SeededError[] = [
  v2('typescript/member', '.select()', '.selectt()', inEntry('select', 'all-columns')),
  v2('typescript/column', "'id, label:name", "'id, label:nme"),
  v2('typescript/table', "'countries'", "'nations'", inEntry('select', 'related-rows')),
  v2('typescript/option', 'head: true })', 'heads: true })', inEntry('select', 'count-only')),
  v2('typescript/value', "'exact' }", "'exakt' }", inEntry('delete', 'several-keys')),
  v2('typescript/syntax', "'body')", "'body'", inEntry('select', 'other-schema')),
  v2(
    'typescript/signature',
    '): PostgrestFilterBuilder',
    ': PostgrestFilterBuilder',
    inEntry('delete'),
  ),
  v2('typescript/option', "name: 'Portugal' }", "title: 'Portugal' }", inEntry('insert')),
  v2('typescript/null', 'error?.code', 'error.code', inEntry('insert', 'duplicate')),
  v2('typescript/arguments', ".eq('id', 404)", ".eq('id')", inEntry('update', 'no-match')),
  v2('typescript/option', "onConflict: 'handle'", "onconflict: 'handle'"),
  v2(
    'typescript/twice',
    "const { data, error } = await supabase\n          .from('users')\n          .select('name, role')",
    'const supabase = 1, supabase = 2',
    inEntry('insert', 'column-defaults'),
  ),
  v1(
    'typescript/type',
    ".from('countries')",
    ".schema('a').from('countries')",
    inEntry('select', 'all-columns'),
  ),
  v1Auth('typescript/member', 'auth.signUp(', 'auth.signInWithPassword(', {
    after: ['- id: email-password'],
  }),
  v1('typescript/option', 'head: true', 'hed: true', inEntry('select', 'count-only')),
  home('typescript/name', "import { createClient } from '@supabase/supabase-js'\n", '', {
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
  v2('typescript/type', ".eq('receiver', 'Kwame')", ".eq('reciever', 'Kwame')"),
];

const ESLINT: SeededError[] = [
  v2('eslint', 'const { data', 'let { data', inEntry('update', 'no-match')),
  v1('eslint', 'const { data', 'var { data', inEntry('select', 'all-columns')),
  started('eslint', 'const response', 'let response'),
];

const EXECUTION: SeededError[] = [
  v2('examples', ".order('id')", ".order('idd')", inEntry('select', 'rows-and-count')),
  v2('examples', '"name": "Tamale"', '"name": "Accra"'),
  v2('examples', '"status": 409', '"status": 400', inEntry('insert', 'duplicate')),
  v2('examples', '"count": 3', '"count": 4', inEntry('select', 'count-only')),
];

const SQL: SeededError[] = [
  auth('sql', 'auth.uid()', 'auth.uuid()', {
    after: ['create policy "Owners read their quotes"'],
    // Postgres reports no position inside a policy, only the statement.
    at: 'create policy "Owners read their quotes"',
  }),
  database('sql', 'select schemaname, tablename', 'select schemaname, tablenam'),
  database('sql', 'alter role authenticated', 'alter roles authenticated'),
  rls('sql', "and relkind in ('r', 'p')", "and relkind in ('r', 'p'", {
    at: 'and not relrowsecurity',
  }),
  rls('sql', "where schemaname in ('public'", "where schemname in ('public'"),
  rls('sql', 'on public.quotes (user_id);', 'on public.quotes (usr_id);'),
  v2('sql', 'insert into countries', 'insert into countris', inEntry('update', 'no-match')),
  v2('sql', 'size int4', 'size int44', inEntry('upsert', 'keep-existing')),
];

const COMMANDS: SeededError[] = [
  started('commands', 'npx supabase migration up', 'npx supabase migration upp'),
  started('commands', 'npx supabase status -o env', 'npx supabase status -w env'),
  started('commands', '--remote --dry-run', '--remote --dryrun'),
  started('commands', 'npx supabase gen types >', 'npx supabase gen typs >'),
  database('commands', 'db diff -f add_cities', 'db diff --fil add_cities'),
  cli('commands', 'supabase init --workdir', 'supabase init --workdirs'),
  cliMigrations('commands', '--output-format json', '--output-format jsn'),
  auth('commands', 'token?grant_type=password"', 'token?grant_type=pasword"'),
  started('commands', 'npx supabase link <project-ref>', 'npx supabase lnk <project-ref>'),
  auth('cli-config', 'provider = "turnstile"', 'provider = "turnstyle"'),
  started('env', 'VITE_SUPABASE_URL=', 'VITE_SUPABASE_URI='),
  cliDatabase('commands', 'db lint --schema public', 'db lint public'),
];

const SYNTAX: SeededError[] = [
  database('syntax', ':5432/postgres"', ':5432/postgres', {
    after: ['$ psql "postgresql'],
    at: '$ psql',
  }),
  cliMigrations('syntax', "primary key);' |", 'primary key); |'),
  home('syntax', '"capital": false },', '"capital": false }', { at: '"capital": true' }),
  database('syntax', '"cities": [] },', '"cities": [ },'),
  started('syntax', '\nSUPABASE_URL=https', '\nSUPABASE URL=https'),
  jsStart('markup', '</script>', '', { at: '<script type="module">' }),
  api('syntax', '"postgres_engine": "17",', '"postgres_engine": "17"', {
    at: '"release_channel"',
  }),
];

const COVERAGE: SeededError[] = [
  v2('coverage', 'name: values', 'name: rows', { after: ['\n- id: upsert\n'] }),
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
    '    - name: --schema\n      shorthand: -s\n      type: string\n      optional: true\n      description: Schemas to check, separated by commas.\n',
    '',
    { at: '- id: supabase-db-lint' },
  ),
  cli('coverage', 'usage: supabase start [flags]', 'usage: supabase start'),
  cli('coverage', '- name: --use-orioledb', '- name: --use-oriole'),
  apiSecrets('coverage', '/v1/projects/{ref}/secrets\n', '/v1/projects/{ref}/secret\n'),
  api('coverage', 'type: string', 'type: integer', { after: ['- name: created_at'] }),
  api('coverage', 'status: 429', 'status: 430'),
];

const DART: SeededError[] = [
  auth('dart', 'shouldCreateUser: false,\n);', 'createUser: false,\n);'),
  auth('dart', 'OtpType.email', 'OtpType.mail'),
  auth('dart', 'res.session?.accessToken', 'res.session.accessToken'),
];

export const EXAMPLE_ERRORS = [
  ...TYPESCRIPT,
  ...ESLINT,
  ...EXECUTION,
  ...SQL,
  ...COMMANDS,
  ...SYNTAX,
  ...COVERAGE,
  ...DART,
];
