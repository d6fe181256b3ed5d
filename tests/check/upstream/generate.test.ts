import { join } from 'node:path';
import { generate as generateCli } from '../../../src/check/upstream/cli/generate';
import { generateConfig } from '../../../src/check/upstream/cli/generate-config';
import { CLI_COMMANDS } from '../../../src/check/upstream/cli/commands';
import { findCli, helpReader } from '../../../src/check/upstream/cli/run-cli';
import { generateSymbols } from '../../../src/check/upstream/dart/generate-symbols';
import { generate as generateHttp } from '../../../src/check/upstream/http/generate';
import { generate as generatePython } from '../../../src/check/upstream/python/generate';
import { generate as generateSettings } from '../../../src/check/upstream/self-hosting/generate';
import { unpackApi } from '../../../src/check/upstream/http/operations';

const ROOT = join(__dirname, '../../..');

const HELP: Record<string, string> = {
  supabase: `DESCRIPTION
  Supabase CLI.

USAGE
  supabase <subcommand> [flags]

GLOBAL FLAGS
  --help, -h                     Show help information
  --log-level <all|none>         Sets the minimum log level (choices: all, none)
  --output-format choice         Output format: text (default) or json (choices: text, json)

SUBCOMMANDS
  migration, migrations Manage database migration scripts
`,
  'supabase migration': `USAGE
  supabase migration <subcommand> [flags]

SUBCOMMANDS
  new         Create an empty migration script  [local only]
`,
  'supabase migration new': `USAGE
  supabase migration new [flags] <migration name> [<file...>]

ARGUMENTS
  migration name string    Name for the new migration file.

FLAGS
  --remote[=<ref|branch>]    Target another project. Defaults to the linked project.
  --limit, -l integer        Initial count (default 100, maximum 1000).
  --since string             Duration or UTC timestamp; defaults to 1h. Also accepts start.
  --exclude string           Names of containers to not start. [gotrue,storage-api]
  --type string              Content type. (default "auto-detect")
  --dry-run                  Print only.

EXAMPLES
  # Create a migration
  supabase migration new add_table
`,
};

test('cli: commands, arguments, and flags from help texts', async () => {
  expect(await generateCli(async (command) => HELP[command]!)).toEqual({
    globalFlags: [
      { name: '--help', shorthand: '-h', type: 'boolean', default: 'false' },
      { name: '--log-level', type: 'choice', choices: ['all', 'none'] },
      { name: '--output-format', type: 'choice', choices: ['text', 'json'], default: 'text' },
    ],
    commands: [
      {
        command: 'supabase migration',
        usage: 'supabase migration <subcommand> [flags]',
        aliases: ['migrations'],
        subcommands: ['new'],
        args: [],
        flags: [],
      },
      {
        command: 'supabase migration new',
        usage: 'supabase migration new [flags] <migration name> [<file...>]',
        args: [
          { name: 'migration name', required: true },
          { name: 'file', required: false, variadic: true },
        ],
        flags: [
          {
            name: '--remote',
            type: 'optional value',
            value: '<ref|branch>',
            default: 'linked project when the flag has no value',
          },
          { name: '--limit', shorthand: '-l', type: 'integer', maximum: 1000, default: '100' },
          { name: '--since', type: 'string', default: '1h' },
          { name: '--exclude', type: 'string', acceptedNames: ['gotrue', 'storage-api'] },
          { name: '--type', type: 'string', default: 'auto-detect' },
          { name: '--dry-run', type: 'boolean', default: 'false' },
        ],
      },
    ],
  });
});

test.each([
  ['no usage line', 'FLAGS\n  --all    Everything.\n', '"supabase --help" has no USAGE section'],
  ['an unknown flag', 'USAGE\n  supabase\n\nFLAGS\n  all\n', 'Can\'t read the flag "all"'],
])('cli: help with %s', async (_, help, message) => {
  await expect(generateCli(async () => help)).rejects.toThrow(message);
});

const binary = findCli(process.env['SUPABASE_CLI'] ?? ROOT);
if (binary) {
  test('cli: the installed binary', async () => {
    const { commands } = await generateCli(helpReader(binary), 'supabase secrets');
    const expected = CLI_COMMANDS.filter(({ command }) => /^supabase secrets\b/.test(command));
    expect(commands).toEqual(expected);
  });
}

