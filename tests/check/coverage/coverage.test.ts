import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CheckCache } from '../../../src/check/runner/cache';
import type { CheckInput } from '../../../src/check/runner/check';
import { coverage } from '../../../src/check/coverage/coverage';
import type { Decisions } from '../../../src/check/coverage/decisions';
import { readDecisions } from '../../../src/check/coverage/decisions';
import { readPackage } from '../../../src/check/upstream/javascript/package-members';
import { API_RELEASES } from '../../../src/check/upstream/http/api-releases';
import { CORRECTIONS } from '../../../src/check/upstream/http/api-corrections';
import { compareListed } from '../../../src/check/coverage/listed';
import { findSymbols, readSymbols } from '../../../src/check/coverage/symbols';
import type { Members } from '../../../src/check/upstream/signatures/shapes';
import { readClientPackages } from '../../../src/check/runner/client-packages';
import { librariesSchema } from '../../../src/node/spec/library-schemas';
import { readYaml } from '../../../src/node/sources/yaml-source';
import type { SiteModel } from '../../../src/node/site/types';
import type { SourceFile } from '../../../src/node/sources/source-files';
import { CLASSES } from '../../../src/check/upstream/javascript/javascript-classes';

const ROOT = join(__dirname, '../../..');
const LIBRARIES = librariesSchema.parse(
  readYaml('spec/libraries.yml', readFileSync(join(ROOT, 'spec/libraries.yml'), 'utf8')).data,
);

/** Only `all` includes missing entries. */
async function find(path: string, text: string, all = false): Promise<string[]> {
  return findIn([{ path: `spec/${path}`, text }], all);
}

async function findIn(files: SourceFile[], all: boolean): Promise<string[]> {
  const input: Partial<CheckInput> = {
    root: ROOT,
    files,
    site: { libraries: LIBRARIES, diagnostics: [] as SiteModel['diagnostics'] } as SiteModel,
    wanted: () => true,
    cache: new CheckCache(ROOT),
  };
  const { diagnostics } = await coverage.run(input as CheckInput);
  return diagnostics
    .map(({ line, column, message }) => `${line}:${column} ${message}`)
    .filter((message) => all || !message.endsWith('has no entry'));
}

function changed(path: string, from: string, to: string): { text: string; line: number } {
  const text = readFileSync(join(ROOT, 'spec', path), 'utf8');
  const at = text.indexOf(from);
  expect(at).toBeGreaterThan(-1);
  const lead = /^\s*/.exec(from)![0];
  return {
    text: text.replace(from, () => to),
    line: text.slice(0, at + lead.length).split('\n').length,
  };
}

const INIT = `- id: supabase-init
  title: supabase init
  usage: supabase init [flags]
  flags:
    - { name: --interactive, shorthand: -i, type: boolean, optional: true, default: "false" }
    - { name: --use-orioledb, type: boolean, optional: true, default: "false" }
    - { name: --force, type: boolean, optional: true, default: "false" }
`;
const NEW = `- id: supabase-migration-new
  title: supabase migration new
  usage: supabase migration new [flags] <migration name>
  arguments:
    - { name: migration name, type: string }
`;

