import { commands } from '../../../src/check/shell/commands';
import { checkExamples, example } from '../runner/check-example';

const AUTH = 'https://<project-ref>.supabase.co/auth/v1';
const files = [
  example('js', 'a', { title: 'read.mjs' }),
  example('js', 'print(process.argv[2])', { title: 'one.mjs' }),
  example('js', 'const [a, b = 1] = process.argv.slice(2)', { title: 'list.mjs' }),
  example('env', 'a', { title: '.env' }),
];
const check = (code: string) => checkExamples(commands, [example('bash', code), ...files]);

test.each([
  '$ npx supabase init\nFinished supabase init.',
  'supabase gen types > database.types.ts  # with a comment',
  'supabase start && supabase status',
  'export KEY=sb_publishable_…\nsupabase link "$REF"',
  'mkdir shop && cd shop && supabase init',
  'node --env-file=.env read.mjs',
  'node one.mjs $TOKEN',
  'node list.mjs a\nnode list.mjs a 2',
  'SUPABASE_DB_PASSWORD=a supabase db push',
  `curl "${AUTH}/health" --header "apikey: $KEY"`,
  `curl "${AUTH}/token?grant_type=password" -d '{"email":"a@b.c","password":"d"}'`,
  `curl -X PUT "${AUTH}/user" --json "{\\"data\\":{\\"name\\":\\"$NAME\\"}}" | supabase services`,
  `export AUTH=${AUTH}\ncurl "$AUTH/user"`,
  'curl --get http://127.0.0.1:54321/auth/v1/authorize --data-urlencode "provider=github" --data-urlencode "scopes=a b"',
  'curl https://api.supabase.com/v1/projects/<ref>/functions -H "Authorization: Bearer $TOKEN"',
  'curl "http://localhost:8000/storage/v1/object/photos/$USER/a.png" --data-binary @a.png',
])('%j is typed', async (code) => {
  const { found, proven } = await check(code);
  expect({ found, proven }).toEqual({ found: [], proven: [code] });
});

test.each([
  'supabase status | jq .API_URL',
  'OTHER=a supabase db push',
  'sudo supabase start',
  'for name in a b; do supabase test new $name; done',
  'echo supabase',
  'cd shop',
  'npm install --save-dev supabase',
  'supabase init && npm run dev',
  'node read.mjs a.txt',
  'node one.mjs',
  'node list.mjs',
  'node list.mjs a b c',
  'node other.mjs',
  'node -e "1"',
  `curl --compressed "${AUTH}/health"`,
  `curl "${AUTH}/user" -H "X-Other: a"`,
  `curl "${AUTH}/otp" -d @body.json`,
  'curl https://example.com/auth/v1/otp',
  'curl "https://<project-ref>.supabase.co/rest/v1/cities"',
  'curl -X PATCH https://api.supabase.com/v1/projects/a/functions/b -d \'{"verify_jwt":false}\'',
])('%j stays parsed', async (code) => {
  const { found, proven } = await check(code);
  expect({ found, proven }).toEqual({ found: [], proven: [] });
});

test.each([
  [`curl "${AUTH}/tokens"`, '11:10 The Auth API has no operation GET /tokens', 'write /token'],
  [`curl "${AUTH}/otp"`, '11:10 The Auth API has no operation GET /otp', 'use POST'],
  [
    `curl "${AUTH}/token?grant_type=pasword" -d '{}'`,
    '11:10 "grant_type" of POST /token doesn\'t accept "pasword"',
    "use a value of type 'password' | 'refresh_token' | 'id_token' | 'pkce' | 'web3'",
  ],
  [`curl "${AUTH}/token" -d '{}'`, '11:10 POST /token needs the parameter "grant_type"', 'add it'],
  [
    `curl "${AUTH}/otp?redirect=a" -d '{}'`,
    '11:10 POST /otp has no parameter "redirect"',
    'write redirect_to',
  ],
  [
    `curl "${AUTH}/otp" \\\n  -d '{ "emial": "a@b.c" }'`,
    '12:14 POST /otp has no field "emial"',
    'write email',
  ],
  [
    `curl "${AUTH}/otp" \\\n  -d '{\n "create_user": "no" }'`,
    '13:7 "create_user" of POST /otp doesn\'t accept this value',
    'use a value of type boolean',
  ],
  [
    `curl "${AUTH}/verify" -d "{\\"token\\":\\"$T\\"}"`,
    '11:64 POST /verify needs the field "type"',
    'add it',
  ],
  [`curl -X GET "${AUTH}/user" -d '{"a":1}'`, "11:69 GET /user doesn't accept a body", 'remove it'],
])('%j → %s → %s', async (code, message, fix) => {
  const { found, fixes, proven } = await check(code);
  expect({ found, fixes, proven }).toEqual({ found: [message], fixes: [fix], proven: [] });
});

test('a folder that an example creates exists in later examples on the page', async () => {
  const codes = ['mkdir shop\nsupabase init', 'cd shop\nsupabase start'];
  const { proven } = await checkExamples(
    commands,
    codes.map((code) => example('bash', code)),
  );
  expect(proven).toEqual(codes);
  const apart = codes.map((code, index) => example('bash', code, { page: `content/${index}.mdx` }));
  expect((await checkExamples(commands, apart)).proven).toEqual(codes.slice(0, 1));
});

test.each([
  ['{ "version": "v2", "name": "GoTrue" }', true],
  ['{ "name": "GoTrue", "…": "…" }', true],
  ['{ "nme": "GoTrue" }', false],
  ['{ "name": 1 }', false],
  ['[]', false],
])('the response %s to the request before it is typed: %j', async (response, isTyped) => {
  const examples = [example('bash', `curl "${AUTH}/health"`), example('json', response)];
  const { found, proven } = await checkExamples(commands, examples);
  expect({ found, isTyped: proven.includes(response) }).toEqual({ found: [], isTyped });
});

test('JSON is not checked as a response unless a request comes right before it', async () => {
  const body = '{ "name": "GoTrue" }';
  const call = example('bash', `curl "${AUTH}/health"`);
  expect((await checkExamples(commands, [example('json', body)])).proven).toEqual([]);
  const others = [call, example('ts', 'a()'), example('json', body)];
  expect((await checkExamples(commands, others)).proven).toEqual([call.id]);
});