test('cli-config: groups, renamed tables, and types', () => {
  const keys = [
    { key: 'api.port', type: 'number' },
    { key: 'api.mode', type: 'string', values: ['a', 'b'] },
    { key: 'inbucket.port', type: 'number', key_in_3_1_0: 'local_smtp.port' },
    { key: 'auth.external.apple.secret', type: 'string' },
    { key: 'auth.external.x.secret', type: 'string' },
    { key: 'auth.email.template.<name>.subject', type: 'string', names: ['invite'] },
    { key: 'functions.<name>.static_files', type: 'array of string' },
  ];
  expect(generateConfig({ keys })).toEqual({
    names: {
      'auth.external.<provider>': ['apple', 'x'],
      'auth.email.template.<name>': ['invite'],
    },
    keys: {
      'api.port': 'integer',
      'api.mode': "'a' | 'b'",
      'local_smtp.port': 'integer',
      'auth.external.<provider>.secret': 'string',
      'auth.email.template.<name>.subject': 'string',
      'functions.<name>.static_files': 'string[]',
    },
  });
});

test('dart: members of called classes, and their options', () => {
  const options = { name: 'options', type: 'FetchOptions?' };
  const head = { name: 'head', type: 'bool', default: 'false' };
  const classes = [
    {
      name: 'SupabaseClient',
      getters: [{ name: 'auth', type: 'GoTrueClient' }],
      methods: [
        { name: 'rpc', params: [{ name: 'fn', type: 'String', required: true }, options] },
        { name: 'session', returns: 'Future<Response<Session?>>' },
        { name: 'dispose', returns: 'Future<void>' },
      ],
    },
    { name: 'Response', extends: 'Base', type_params: 'T', fields: [{ name: 'data', type: 'T' }] },
    { name: 'Base', fields: [{ name: 'error', type: 'String?' }] },
    { name: 'FetchOptions', constructors: [{ name: 'FetchOptions', params: [head] }] },
    { name: 'Session', methods: [{ name: 'toJson' }] },
  ];
  expect(generateSymbols({ classes, extensions: [] })).toEqual({
    members: {
      'SupabaseClient.auth': null,
      'SupabaseClient.rpc': ['fn: String', 'options?: FetchOptions?'],
      'SupabaseClient.session': [],
      'SupabaseClient.dispose': [],
    },
    options: { FetchOptions: ['head?: bool = false'] },
    returns: {
      'SupabaseClient.auth': 'GoTrueClient',
      'SupabaseClient.session': 'Response<Session?>',
      'SupabaseClient.dispose': null,
    },
    results: { 'Response<Session?>': ['data: Session?', 'error: String?'] },
  });
});

test('dart: releases that added members, and deprecated members', () => {
  const classes = [
    {
      name: 'GoTrueClient',
      fields: [{ name: 'passkey', since: '2.15.0' }],
      methods: [{ name: 'signUp' }, { name: 'api', since: '2.0.0', deprecated: true }],
    },
    {
      name: 'GoTruePasskeyApi',
      since: '2.15.0',
      methods: [{ name: 'list' }, { name: 'update', since: '2.16.0' }],
    },
  ];
  const { since, deprecated } = generateSymbols({ classes, extensions: [] });
  expect(since).toEqual({
    'GoTrueClient.passkey': '2.15.0',
    'GoTruePasskeyApi.list': '2.15.0',
    'GoTruePasskeyApi.update': '2.16.0',
  });
  expect(deprecated).toEqual(['GoTrueClient.api']);
});