test.each([
  ['good', INIT + NEW, []],
  [
    'unknown command',
    INIT.replace('supabase-init', 'supabase-int'),
    ['1:7 CLI 3.1.0 has no command for "supabase-int"'],
  ],
  [
    'title',
    INIT.replace('title: supabase', 'title: superbase'),
    ['2:10 The title differs from the command'],
  ],
  ['usage', INIT.replace('[flags]', ''), ['3:10 The usage of supabase init differs']],
  [
    'unknown flag',
    INIT.replace('--force,', '--forced,'),
    ['7:15 supabase init has no --forced', '1:7 --force of supabase init is missing'],
  ],
  [
    'no flags',
    INIT.slice(0, INIT.indexOf('  flags')),
    [
      '1:7 --interactive of supabase init is missing',
      '1:7 --use-orioledb of supabase init is missing',
      '1:7 --force of supabase init is missing',
    ],
  ],
  [
    'shorthand',
    INIT.replace('shorthand: -i', 'shorthand: -n'),
    ['5:41 --interactive of supabase init has shorthand -n'],
  ],
  [
    'no shorthand',
    INIT.replace('shorthand: -i, ', ''),
    ['5:15 --interactive of supabase init has shorthand (none)'],
  ],
  [
    'type',
    INIT.replace('--force, type: boolean', '--force, type: string'),
    ['7:30 --force of supabase init has type string'],
  ],
  [
    'default',
    INIT.replace(/"false" }\n$/, '"true" }\n'),
    ['7:64 --force of supabase init has default true'],
  ],
  [
    'optional',
    INIT.replace(/optional: true, default: "false" }\n$/, 'default: "false" }\n'),
    ['7:15 --force of supabase init has optional false'],
  ],
  [
    'argument',
    NEW.replace('{ name: migration', '{ name: the'),
    [
      '5:15 supabase migration new has no the name',
      '1:7 migration name of supabase migration new is missing',
    ],
  ],
])('cli: %s', async (_, text, messages) => {
  expect(await find('cli.yml', text)).toEqual(messages);
});

test('cli: a command that is neither documented nor listed is reported', async () => {
  const found = await find('cli.yml', INIT, true);
  expect(found).toContain('1:1 The command supabase-start has no entry');
  expect(found.filter((message) => message.includes('supabase-init has'))).toEqual([]);
});

test("a listed name that is documented or doesn't exist is reported", () => {
  const found: string[] = [];
  const counts = compareListed({
    report: (path, message) => found.push(`${path.join('.')} ${message}`),
    all: ['a', 'b', 'c'],
    documented: ['a', 'b'],
    listed: [{ names: 'b d' }],
    kind: 'command',
  });
  expect(found).toEqual([
    ' The command c has no entry',
    '1.id The command b is now documented',
    ' There is no command d',
  ]);
  expect(counts).toEqual({ total: 3, documented: 2, leftOut: 0 });
});

test('names are counted as documented, or as left out with a reason', () => {
  const report = (_: PropertyKey[], message: string) => expect(message).toBe('');
  const counts = compareListed({
    ...{ report, kind: 'member', all: ['a', 'b', 'c'] },
    documented: ['a', 'a', undefined],
    listed: [{ names: 'b' }, { names: 'c' }],
  });
  expect(counts).toEqual({ total: 3, documented: 1, leftOut: 2 });
});

test.each([
  [
    '/v1/projects/{ref}/secrets',
    '/v1/projects/{id}/secrets',
    'There is no operation GET /v1/projects/{id}/secrets',
  ],
  [
    '- name: ref\n      in: path',
    '- name: id\n      in: path',
    'GET /v1/projects/{ref}/secrets has no id',
  ],
  ['in: path', 'in: query', 'ref of GET /v1/projects/{ref}/secrets has in query'],
  ['- name: db_pass', '- name: db_passes', 'POST /v1/projects has no db_passes'],
  ['- name: code', '- name: coded', 'POST /v1/projects has no region_selection (specific).coded'],
  ['- name: host', '- name: hosts', 'GET /v1/projects has no database.hosts'],
  [
    'type: "\'smartGroup\'"',
    'type: "\'group\'"',
    "region_selection (smartGroup).type of POST /v1/projects has type 'group'",
  ],
  ['status: 500', 'status: 501', "GET /v1/projects/{ref}/secrets doesn't return 501"],
  [
    'contentType: application/json',
    'contentType: text/plain',
    "POST /v1/projects doesn't accept text/plain",
  ],
])('management-api: %j → %j', async (from, to, message) => {
  const part = message.includes('secrets') || message.includes('/{id}/') ? 'secrets' : 'projects';
  const { text, line } = changed(`management-api/${part}.yml`, from, to);
  const found = await find('management-api.yml', text);
  expect(found.find((item) => item.endsWith(message))).toMatch(new RegExp(`^${line}:`));
});

