import { SECRETS as KINDS } from '../../../src/check/content/secret-patterns';
import { findSecrets } from '../../../src/check/content/secrets';

// Secret scanners would report this file.
const join = (...parts: string[]) => parts.join('');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) =>
  join(encode({ alg: 'HS256', typ: 'JWT' }), '.', encode(claims), '.', 'q3Zk8Wn1xT5yBv7LcR2mPd9s');
const MIXED = 'A7fK2mQ9xZ4tB8wL3nR6yV1cD5hJ0pS7gT2eU4iO';
const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b';
const KEY = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7';
const pem = (kind: string) =>
  join('-----BEGIN ', kind, '-----\n', KEY, '\n-----END ', kind, '-----');

const SECRETS: [string, string][] = [
  [
    'service role of a project',
    token({ iss: 'supabase', ref: 'abcdefghijklmnop', role: 'service_role' }),
  ],
  ['service role of the demo', token({ iss: 'supabase-demo', role: 'service_role' })],
  ['supabase_admin', token({ role: 'supabase_admin' })],
  ['anon of a live project', token({ iss: 'supabase', ref: 'abcdefghijklmnop', role: 'anon' })],
  [
    'session of a user',
    token({ sub: '8b1f9d0c-1111-4222-8333-444455556666', role: 'authenticated' }),
  ],
  ['secret key', join('sb_', 'secret_', MIXED.slice(0, 31))],
  ['access token', join('sbp_', HEX)],
  ['Stripe', join('sk_', 'live_', MIXED.slice(0, 24))],
  ['webhook', join('whsec_', MIXED.slice(0, 32))],
  ['OpenAI', join('sk-', 'proj-', MIXED)],
  ['PKCS 8', pem('PRIVATE KEY')],
  ['PEM in JSON', JSON.stringify({ key: pem('PRIVATE KEY') })],
  ['AWS key', join('AKIA', 'Q7ZK2MXW9TB4VL3N')],
  ['AWS secret', join('aws_secret_access_key = ', MIXED)],
  ['GitHub', join('ghp_', MIXED.slice(0, 36))],
  ['GitHub, fine-grained', join('github_', 'pat_', MIXED.slice(0, 22), '_', MIXED)],
  ['GitLab', join('glpat-', MIXED.slice(0, 20))],
  ['Slack', join('xoxb-', '123456789012-', MIXED.slice(0, 24))],
  ['Google', join('AIza', MIXED.slice(0, 35))],
  ['SendGrid', join('SG.', MIXED.slice(0, 22), '.', MIXED, 'abc')],
  ['npm', join('npm_', MIXED.slice(0, 36))],
  ['Hugging Face', join('hf_', MIXED.slice(0, 34))],
  ['Resend', join('re_', MIXED.slice(0, 8), '_', MIXED.slice(8, 32))],
  ['Twilio', join('SK', HEX.slice(0, 32))],
  ['DigitalOcean', join('dop_', 'v1_', HEX)],
  ['password', join('postgres://postgres', ':Tr0ub4dor-3x@db.example.com:5432/postgres')],
  [
    'password, pooler',
    join('postgresql://postgres.abcdef', ':k8Zq2LmW9xTy@aws-0.pooler.supabase.com'),
  ],
  ['password, encoded', join('postgres://u', ':p%40ss%21W0rd9@db.test/x')],
  ['password of random letters', join('postgres://postgres', ':xKqWmZpLtRvBnJhYg@db.test/x')],
  ['key of another service', join('apiKey: "', MIXED, '"')],
  ['key of another service in YAML', join('signing_key: ', MIXED, 'a/b+')],
  ['variable', join('SUPABASE_JWT_', 'SECRET=', MIXED)],
];

const HARMLESS: [string, string][] = [
  ['demo anon token', token({ iss: 'supabase-demo', role: 'anon', exp: 1983812996 })],
  ['example token from jwt.io', token({ sub: '1234567890', name: 'John Doe', iat: 1516239022 })],
  ['token with dots', 'eyJhbGciOiJIUzI1NiIs...'],
  ['token without claims', 'eyJxxxxxxxxxxxx.eyJxxxxxxxxxxxx.xxxxxxxxxxxxxxx'],
  ['secret key with dots', 'sb_secret_...'],
  ['secret key as words', 'sb_secret_your-secret-key'],
  ['publishable key', 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'],
  ['placeholder for an access token', 'sbp_<your-token>'],
  ['Stripe test key', join('sk_', 'test_', MIXED.slice(0, 24))],
  ['PEM with dots', '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----'],
  ['public key', pem('PUBLIC KEY')],
  ['AWS example', 'AKIAIOSFODNN7EXAMPLE'],
  ['local database', 'postgresql://postgres:postgres@127.0.0.1:54322/postgres'],
  [
    'placeholder for a password',
    'postgres://postgres:[YOUR-PASSWORD]@db.ref.supabase.co:5432/postgres',
  ],
  ['password from a variable', 'postgres://postgres:$DB_PASSWORD@db.test/x'],
  ['URL with a port', 'http://localhost:54321/rest/v1/?email=a@b.c'],
  [
    'hash of a package',
    'sha512-9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08==',
  ],
  ['placeholder for a variable', 'SUPABASE_SERVICE_ROLE_KEY=your-service-role-key'],
  ['variable with a publishable key', 'KEY=sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'],
  ['key with a demo token', `key: "${token({ iss: 'supabase-demo', role: 'anon' })}"`],
  ['short key', 'key: "A7fK2mQ9xZ4tB8wL3nR6yV1cD5hJ0pS7gT2eU4i"'],
  ['key made of words', 'key: "guides-auth-row-level-security-write-a-policy-2"'],
  ['words with a dash', 'sk-learn-something-every-day-of-the-week'],
];

test.each(SECRETS)('finds %s', (_, secret) => {
  const found = findSecrets('a.mdx', `first line\n  x ${secret} y`);
  expect(found).toHaveLength(1);
  expect(found[0]!.line).toBe(2);
  expect(found[0]!.message).not.toContain(secret);
});

test('finds a secret of each kind', () => {
  const messages = SECRETS.flatMap(([, secret]) => findSecrets('a.mdx', secret)).map(
    ({ message }) => message,
  );
  const missing = KINDS.filter(({ name }) => !messages.some((text) => text.startsWith(name)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test.each(HARMLESS)('ignores %s', (_, text) => {
  expect(findSecrets('a.mdx', `first line\n  x ${text} y`)).toEqual([]);
});

test('reports the position and the fix, but not the secret', () => {
  const [diagnostic] = findSecrets('public/a.js', `const k =\n  "${join('sbp_', HEX)}"`);
  expect(diagnostic).toEqual({
    file: 'public/a.js',
    line: 2,
    column: 4,
    rule: 'secrets',
    message: 'Supabase access token "sbp_9f…" (44 characters)',
    fix: 'revoke the secret, then replace it with a placeholder such as <secret-key>',
  });
});
