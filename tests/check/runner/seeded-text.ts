import { errorsIn, FILES, inEntry } from './seeded-error';
import type { SeededError } from './seeded-error';

const { home, reference, started, database, auth, rls, cliStart, apiStart, jsStart } = FILES;
const { v2, v1, cli, api, apiSecrets, flow, requestPath } = FILES;

// Secret scanners would report this file.
const secret = (...parts: string[]) => parts.join('');
const HEX = 'b7f01c9e42d85a3361fe';

export const WRITING_ERRORS: SeededError[] = [
  started('content/title', 'title: Getting started', 'title: Database'),
  v2('content/title', 'title: update()', 'title: insert()'),
  database('content/heading', '### Schemas', '#### Schemas'),
  database('content/anchor', '### Rows', '### Time'),
  rls('content/space', '## Soft delete', '## Soft delete '),
  auth('content/character', 'Refresh tokens rotate', 'Refresh \u202etokens rotate'),
  auth('content/character', 'Mail scanners', 'M\u0430il scanners'),
  rls('content/character', 'Policies filter rows', 'Policies&#8203; filter rows'),
  rls('content/term', 'Policies are permissive unless', 'Policies are simply permissive unless'),
  database('content/term', 'a complete Postgres database', 'a complete PostgreSQL database'),
  v1('content/term', 'The foreign key decides the shape', 'The Foreign url decides the shape'),
  requestPath('content/image', 'viewBox="0 0 340 120"', 'viewBox="0 0 720 120"'),
  rls('spelling', 'Restrictive policies alone', 'Restrictiv policies alone'),
  api('spelling', 'filter the array yourself', 'filter the aray yourself'),
  cliStart('spelling/repeated', 'The CLI runs Supabase', 'The the CLI runs Supabase'),
  jsStart('secrets', "'sb_publishable_...')\n```", `'${secret('sb_sec', 'ret_', HEX)}')\n\`\`\``, {
    after: ['title="supabase.ts"'],
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
    'Uses less memory',
    `${secret('gh', 'p_')}${HEX}A1b2C3d4E5f6G7h8 uses less memory`,
  ),
];

/** One of each rule. Their texts and fixes have their own tests. */
export const UNREADABLE_ERRORS: SeededError[] = [
  home('mdx', '</Cards>\n\n## Query', '## Query', { at: '<Cards>' }),
  database('code', 'Over a **[connection', 'Over {1 + 1} **[connection'),
  database('heading', '## Backups', '# Backups'),
  database('fence', '```sql title="cities.sql"', '```sqll title="cities.sql"'),
  database('component', 'type="caution"', 'type="cautoin"'),
  database('link', 'Postgres.js needs', 'https://example.com needs'),
  database(
    'image',
    '![An app sends a request to the API. The API switches to a Postgres role and runs the query.]',
    '![]',
  ),
  auth('shape', 'keywords:', 'keyword:'),
  auth('limit', 'Auth returns a token tha', `${'> '.repeat(60)}Auth returns a token tha`),
  apiStart('yaml', 'keywords: [REST, access', 'title: API\nkeywords: [REST, access'),
  cliStart('front-matter', '---\ntitle', 'title'),
  errorsIn('content/menus/auth.yml')(
    'yaml',
    '  - label: Authorization',
    '\t- label: Authorization',
  ),
  errorsIn('content/menus/home.yml')('shape', 'label: Products', 'lable: Products'),
  v2('shape', 'optional: true', 'optional: "yes"', { after: ['- name: onConflict'] }),
  v2('spec', '- id: rpc\n', '- id: rcp\n'),
  v2('code', 'If no row matches', '{data} if no row matches', inEntry('update')),
  errorsIn('spec/sections/cli.yml')('spec', 'id: supabase-start', 'id: supabase-init'),
  apiSecrets('shape', 'method: GET', 'method: GTE'),
  flow('svg', '<rect x="10"', '<script>alert(1)</script><rect x="10"'),
];

/** In links, menus, and paths. Only reported if every file can be read. */
export const LINK_ERRORS: SeededError[] = [
  database(
    'link',
    '(/guides/getting-started#create-a-project)',
    '(/guides/getting-startd#create-a-project)',
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
  started('path', '---\ntitle', '---\naliases: [/search]\ntitle', { at: '---\naliases' }),
  started('link', '(#create-a-project)', '(#create-project)'),
  started('link', 'https://nodejs.org', 'http://nodejs.org'),
  started('link', '(/guides/auth/overview)', '(/guides/auth)'),
  started('link', 'href="/guides/database"', 'href="/guides/databases"'),
  rls(
    'link',
    '(/reference/javascript/rpc)',
    '(https://supabase.com/docs/reference/javascript/rpc)',
  ),
  rls('link', '(#soft-delete)', '(#softer-delete)'),
  rls('links/dashboard', '/project/_/advisors/security', '/project/_/advisors/sekurity'),
  rls('links/dashboard', '[Authentication → Users]', '[Auth → Users]'),
  v2('link', '(/reference/javascript/select) after it', '(/reference/javascript/selekt) after it'),
  cli('link', '(/reference/cli/supabase-init#flags)', '(/reference/cli/supabase-init#flag)'),
  errorsIn('content/menus/auth.yml')(
    'menu',
    '/guides/auth/row-level-security',
    '/guides/auth/row-level',
  ),
  errorsIn('content/menus/home.yml')('menu', 'url: /reference,', 'url: /references,'),
  reference('menu', 'hideContents: true', 'hideContents: true', { at: '---\ntitle' }),
  rls('menu', 'keywords: [RLS', 'keywords: [RLS', { at: '---\ntitle' }),
];