test.each([
  ['`secrets:read`', '`secrets:write`', 'needs secrets:read'],
  ['`secrets:read`', '`secrets:write`', "doesn't need secrets:write"],
  ['`edge_functions_secrets_read`', '`secrets_read`', 'needs edge_functions_secrets_read'],
])('management-api: the rights of a token: %j → %j', async (from, to, message) => {
  const { text } = changed('management-api/secrets.yml', from, to);
  const found = (await find('management-api.yml', text)).join('\n');
  expect(found).toContain(`GET /v1/projects/{ref}/secrets ${message}`);
});

test('management-api: a missing status is reported', async () => {
  const { text } = changed('management-api/secrets.yml', 'status: 500', 'status: 501');
  const message = 'The response 500 of GET /v1/projects/{ref}/secrets is missing';
  expect((await find('management-api.yml', text)).join('\n')).toContain(message);
});

test.each([
  ['v2/database', 'title: select()', 'title: selects()', 'supabase-js 2.119.0 has no selects()'],
  [
    'v2/database',
    '- name: columns',
    '- name: cols',
    "Parameter 1 of PostgrestQueryBuilder.select isn't called cols",
  ],
  [
    'v2/database',
    '- name: head',
    '- name: heads',
    'PostgrestQueryBuilder.select has no options.heads',
  ],
  [
    'v2/database',
    '- name: onConflict',
    '- name: conflict',
    'PostgrestQueryBuilder.upsert has no options.conflict',
  ],
  [
    'v2/auth',
    '- name: emailRedirectTo',
    '- name: redirectTo',
    'GoTrueClient.signUp has no credentials (With an email address).options.redirectTo',
  ],
  [
    'v2/database',
    'type: string\n      optional: true',
    'type: string',
    'columns of PostgrestQueryBuilder.select has optional false',
  ],
  [
    'v2/auth',
    '- name: weakPassword',
    '- name: weakPass',
    'the result of GoTrueClient.signInWithPassword has no data.weakPass',
  ],
  [
    'v2/storage',
    '- name: publicUrl',
    '- name: url',
    'the result of StorageFileApi.getPublicUrl has no data.url',
  ],
  [
    'v1/database',
    '- name: returning',
    '- name: return',
    'PostgrestQueryBuilder.insert has no options.return',
  ],
  ['v1/auth', '- name: oidc', '- name: oid', 'GoTrueClient.signUp has no credentials.oid'],
])('javascript %s: %j → %j', async (part, from, to, message) => {
  const { text, line } = changed(`javascript/${part}.yml`, from, to);
  const found = await find(`javascript/${part}.yml`, text);
  const place = found.find((item) => item.endsWith(message))?.split(':')[0];
  // A missing trait is reported at the name, one line above.
  expect([line, line - 1]).toContain(Number(place));
});

test('javascript: an entry that omits what its function returns, or adds it, is reported', async () => {
  const text = readFileSync(join(ROOT, 'spec/javascript/v2/functions.yml'), 'utf8');
  const [invoke = '', setAuth = ''] = text.split(/^(?=- id: functions)/m);
  const without = invoke.replace(/^ {2}returns:\n(?: {3}.*\n)+/m, '');
  const added = `${setAuth.trimEnd()}\n  returns: [{ type: boolean }]\n`;
  const found = await find('javascript/v2/functions.yml', without + added);
  expect(found.map((message) => message.replace(/^\S+ /, ''))).toEqual([
    'What FunctionsClient.invoke returns is missing',
    'FunctionsClient.setAuth returns nothing',
  ]);
});

test('javascript: a title that several members share is reported', async () => {
  const { text, line } = changed('javascript/v2/database.yml', '- id: select\n', '- id: rows\n');
  const found = await find('javascript/v2/database.yml', text);
  expect(found.find((message) => message.includes('"select()" can be'))).toBe(
    `${line + 1}:10 "select()" can be PostgrestTransformBuilder.select or PostgrestQueryBuilder.select`,
  );
});

function unknownNames({ prefixes, sameTitle }: Decisions, members: Members): string[] {
  const known = new Set(Object.keys(members).flatMap((name) => [name, name.split('.')[0]]));
  return [...Object.keys(prefixes), ...Object.values(sameTitle)].filter((name) => !known.has(name));
}

