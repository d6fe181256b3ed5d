import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cliConfig } from '../../../src/check/shell/cli-config';
import { CONFIG_TYPES } from '../../../src/check/upstream/cli/config-corrections';
import { CONFIG_PAGE } from '../../../src/check/upstream/cli/config-settings';
import { checkExamples, example } from '../runner/check-example';

const TITLE = 'supabase/config.toml';
const check = (code: string, title: string | undefined = TITLE) =>
  checkExamples(cliConfig, [example('toml', code, { title })]);

test.each([
  'project_id = "shop"',
  '[auth]\nsite_url = "http://localhost:3000"\nadditional_redirect_urls = []',
  '[auth.external.github]\nenabled = true\nclient_id = "<client-id>"\nsecret = "env(GITHUB_SECRET)"',
  '[auth.email.template.magic_link]\nsubject = "Your code"',
  '[auth.hook.send_sms]\nenabled = true',
  '[auth.sms.test_otp]\n15555550123 = "493817"',
  '[auth.sessions]\ntimebox = "1h30m"',
  '[auth.mfa.phone]\nmax_frequency = "env(FREQUENCY)"',
  '[api]\nport = "env(API_PORT)"\nenabled = "env(API)"',
  '[db.pooler]\npool_mode = "session"',
  'db.port = 54322\ndb.pooler.enabled = false',
  'api = { max_rows = 10 }',
  '[functions.send-email]\nverify_jwt = false\nenv = { A = "env(B)" }',
  '[storage.buckets.avatars]\nfile_size_limit = "5MiB"',
  '[remotes.staging]\nproject_id = "abcdefghijklmnopqrst"\n[remotes.staging.api]\nmax_rows = 100',
])('%j is typed', async (code) => {
  const { found, proven } = await check(code);
  expect({ found, proven }).toEqual({ found: [], proven: [code] });
});

test.each([
  ['[web]\ntitle = "Countries"', 'cedar.toml'],
  ['[web]\ntitle = "Countries"', undefined],
  ['[auth]\nopen = true\n[web]\nport = 1', undefined],
  ['[auth', TITLE],
  ['[storage.vector.buckets.documents]\nsize = 1', TITLE],
])("%j in %s isn't typed", async (code, title) => {
  const { found, proven } = await checkExamples(cliConfig, [example('toml', code, { title })]);
  expect({ found, proven }).toEqual({ found: [], proven: [] });
});

test('an example without a title is recognized by its tables', async () => {
  const code = '[auth]\nenable_sign_up = true';
  const { found } = await checkExamples(cliConfig, [example('toml', code)]);
  expect(found).toEqual(['12:5 There is no setting auth.enable_sign_up in CLI 3.1.0']);
});

const none = (at: string, name: string) => `${at} There is no setting ${name} in CLI 3.1.0`;

test.each([
  ['[auht]\nenabled = true', none('11:6', 'auht'), 'write auth'],
  ['[auth]\nsite_urls = "a"', none('12:5', 'auth.site_urls'), 'write auth.site_url'],
  [
    '[auth]\nenable_confirmations = true',
    none('12:5', 'auth.enable_confirmations'),
    'write auth.email.enable_confirmations',
  ],
  [
    '[auth.external.gitub]\nenabled = true',
    none('11:20', 'auth.external.gitub'),
    'write auth.external.github',
  ],
  [
    '[auth.external.slack]\nenabled = true',
    none('11:20', 'auth.external.slack'),
    'write auth.external.slack_oidc',
  ],
  ['[inbucket]\nport = 1', none('11:6', 'inbucket'), 'write local_smtp'],
  [
    '[remotes.x.auth.sms]\nenable_signup = true',
    none('12:5', 'remotes.x.auth.sms.enable_signup'),
    'write auth.sms.enabled',
  ],
  ['api.tls = { enabledd = true }', none('11:17', 'api.tls.enabledd'), 'write api.tls.enabled'],
  [
    '[api]\nschemas = [\n  "public",\n]\nmax_row = [\n  ["a"],\n]',
    none('15:5', 'api.max_row'),
    'write api.max_rows',
  ],
  [
    '[auth.email.template.invite]\nsubject = """\n[api]\n"""\nsubjekt = "a"',
    none('15:5', 'auth.email.template.invite.subjekt'),
    'write auth.email.template.invite.subject',
  ],
])('%j → %s → %s', async (code, message, fix) => {
  const { found, fixes, proven } = await check(code);
  expect({ found, fixes, proven }).toEqual({ found: [message], fixes: [fix], proven: [] });
});

test.each([
  ['[api]\nenabled = "yes"', '12:15', 'api.enabled', 'true or false'],
  ['[api]\nmax_rows = "10"', '12:16', 'api.max_rows', 'a whole number'],
  ['[api]\nmax_rows = -1', '12:16', 'api.max_rows', 'a whole number'],
  ['[api]\nschemas = "public"', '12:15', 'api.schemas', 'an array of strings'],
  ['[auth]\nsite_url = 3000', '12:16', 'auth.site_url', 'a string in quotes'],
  [
    '[auth.sessions]\ntimebox = "1 day"',
    '12:15',
    'auth.sessions.timebox',
    'a duration such as "1h30m"',
  ],
  [
    '[storage]\nfile_size_limit = "big"',
    '12:23',
    'storage.file_size_limit',
    'a size such as "50MiB"',
  ],
  [
    '[db.pooler]\npool_mode = "statement"',
    '12:17',
    'db.pooler.pool_mode',
    'one of "transaction", "session"',
  ],
  ['[db]\nvault = "a"', '12:13', 'db.vault', 'a table of strings'],
])('%j → %s %s accepts %s', async (code, at, name, words) => {
  const { found, fixes } = await check(code);
  expect(found).toEqual([`${at} ${name} doesn't accept this value`]);
  expect(fixes).toEqual([`write ${words}`]);
});

test("a table doesn't accept a value", async () => {
  const { found, fixes } = await check('[auth]\ncaptcha = true');
  expect(found).toEqual(['12:15 auth.captcha is a table of settings']);
  expect(fixes).toEqual(['set one of enabled, provider, secret']);
});

test('the reference pages have the same types', () => {
  const pages = ['.mdx', '-services.mdx', '-auth.mdx'].map((end) =>
    CONFIG_PAGE.replace('.mdx', end),
  );
  const page = pages
    .map((path) => readFileSync(join(__dirname, '../../..', path), 'utf8'))
    .join('\n');
  const rows = [...page.matchAll(/^\| `([a-z0-9_.<>]+)` \| ([^|]+?) \|/gm)];
  const shown = rows.flatMap(([, key, type]) =>
    key! in CONFIG_TYPES && !type!.startsWith('`') ? [[key, type]] : [],
  );
  expect(shown.length).toBeGreaterThan(200);
  expect(shown).toEqual(shown.map(([key]) => [key, CONFIG_TYPES[key!]]));
});
