import { errorsIn, FILES } from './seeded-error';
import type { SeededError } from './seeded-error';

const notes = errorsIn('content/guides/database/notes.mdx');
const { home, started, database, auth, rls, v2 } = FILES;

/** Other guides create the same objects. */
const sql = (statement: string): SeededError => {
  const find = 'select schemaname, tablename';
  return database('definitions', find, `${statement}\n${find}`);
};

/** In separate groups. */
export const DEFINITION_ERRORS: SeededError[] = [
  sql('create table public.notes (id int);'),
  sql('create table if not exists notes (id int);'),
  sql('create table private.settings (shows_counts boolean not null);'),
  sql('create table public.labels as select 1 as id;'),
  sql('create view public.tags as select 1 as id;'),
  sql("create or replace function count_notes() returns bigint language sql as 'select 1';"),
  sql('create policy "Users add tags" on tags for insert with check (name is not null);'),
  sql('create schema private;'),
  sql('create index quotes_user_id on public.quotes (body);'),
];

const OPENING = 'Policies filter rows for each user.';
const ERROR_ROWS = ['one', 'two', 'three', 'four', 'five', 'six']
  .map((error) => `| \`${error}\` | It failed. | Try again. |`)
  .join('\n');

export const SHAPE_ERRORS: SeededError[] = [
  rls(
    'content/opening',
    OPENING,
    'Decide in Postgres which rows each user can read and change, then test your policies.',
    { at: 'description: Decide' },
  ),
  auth(
    'content/opening',
    'Refresh tokens rotate',
    `${'The opening is long. '.repeat(50)}\n\nTokens`,
    {
      at: 'title: Auth',
    },
  ),
  database('content/length', '## Backups\n', `## Backups\n\n${'A few words. '.repeat(500)}\n`, {
    at: 'title: Database',
  }),
  notes('content/length', 'keywords:', 'long: It explains every grant.\nkeywords:', {
    at: 'long:',
  }),
  started(
    'content/errors',
    '## Choose the right key\n',
    `| Error | Cause | Fix |\n| --- | --- | --- |\n${ERROR_ROWS}\n\n## Choose the right key\n`,
    { at: 'title: Getting started' },
  ),
];

/** Statuses that no server returns, and unverified promises. */
export const CLAIM_ERRORS: SeededError[] = [
  notes('content/status', '(`23514`, 400)', '(`23514`, 409)'),
  rls('content/promise', 'A visitor gets quote 2', 'Nobody can read the rows of other users'),
];

export const IMPORT_ERRORS: SeededError[] = [
  database('typescript/major', "import pg from 'pg'", "import { page } from '$app/stores'"),
  home(
    'typescript/major',
    "import { createClient } from '@supabase/supabase-js'\n",
    "import type { Handle } from '@sveltejs/kit'\n",
  ),
  started(
    'typescript/major',
    "{ createClient } from '@supabase/supabase-js'",
    "{ toWebRequest } from 'h3'",
    {
      after: ['title="write.mjs"'],
    },
  ),
];

/** Defaults that contradict another entry of the same version. */
export const CONTRADICTIONS: SeededError[] = [
  v2('coverage', 'default: "true"', 'default: "false"', {
    after: ['\n- id: upsert\n', 'name: defaultToNull'],
  }),
];