test('prefixes and shared titles of JavaScript exist in some version', () => {
  const members = readClientPackages(ROOT, LIBRARIES).map(
    ({ name }) => readPackage(ROOT, name, CLASSES).members,
  );
  const all = Object.assign({}, ...members) as Members;
  expect(unknownNames(readDecisions(ROOT, 'javascript'), all)).toEqual([]);
});

test.each([
  ['v1/auth', 'title: signUp()', 'title: signsUp()', 'supabase_flutter 1.10.25 has no signsUp()'],
  [
    'v1/auth',
    'title: currentUser',
    'title: currentUser()',
    'supabase_flutter 1.10.25 has no currentUser()',
  ],
  ['v1/auth', 'title: mfa.enroll()', 'title: enroll()', 'supabase_flutter 1.10.25 has no enroll()'],
  [
    'v1/storage',
    '- name: fileOptions',
    '- name: options',
    "Parameter 3 of StorageFileApi.upload isn't called options",
  ],
  [
    'v1/storage',
    '- name: cacheControl',
    '- name: cache',
    'StorageFileApi.upload has no fileOptions.cache',
  ],
  [
    'v0/auth',
    '- name: redirectTo',
    '- name: redirect',
    'GoTrueClient.signUp has no options.redirect',
  ],
  [
    'v1/storage',
    'type: List<Bucket>\n',
    'type: List<String>\n',
    'The result of StorageBucketApi.listBuckets has type List<String>',
  ],
  [
    'v1/auth',
    '- name: qrCode',
    '- name: code',
    'the result of GoTrueMFAApi.enroll has no totp.code',
  ],
  [
    'v1/auth',
    '- type: bool',
    '- type: String',
    'The result of GoTrueClientSignInProvider.signInWithOAuth has type String',
  ],
  [
    'v0/storage',
    'type: StorageResponse<Bucket>',
    'type: StorageResponse<String>',
    'The result of StorageBucketApi.getBucket has type StorageResponse<String>',
  ],
])('dart %s: %j → %j', async (part, from, to, message) => {
  const { text, line } = changed(`dart/${part}.yml`, from, to);
  const found = await find(`dart/${part}.yml`, text);
  expect(found.find((item) => item.endsWith(message))).toMatch(new RegExp(`^${line}:`));
});

const EQ = `- id: eq
  title: eq()
  parameters:
    - { name: column, type: str }
    - { name: value, type: Any }
  returns: [{ type: Self }]
`;
const SIGN_UP = `- id: sign-up
  title: sign_up()
  parameters:
    - name: credentials
      type: dict
      variants:
        - name: Email
          type: dict
          properties:
            - { name: email, type: str }
            - { name: password, type: str }
        - name: Phone
          type: dict
          properties:
            - { name: phone, type: str }
            - { name: password, type: str }
  returns: [{ type: AuthResponse }]
`;
const GET_USER = `- id: get-user
  title: get_user()
  parameters:
    - { name: jwt, type: str, optional: true }
  returns: [{ name: user, type: User }]
`;

test.each<[string, string, string[]]>([
  ['good', EQ + GET_USER, []],
  ['the default None', GET_USER.replace('true }', 'true, default: "None" }'), []],
  ['type', EQ.replace('Any', 'int'), ['5:28 value of BaseFilterRequestBuilder.eq has type int']],
  [
    'optional',
    GET_USER.replace(', optional: true', ''),
    ['4:15 jwt of SyncGoTrueClient.get_user has optional false'],
  ],
  ['title', EQ.replace('eq()', 'equals()'), ['2:10 supabase 2.30.0 has no equals()']],
  [
    'members of a variant',
    SIGN_UP,
    [
      '7:17 credentials (Email).options of SyncGoTrueClient.sign_up is missing',
      '12:17 credentials (Phone).options of SyncGoTrueClient.sign_up is missing',
    ],
  ],
  ['getter', '- { id: "not", title: not_, returns: [{ type: Self }] }\n', []],
  [
    'type of the result',
    EQ.replace('Self', 'str'),
    ['6:21 The result of BaseFilterRequestBuilder.eq has type str'],
  ],
  [
    'type of a member of the result',
    GET_USER.replace('type: User', 'type: Session'),
    ['5:33 user of the result of SyncGoTrueClient.get_user has type Session'],
  ],
  [
    'no result',
    '- { id: delete-user, title: admin.delete_user(), parameters: [{ name: id, type: str }, { name: should_soft_delete, type: bool, optional: true, default: "False" }], returns: [{ type: User }] }\n',
    ['1:9 SyncGoTrueAdminAPI.delete_user returns nothing'],
  ],
])('python: %s', async (_, text, messages) => {
  expect(await find('python/database.yml', text)).toEqual(messages);
});

