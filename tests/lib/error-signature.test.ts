import { errorSignature } from '../../src/lib/error-signature';

const FRAMES =
  '\n    at handle (/app/node_modules/lib/fetch.js:12:8)\n    at async run (app.ts:3:1)';

test.each<[string, string, string]>([
  [
    'a JSON response of the Data API',
    '{"code":"42501","details":null,"hint":null,"message":"permission denied for table cities"}',
    '42501 permission denied for table cities',
  ],
  [
    'the position in a statement, in the log of Postgres',
    '2026-05-01 10:00:00.123 UTC [1234] app@postgres ERROR:  permission denied for table cities at character 15',
    'permission denied for table cities',
  ],
  [
    'the code after the message',
    'ERROR: permission denied for schema auth (Error Code: 42501)',
    '42501 permission denied for schema auth',
  ],
  [
    'a printed object of JavaScript',
    '{\n  code: \'23503\',\n  details: \'Key (country_id)=(9) is not present in table "countries".\',\n  message: \'insert or update on table "cities" violates foreign key constraint "cities_fkey"\'\n}',
    '23503 insert or update on table "cities" violates foreign key constraint "cities_fkey"',
  ],
  [
    'a printed dictionary of Python',
    "{'message': 'column cities.capital does not exist', 'code': '42703', 'hint': None}",
    '42703 column cities.capital does not exist',
  ],
  [
    'a message above the details of a JSON schema',
    '500: output claims do not conform to the expected schema: \n- (root): Invalid type. Expected: object, given: null',
    'output claims do not conform to the expected schema',
  ],
  [
    'JSON in a string',
    '"{\\"code\\":\\"PGRST303\\",\\"message\\":\\"JWT expired\\"}"',
    'PGRST303 JWT expired',
  ],
  [
    'an Auth response',
    '{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}',
    'invalid_credentials Invalid login credentials',
  ],
  [
    'an Auth response with a general code',
    '{"code":500,"error_code":"unexpected_failure","msg":"Database error saving new user"}',
    'Database error saving new user',
  ],
  [
    'a Storage response',
    '{"statusCode":"409","error":"KeyAlreadyExists","message":"The resource already exists"}',
    'KeyAlreadyExists The resource already exists',
  ],
  [
    'a hint in the same line',
    'ERROR:  42883: operator does not exist: text = uuid HINT: No operator matches the given name.',
    '42883 operator does not exist: text = uuid',
  ],
  [
    'an error after its statement',
    'DatabaseError: select "id", "name" from "objects" where "name" = $1 limit $2 - relation "objects" does not exist',
    'DatabaseError relation "objects" does not exist',
  ],
  [
    'a URL with an error after #',
    'https://example.com/callback#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    'otp_expired Email link is invalid or has expired',
  ],
  [
    'a URL with an error after ?',
    'http://localhost:3000/?error=server_error&error_description=Unable%20to%20exchange%20external%20code',
    'Unable to exchange external code',
  ],
  [
    'a stack trace of JavaScript',
    `AuthApiError: Email not confirmed${FRAMES} {\n  status: 400,\n  code: 'email_not_confirmed'\n}`,
    'email_not_confirmed Email not confirmed',
  ],
  [
    'a stack trace without a code',
    `TypeError: Cannot read properties of undefined (reading 'from')${FRAMES}`,
    "Cannot read properties of undefined reading 'from'",
  ],
  [
    'a stack trace with a specific name',
    `FunctionsFetchError: Failed to send a request to the Edge Function${FRAMES}`,
    'FunctionsFetchError Failed to send a request to the Edge Function',
  ],
  [
    'an error that a promise was rejected with',
    `Uncaught (in promise) StorageApiError: new row violates row-level security policy${FRAMES}`,
    'Storage new row violates row-level security policy',
  ],
  [
    'a traceback of Python',
    'Traceback (most recent call last):\n  File "/app/main.py", line 9, in <module>\n    run()\nhttpx.ConnectTimeout: timed out\n',
    'httpx.ConnectTimeout: timed out',
  ],
  [
    'log lines of Postgres',
    '2026-03-04 05:06:07.008 UTC [99] ERROR:  null value in column "name" of relation "cities" violates not-null constraint\n2026-03-04 05:06:07.008 UTC [99] DETAIL:  Failing row contains (1, null).',
    'null value in column "name" of relation "cities" violates not-null constraint',
  ],
  [
    'a log line with a code',
    '2026-03-04 05:06:07 UTC app@postgres FATAL: 53300: remaining connection slots are reserved',
    '53300 remaining connection slots are reserved',
  ],
  [
    'output of psql',
    'psql: error: connection to server at "192.0.2.7", port 5432 failed: FATAL:  Tenant or user not found',
    'Tenant or user not found',
  ],
  [
    'output of the CLI',
    'Connecting to remote database...\nApplying migration 20260102030405_cities.sql...\nERROR: relation "cities" already exists (SQLSTATE 42P07)\nAt statement: 0',
    '42P07 relation "cities" already exists',
  ],
  [
    'output of the CLI with colors',
    '\u001b[31mfailed to connect to postgres:\u001b[0m hostname resolving error\nTry rerunning the command with --debug to troubleshoot the error.',
    'failed to connect to postgres: hostname resolving error',
  ],
  [
    'output of the CLI with a hint after the error',
    "The remote database's migration history does not match local files.\nMake sure your local git repo is up-to-date. If the error persists, try repairing the migration history table:\nsupabase migration repair",
    "The remote database's migration history does not match local files",
  ],
  [
    'a log line of a container',
    'supabase-analytics  | ** (Postgrex.Error) FATAL 3D000 (invalid_catalog_name) database "_supabase" does not exist',
    '3D000 database "_supabase" does not exist',
  ],
  [
    'the name of a container',
    'supabase_db_my-app container is not ready: starting',
    'container is not ready: starting',
  ],
  [
    'tags of a tool',
    '[nuxt] [request error] [unhandled] [500] useSupabaseClient is not defined',
    'useSupabaseClient is not defined',
  ],
  [
    'the output of a shell',
    'bash: line 1: supabase: command not found',
    'supabase: command not found',
  ],
  [
    'a code of the pooler',
    'FATAL: (EAUTHQUERY) authentication query failed: timeout',
    'EAUTHQUERY authentication query failed: timeout',
  ],
  [
    'a host',
    'Error: write CONNECT_TIMEOUT aws-0-eu-central-1.pooler.supabase.com:6543',
    'write CONNECT_TIMEOUT',
  ],
  [
    'an excerpt of a response that is not JSON',
    `SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
    'Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
  ],
  [
    'a table of the platform that the user cannot read',
    'pg_dump: error: query failed: ERROR:  permission denied for table job',
    'permission denied for table job',
  ],
  [
    'an error after the query that failed',
    'running db migrations: error executing a.sql, sql: alter table a;\\n: ERROR: constraint "b" of relation "a" does not exist (SQLSTATE 42704)',
    '42704 constraint "b" of relation "a" does not exist',
  ],
  [
    'a long list in a message',
    'AuthWeakPasswordError: Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'AuthWeakPasswordError Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ],
  [
    'an XML response of the S3 endpoint',
    '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>Object not found</Message></Error>',
    'NoSuchKey Object not found',
  ],
  [
    'a log line with a sentence as the value of a name',
    'WARN [2026-02-28T18:51:07Z] Completed in 14.2ms request_id=1 status=422 error="Source image is too large"',
    'Source image is too large',
  ],
  [
    'output of a CI job, which repeats that the step failed',
    'Run supabase projects list\nAccess token not provided. Supply one.\nError: Process completed with exit code 1.',
    'Access token not provided',
  ],
  [
    'a reason of the operating system, which is not specific',
    'failed to create the container of the database: failed to copy a file into it: no such file or directory',
    'failed to create the container of the database: failed to copy a file into it: no such file or directory',
  ],
  [
    'an exception of Flutter with the message in quotes',
    '[ERROR:flutter/runtime/dart.cc(41)] Unhandled Exception: Exception: "The server cannot reach the database"',
    'The server cannot reach the database',
  ],
  [
    'a short first sentence',
    '{"message":"Unauthorized. Please provide a valid access token."}',
    'Unauthorized Please provide a valid access token',
  ],
  [
    'a time and a hash, which are not codes',
    'time="2025-07-03T10:41:07Z" msg="500: Unable to exchange external code: c7f2b0a1"',
    'Unable to exchange external code: c7f2b0a1',
  ],
  [
    'a browser console line with only a status',
    'POST https://abcdefghijklmnopqrst.supabase.co/rest/v1/rpc/add 404 (Not Found)',
    '404 Data API errors',
  ],
  [
    'a row of the function log',
    'POST | 401 | https://abcdefghijklmnopqrst.supabase.co/functions/v1/hello',
    '401 Edge Function errors',
  ],
  ['a status without a product', 'GET https://example.com/a 404 (Not Found)', '404 Not Found'],
  [
    'an error below a heading in Markdown',
    '## Error message\n\n**Logs**\nAuthApiError: Invalid login credentials',
    'Invalid login credentials',
  ],
  [
    'an error of npm below the failed command',
    'npm ERR! command failed\nnpm ERR! command sh -c node a.js\nnpm ERR! Installing it globally is not supported.',
    'Installing it globally is not supported',
  ],
  [
    'an exception of Elixir',
    '[error] Postgrex.Protocol (#PID<0.1.0>) failed to connect: ** (Postgrex.Error) FATAL 28P01 (invalid_password) password authentication failed for user "a"',
    '28P01 password authentication failed for user "a"',
  ],
  [
    'an error of the network',
    `Access to fetch at 'https://a.supabase.co/functions/v1/hi' from origin 'http://localhost:3000' has been blocked: request header field is not allowed, preflight failed`,
    'Access to fetch at from origin has been blocked: request header field is not allowed, preflight failed',
  ],
  [
    'IDs, addresses, and emails',
    'Error: user 0e37df36-f698-11e6-8dd4-cb9ced3df976 (ana@example.com) at 203.0.113.9 was not found in the project',
    'user at was not found in the project',
  ],
  [
    'a path',
    'Error: failed to read file /home/ana/app/supabase/config.toml: invalid keys: auth.sms',
    'failed to read file invalid keys: auth.sms',
  ],
  ['a code without a message', '42501', '42501'],
  ['a number that is longer than a code or a status', 'job 4250123 failed', 'job failed'],
  [
    'the tag of a tool, and a path with a position',
    '[vite-plugin-guard] src/lib/client.ts (3:9): the module is not exported by the package, which failed',
    'the module is not exported by the package, which failed',
  ],
  [
    'the original error after the one of a tool',
    'Error: P3014\nMigrate could not create the database.\nOriginal error: ERROR: permission denied to create database',
    'permission denied to create database',
  ],
  [
    'an encoded URL in a URL',
    'http://localhost:3000/sign-in?to=%2F%3Ferror%3Dserver_error%26error_code%3D422%26error_description%3DSignups%2520not%20allowed%20here',
    'Signups not allowed here',
  ],
  [
    'an error below a heading that says what failed',
    'PrismaClientInitializationError:\nInvalid `prisma.user.findMany()` invocation:\n\n\nError querying the database: FATAL: Tenant or user not found',
    'Tenant or user not found',
  ],
  [
    'the cause of an error',
    'DrizzleQueryError: Failed query: select 1\n    at run (a.js:1:2) {\n  cause: error: too many clients already\n}',
    'too many clients already',
  ],
  [
    'a printed object with a status and no message',
    "{\n  error: { message: '' },\n  data: null,\n  status: 404,\n  statusText: 'Not Found'\n}",
    '404',
  ],
  ['JSON with a status and no message', '{"data":null,"error":{},"status":404}', '404'],
  ['a status of the gateway', 'error code: 522', '522'],
  [
    'a message in quotes',
    'CHANNEL_ERROR Error: "Unauthorized: You cannot read from this channel"\n    at a (b.js:1:2)',
    'Unauthorized: You cannot read from this channel',
  ],
  [
    'a code below a frame of the source code',
    "> 32 |   const { error } = await createUser({\n     |           ^\n  status: 403,\n  code: 'bad_jwt'",
    'bad_jwt',
  ],
  ['escaped letters', '{"message":"Invalid key: f\\u00fcr alle"}', 'Invalid key: für alle'],
  [
    'a name after a long message, which is not its cause',
    'Custom SMTP is required before you can configure the following fields: RATE_LIMIT_EMAIL_SENT',
    'Custom SMTP is required before you can configure the following fields: RATE_LIMIT_EMAIL_SENT',
  ],
  [
    'a class that only says the product',
    'StorageUnknownError: Bucket not found',
    'Storage Bucket not found',
  ],
  [
    'the cause of a request of Node.js that failed',
    "TypeError: fetch failed\n    at a (b.js:1:2) {\n  [cause]: Error: getaddrinfo ENOTFOUND a.supabase.co\n  code: 'ENOTFOUND'\n}",
    'getaddrinfo ENOTFOUND',
  ],
  [
    'a refused connection, which programs other than Node.js report, too',
    'TypeError: fetch failed\n  [cause]: AggregateError [ECONNREFUSED]: \n      at a (node:net:1:2) {\n',
    'fetch failed: connect ECONNREFUSED',
  ],
  [
    'the cause in the details of a client',
    '{"message":"TypeError: fetch failed","details":"TypeError: fetch failed\\n\\nCaused by: ConnectTimeoutError: Connect Timeout Error (attempted addresses: 192.0.2.1:443, timeout: 10000ms) (UND_ERR_CONNECT_TIMEOUT)","code":""}',
    'ConnectTimeoutError Connect Timeout Error',
  ],
  [
    'the last of several causes',
    'a.b.RuntimeException: Request failed\nCaused by: a.b.IOException: Response failed\nCaused by: a.b.JsonDecodingException: Unexpected token in the response',
    'JsonDecodingException Unexpected token in the response',
  ],
  [
    'a name that is all that the message says',
    "ModuleNotFoundError: No module named 'supabase'",
    "ModuleNotFoundError No module named 'supabase'",
  ],
  [
    'an object and its attribute',
    "AttributeError: 'coroutine' object has no attribute 'data'",
    "AttributeError 'coroutine' object has no attribute 'data'",
  ],
  [
    'a name in quotes, which stays because a row can be about it',
    'ERROR: 42P01: relation "system_metrics" does not exist',
    '42P01 relation "system_metrics" does not exist',
  ],
  [
    'a function without its arguments',
    'ERROR: function net.http_post(url => text, body => text) does not exist',
    'function net.http_post does not exist',
  ],
  [
    'a notice in front of the error',
    'NOTICE (42P06): schema "a" already exists, skipping\nERROR: permission denied for schema auth (SQLSTATE 42501)',
    '42501 permission denied for schema auth',
  ],
  [
    'a text in front of a response with one word',
    'unexpected login role status 401: {"message":"Unauthorized"}',
    'unexpected login role status "message":"Unauthorized"',
  ],
  ['a response with one word', '{"message":"Unauthorized"}', 'Unauthorized'],
  [
    'commands in front of the error',
    '$ npm run build || echo failed\n> next build || echo failed\n\nError: supabaseUrl is required.',
    'supabaseUrl is required',
  ],
  [
    'the end of a message in an editor',
    "Property 'a' does not exist on type 'never'.ts(2339)",
    "Property 'a' does not exist on type 'never'",
  ],
  [
    'a spinner in front of the error',
    '⠋ Applying migrations...\n[⡿] applying migrations...error: relation "a" already exists',
    'relation "a" already exists',
  ],
  [
    'a status in capitals, and emoji in front of the message',
    '📡 Subscription status: TIMED_OUT\n❌ Connection timed out. Trying again...',
    'TIMED_OUT Connection timed out',
  ],
  [
    'properties of a printed object below the message',
    "error: too many connections\n    at a (b.js:1:2) {\n  length: 129,\n  severity: 'FATAL',\n  code: '53300'\n}",
    '53300 too many connections',
  ],
  [
    'a provider behind the error, and the address of its documentation',
    'Error sending sms OTP to provider: Channel disabled: SMS More information: https://example.com/errors/1',
    'sms_send_failed Channel disabled: SMS',
  ],
  [
    'a position in a file, and the code of TypeScript',
    "src/lib/a.ts:3:31 - error TS2307: Cannot find module './types'",
    "Cannot find module './types'",
  ],
  [
    'a file, and the kind of an error',
    "./lib/types.ts:1:1\nType error: File '/app/types.ts' is not a module.",
    "File '/app/types.ts' is not a module",
  ],
  [
    'an IPv6 address',
    'Error: connect ENETUNREACH 2001:db8:1f0c:8f1a:1d5d:31f1:b4a2:1:5432 - Local (:::0)',
    'connect ENETUNREACH',
  ],
  [
    'a browser line about a resource in front of the error',
    'Failed to load resource: the server responded with a status of 400 ()\na.js:1  Uncaught (in promise) Error: Could not find the column',
    'Could not find the column',
  ],
  [
    'the direct host of a database, after what an app was doing',
    'Error loading jobs: [Error: getaddrinfo ENOTFOUND db.abcd.supabase.co] {\n  errno: -3007\n}',
    'getaddrinfo ENOTFOUND db',
  ],
  [
    'parameters of a URL without the URL',
    'error_description=Email+link+is+invalid+or+has+expired\nfrom the address bar',
    'Email link is invalid or has expired',
  ],
  [
    'a response of the gateway of functions',
    '{"code":401,"message":"Invalid JWT"}',
    'Edge Function Invalid JWT',
  ],
  [
    'the line of a bundler in front of the error',
    'Android Bundling failed 99ms index.js (2 modules)\nUnable to resolve "a" from "b.js"',
    'Unable to resolve "a" from "b.js"',
  ],
  [
    'the first line of a response',
    'curl http://127.0.0.1:54321/realtime/v1/websocket\nHTTP/1.1 403 Forbidden',
    '403 Realtime handshake errors',
  ],
  [
    'an error within a question',
    'I keep getting "Email not confirmed" when my app calls Supabase. What am I doing wrong?',
    'Email not confirmed',
  ],
  [
    'an error that quotes a name within a question',
    'I keep getting "relation "Cities" does not exist" when I open the page in my app',
    'relation "Cities" does not exist',
  ],
  [
    'an error after a question',
    'why do I get permission denied for table cities even though I followed the guide',
    'permission denied for table cities',
  ],
  [
    'an error below the start of a question',
    "I'm using Next.js. When I save a city I get:\n\nthe database system is in recovery mode\n\nHow can I fix this?",
    'the database system is in recovery mode',
  ],
  [
    'a long question without an error',
    'how do I get the current user in a server component when I use server-side rendering',
    'how do I get the current user in a server component when I use server-side rendering',
  ],
  [
    'the class of a driver in front of the message',
    'asyncpg.exceptions.UndefinedColumnError: column cities.nam does not exist',
    'column cities.nam does not exist',
  ],
  [
    'a traceback with details and without a known word',
    'Traceback (most recent call last):\n  File "/app/db.py", line 12, in run\n    cur.execute(q)\npsycopg2.errors.AmbiguousColumn: column reference "id" is ambiguous\nLINE 1: select id\n               ^',
    'column reference "id" is ambiguous',
  ],
  [
    'a code and a message in brackets',
    'io.github.jan.supabase.exceptions.BadRequestRestException: invalid_credentials (Invalid login credentials)\nHttp Method: POST',
    'Invalid login credentials',
  ],
  [
    'a log of the Dashboard',
    '{"event_message":"relation \\"cities\\" does not exist","parsed":[{"error_severity":"ERROR"}],"timestamp":1762502000123000}',
    'relation "cities" does not exist',
  ],
  [
    'JSON that was cut',
    '{"code":"42501","details":null,"message":"permission denied for ta',
    '42501 permission denied for ta',
  ],
  [
    'the class of an error without a message',
    '"Auth error:"{__isAuthError: true, name: "AuthRetryableFetchError", status: 0, code: undefined}',
    'AuthRetryableFetchError',
  ],
  [
    'the server of a query in front of the message',
    'Unable to query arrow: db error: ERROR: canceling statement due to statement timeout',
    'canceling statement due to statement timeout',
  ],
  [
    'a question',
    'How can I let users upload several files at once into a bucket that is private?',
    'How can I let users upload several files at once into a bucket that is private?',
  ],
  [
    'a text that is not an error, on several lines',
    'create policies\n  for buckets',
    'create policies for buckets',
  ],
  [
    'of a request in a report',
    'PUT /auth/v1/admin/users returns 500 with "Database error loading user"',
    'Database error loading user',
  ],
  [
    'after the parameters of a redirect',
    'error=server_error\nerror_code = unexpected_failure\n"Error getting user profile from external provider"',
    'Error getting user profile from external provider',
  ],
  [
    'a name in quotes in JSON that was printed in JSON',
    String.raw`{"raw":"{\"code\":\"28P01\"}","message":"password authentication failed for user \"pgbouncer\"","stack":""}`,
    '28P01 password authentication failed for user "pgbouncer"',
  ],
  [
    'a wrapped line that ends with a space',
    'Reading the session from the storage of \nthis device could be insecure!',
    'Reading the session from the storage of this device could be insecure!',
  ],
  [
    'the name of a function in public',
    'ERROR: function public.sparsevec_in(cstring, oid, integer) does not exist (SQLSTATE 42883)',
    '42883 function sparsevec_in does not exist',
  ],
  [
    'under the code that threw it',
    'const error = new Error(`Setup failed. Reason: ${e.message}`);\n              ^\n\nError: Setup failed. Reason: the schema could not be created',
    'the schema could not be created',
  ],
])('%s', (_, text, signature) => {
  expect(errorSignature(text)).toBe(signature);
  expect(signature.length).toBeLessThanOrEqual(200);
});

test('the length is that of the reader, and a word is cut only if it is longer than that', () => {
  const text = `Error: request failed ${'because '.repeat(40)}`;
  expect(errorSignature(text, 300).length).toBeGreaterThan(200);
  expect(errorSignature('x'.repeat(300))).toBe('x'.repeat(200));
});

test.each([
  '"',
  '\\"a\\":"',
  '('.repeat(20_000),
  ' '.repeat(30_000),
  `${"'\\".repeat(9000)} error: `,
  'a.'.repeat(10_000),
  `ERROR ${'1.'.repeat(9000)}`,
  'A'.repeat(20_000),
  `https://${'a'.repeat(20_000)}`,
  '/'.repeat(20_000),
  'Aa'.repeat(10_000),
])('a hostile text is reduced in a moment: %#', (text) => {
  const started = performance.now();
  expect(errorSignature(text).length).toBeLessThanOrEqual(200);
  expect(performance.now() - started).toBeLessThan(500);
});