test('python: members, options with inherited fields, unions, and names', () => {
  const credentials = { name: 'credentials', type: 'Credentials', required: true };
  expect(
    generatePython({
      functions: [{ name: 'create_client', params: [] }],
      classes: [
        {
          name: 'SyncGoTrueClient',
          methods: [
            { name: 'sign_in', params: [credentials], returns: 'Optional[Email]' },
            { name: 'list', returns: 'Listed' },
            { name: 'copy', returns: "'SyncGoTrueClient'" },
            { name: 'sign_out', returns: 'None' },
            { name: 'url', property: true },
          ],
        },
        { name: 'AuthError', methods: [{ name: 'to_dict' }] },
      ],
      types: [
        { name: 'Credentials', definition: 'Union[Email, Phone]' },
        { name: 'Listed', definition: 'List[Phone]' },
        { name: 'Base', fields: [{ name: 'token', type: 'NotRequired[str]' }] },
        { name: 'Email', bases: ['Base'], fields: [{ name: 'email', type: 'str' }] },
        {
          name: 'Phone',
          class_args: { total: 'False' },
          fields: [
            { name: 'phone', type: 'ReadOnly[str]' },
            { name: 'timeout', type: 'int', default: 'DEFAULT_TIMEOUT' },
          ],
        },
        { name: 'Unused', fields: [{ name: '_hidden', type: 'str' }] },
      ],
    }),
  ).toEqual({
    members: {
      create_client: [],
      'SyncGoTrueClient.sign_in': ['credentials: Credentials'],
      'SyncGoTrueClient.list': [],
      'SyncGoTrueClient.copy': [],
      'SyncGoTrueClient.sign_out': [],
      'SyncGoTrueClient.url': null,
    },
    options: {
      Credentials: 'Email | Phone',
      Email: ['token?: str', 'email: str'],
      Phone: ['phone?: str', 'timeout?: int'],
    },
    returns: {
      'SyncGoTrueClient.sign_in': 'Optional[Email]',
      'SyncGoTrueClient.list': 'List[Phone]',
      'SyncGoTrueClient.copy': 'SyncGoTrueClient',
      'SyncGoTrueClient.sign_out': null,
    },
    results: { Email: ['token: NotRequired[str]', 'email: str'] },
    names: [
      ...['copy', 'create_client', 'email', 'list', 'phone', 'sign_in', 'sign_out', 'timeout'],
      ...['to_dict', 'token', 'url'],
    ],
  });
});

test('http: operations with shared lists, and fields that the code reads', () => {
  const user = {
    schema: 'User',
    fields: [
      { name: 'id', required: true, type: 'string' },
      { name: 'roles', type: 'array of string', item_enum: ['a', 'b'] },
      { name: 'data', type: 'any', fields: [{ name: 'theme', type: 'string', default: 'dark' }] },
    ],
  };
  const table = generateHttp({
    operations: [
      {
        method: 'GET',
        path: '/users/{id}',
        oauth_scope: 'users:read',
        token_permissions: ['users_read'],
        params: [
          { name: 'id', in: 'path', required: true, type: 'string' },
          { name: 'Accept: text/csv', in: 'header', type: 'string', deprecated: true },
        ],
        responses: { '200': user, '4xx': { schema: 'error' } },
      },
      {
        method: 'POST',
        path: '/token',
        params: [],
        body: { content: { 'application/json': { fields: [{ name: 'a', type: 'string' }] } } },
        bodies_by_grant_type: {
          password: [{ name: 'password', type: 'string', required: true }],
          code: [{ name: 'code', type: 'string', required: true }],
        },
        responses: {
          '200': { one_of: [user, { fields: [{ name: 'id', required: true, type: 'integer' }] }] },
        },
      },
    ],
  });
  const [list] = Object.keys(table.shapes);
  expect(Object.values(table.shapes)).toEqual([
    ['id: string', "roles?: ('a' | 'b')[]", ['data?: unknown', ['theme?: string = dark']]],
  ]);
  expect(table.operations).toEqual([
    {
      operation: 'GET /users/{id}',
      scope: 'users:read',
      permissions: ['users_read'],
      params: ['path id: string', 'header Accept?: string (deprecated)'],
      responses: { '200': list, '4xx': [] },
    },
    {
      operation: 'POST /token',
      body: {
        contentTypes: ['application/json'],
        fields: ['password?: string', 'code?: string'],
      },
      responses: { '200': { variants: [list, ['id: integer']] } },
    },
  ]);
  const [, token] = unpackApi(table);
  expect(token!.responses[0]!.fields[0]).toEqual({
    name: 'id',
    type: 'string | integer',
    optional: false,
  });
});

test('self-hosting: variables with their alternative names', () => {
  const source = {
    auth: { variables: [{ name: 'B' }, { name: 'A', also_read_as: 'OLD_A' }] },
    storage: { variables: [{ name: 'C', aliases: ['D', 'E'] }] },
    realtime: { variables: [] },
  };
  expect(generateSettings(source)).toEqual({
    auth: ['A|OLD_A', 'B'],
    storage: ['C|D|E'],
    realtime: [],
  });
});