test('python: a member that is neither documented nor listed is reported', async () => {
  const found = await find('python/database.yml', EQ, true);
  expect(found).toContain('1:1 The member BaseFilterRequestBuilder.neq has no entry');
  expect(found.join()).not.toContain('BaseFilterRequestBuilder.fts');
});

test.each([
  ['dart', ['v0', 'v1', 'v2']],
  ['python', ['']],
])('prefixes, shared titles, and types of %s exist in some version', (library, versions) => {
  const decisions = readDecisions(ROOT, library);
  const tables = versions.map((version) => findSymbols(ROOT, library, version)!);
  const all = Object.assign({}, ...tables.map((table) => readSymbols(table, decisions))) as Members;
  expect(unknownNames(decisions, all)).toEqual([]);
  const types = [...Object.keys(decisions.notRequired), ...decisions.opaque];
  expect(types.filter((type) => !tables.some(({ options }) => type in options))).toEqual([]);
});

test('a version without facts is a remark, not an error', async () => {
  const input: Partial<CheckInput> = {
    root: ROOT,
    files: [{ path: 'spec/dart/v9/database.yml', text: EQ }],
    site: {
      libraries: [{ library: 'dart', name: 'Flutter', versions: ['v9'] }],
      diagnostics: [],
    } as never,
    wanted: () => true,
    cache: new CheckCache(ROOT),
  };
  const { diagnostics, remarks } = await coverage.run(input as CheckInput);
  expect(diagnostics).toEqual([]);
  expect(remarks).toEqual(['Flutter v9 has no facts to compare with']);
});

test('every correction applies to an operation that exists', () => {
  const names = API_RELEASES.flatMap(({ operations }) =>
    operations.map(({ method, path }) => `${method} ${path}`),
  );
  expect(Object.keys(CORRECTIONS).filter((operation) => !names.includes(operation))).toEqual([]);
});

const LOGOUT = `- id: logout
  method: POST
  route: /logout
  parameters:
    - { name: scope, in: query, type: "'global' | 'local' | 'others'", optional: true, default: global }
  responses:
    - { status: 204, description: Done. }
    - { status: 401, description: No session. }
    - { status: 403, description: An expired token. }
`;
const EMPTY_BUCKET = `- id: empty-bucket
  method: POST
  route: /bucket/{bucketId}/empty
  parameters:
    - { name: bucketId, in: path, type: string }
    - { name: authorization, in: header, type: string }
  responses:
    - status: 200
      properties: [{ name: message, type: string, optional: true }]
    - { status: 404, description: None. }
`;

test.each<[string, string, string, string[]]>([
  ['auth', 'good', LOGOUT, []],
  [
    'auth',
    'an unknown member of an error',
    LOGOUT.replace('No session. }', 'No., properties: [{ name: mesg, type: string }] }'),
    ['8:61 POST /logout has no mesg'],
  ],
  [
    'auth',
    'a missing status',
    LOGOUT.replace(/ {4}- { status: 401.*\n/, ''),
    ['1:7 The response 401 of POST /logout is missing'],
  ],
  [
    'auth',
    'an unknown route',
    LOGOUT.replace('/logout', '/logouts'),
    ['3:10 There is no operation POST /logouts'],
  ],
  ['storage', 'good, with an error that 4xx covers', EMPTY_BUCKET, []],
  [
    'storage',
    'an unknown status',
    EMPTY_BUCKET.replace('404', '302'),
    ["10:17 POST /bucket/{bucketId}/empty doesn't return 302"],
  ],
])('%s: %s', async (library, _, text, messages) => {
  expect(await find(`${library}/part.yml`, text)).toEqual(messages);
});
