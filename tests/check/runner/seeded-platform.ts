import { errorsIn, FILES } from './seeded-error';
import type { SeededError } from './seeded-error';

const notes = errorsIn('content/guides/database/notes.mdx');
const { v1Auth } = FILES;

/** Each one breaks other SQL. */
export const PLATFORM_ERRORS: SeededError[] = [
  // Grants for calls of the client libraries.
  notes('sql/grant', 'grant select on public.notes to authenticated;\n', '', {
    at: "from('notes').select",
  }),
  notes('sql/grant', 'grant select on public.labels to anon, authenticated;\n', '', {
    at: 'table("labels")',
  }),
  // Privileges for SQL as a role of the API.
  notes('sql', 'grant select on public.labels to anon,', 'grant select on public.labels to', {
    at: 'select name from public.labels',
  }),
  notes('sql', 'grant usage on schema private to authenticated;\n', '', {
    at: 'select shows_counts from',
  }),
  notes('sql', 'grant select on private.settings to authenticated;\n', '', {
    at: 'select shows_counts from',
  }),
  notes('sql', 'grant execute on function public.count_notes to authenticated;\n', '', {
    at: 'select public.count_notes()',
  }),
  notes('sql', '-- error: permission denied for table notes\n', '', {
    at: 'select body from public.notes;\nrollback',
  }),
  notes('sql', 'revoke all on public.notes, public.tags', 'revoke all on public.tags', {
    at: 'select body from public.notes;\n-- error',
  }),
  // Policies.
  notes('sql', 'alter table public.notes enable row level security;\n', '', {
    at: 'insert into public.notes (user_id, body) values (gen_random_uuid()',
  }),
  notes('sql', 'on public.tags for insert to authenticated', 'on public.tags for insert to anon', {
    at: 'insert into public.tags (name)',
  }),
  notes('sql', 'with check ((select auth.uid()) = user_id);', 'with check (true);', {
    at: 'insert into public.notes (user_id, body) values (gen_random_uuid()',
  }),
  // Tables, users, and files that exist only in the writer's project.
  notes('sql', 'references public.cities,', 'references public.towns,', {
    at: 'create table public.notes (',
  }),
  notes('sql', "where email = 'ben@example.com'),", "where email = 'cleo@example.com'),", {
    at: 'insert into public.notes (user_id, body) values\n',
  }),
  notes(
    'sql',
    "(select id from auth.users where email = 'ada@example.com'), 'Measure",
    "'a1b2c3d4-0000-4000-8000-00000000000a', 'Measure",
    { at: 'insert into public.notes (user_id, body) values\n' },
  ),
  notes(
    'sql',
    "insert into storage.buckets (id, name) values ('attachments', 'attachments');\n",
    '',
    { at: 'insert into storage.objects' },
  ),
  notes('sql', 'requires: [/guides/database#work-with-tables]\n', '', {
    at: 'create table public.notes (',
  }),
  notes('sql', 'users: [ada@example.com, ben@example.com]', 'users: [ada@example.com]', {
    at: 'insert into public.notes (user_id, body) values\n',
  }),
  // The page's text about them.
  notes('content/requires', 'requires: [/guides/database#work', 'requires: [/guides/database#play'),
];

/** Undated limits, and wordings from the word list, which don't affect each other. */
export const WORDING_ERRORS: SeededError[] = [
  notes('content/date', ' (as of August 2026)', '', { at: '## Limits' }),
  notes('content/voice', 'is stored as you typed it', 'stands in the table'),
  notes('content/voice', 'visible immediately', 'visible at once'),
  notes('content/voice', 'A note must have', 'A note shall have'),
];

/** Data that lacks what the examples need. */
export const EXAMPLE_SETUP_ERRORS: SeededError[] = [
  v1Auth(
    'examples',
    'users: [ada@example.com]\n        confirmEmail: false',
    'confirmEmail: false',
    {
      at: '"user": null',
    },
  ),
];
