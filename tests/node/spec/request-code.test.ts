import { readCurl } from '../../../src/node/spec/curl-request';
import { requestCodes } from '../../../src/node/spec/request-code';

const URL = 'https://api.supabase.com/v1/projects';
const AUTH = '--header "Authorization: Bearer $TOKEN"';
const JSON_TYPE = '--header "Content-Type: application/json"';

const codesOf = (lines: string[], response?: string) =>
  requestCodes({ code: `${lines.join(' \\\n  ')}\n`, response }, []);
const inLanguages = (lines: string[], response?: string) => {
  const [, js, python] = codesOf(lines, response);
  return `${js?.code}\n---\n${python?.code}\n`;
};

test('a request has a tab for curl, JavaScript, and Python', () => {
  const codes = codesOf([`curl ${URL}`]);
  expect(codes.map(({ label, language }) => [label, language])).toEqual([
    ['curl', 'bash'],
    ['JavaScript', 'js'],
    ['Python', 'python'],
  ]);
  expect(codes[0]!.code).toBe(`curl ${URL}`);
});

test('a GET request reads its token from the environment and prints the JSON', () => {
  expect(inLanguages([`curl --silent ${URL}`, AUTH], '[]')).toBe(`\
const response = await fetch('${URL}', {
  headers: { Authorization: \`Bearer \${process.env.TOKEN}\` },
})
if (!response.ok) throw new Error(await response.text())
console.log(await response.json())
---
import os

import requests

response = requests.get(
    "${URL}",
    headers={"Authorization": f"Bearer {os.environ['TOKEN']}"},
)
response.raise_for_status()
print(response.json())
`);
});

test('a JSON body is a value of the language, with variables and line breaks', () => {
  const body = String.raw`"{ \"name\": \"countries\", \"db_pass\": \"$DB_PASS\", \"public\": true, \"plan\": null, \"tags\": [\"a\"], \"notes\": \"It's {free}\" }"`;
  expect(inLanguages([`curl ${URL}`, JSON_TYPE, `--data ${body}`])).toBe(`\
const response = await fetch('${URL}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    name: 'countries',
    db_pass: process.env.DB_PASS,
    public: true,
    plan: null,
    tags: ['a'],
    notes: "It's {free}",
  }),
})
if (!response.ok) throw new Error(await response.text())
console.log(response.status)
---
import os

import requests

response = requests.post(
    "${URL}",
    json={
        "name": "countries",
        "db_pass": os.environ["DB_PASS"],
        "public": True,
        "plan": None,
        "tags": ["a"],
        "notes": "It's {free}",
    },
)
response.raise_for_status()
print(response.status_code)
`);
});

test('an uploaded file is read, and a saved one is written', () => {
  const upload = ['curl -X PUT https://example.com/a', '-H "Content-Type: image/png"'];
  expect(inLanguages([...upload, '--data-binary @a.png', '--output b.png'])).toBe(`\
import { readFile, writeFile } from 'node:fs/promises'

const response = await fetch('https://example.com/a', {
  method: 'PUT',
  headers: { 'Content-Type': 'image/png' },
  body: await readFile('a.png'),
})
if (!response.ok) throw new Error(await response.text())
await writeFile('b.png', Buffer.from(await response.arrayBuffer()))
---
from pathlib import Path

import requests

response = requests.put(
    "https://example.com/a",
    headers={"Content-Type": "image/png"},
    data=Path("a.png").read_bytes(),
)
response.raise_for_status()
Path("b.png").write_bytes(response.content)
`);
});

test('a form has texts and files', () => {
  const form = [`--form 'metadata={ "name": "a" }'`, '--form "file=@index.ts"'];
  expect(inLanguages(['curl https://example.com/a', ...form], 'deployed')).toBe(`\
import { readFile } from 'node:fs/promises'

const form = new FormData()
form.set('metadata', JSON.stringify({ name: 'a' }))
form.set('file', new Blob([await readFile('index.ts')]), 'index.ts')
const response = await fetch('https://example.com/a', {
  method: 'POST',
  body: form,
})
if (!response.ok) throw new Error(await response.text())
console.log(await response.text())
---
from pathlib import Path

import requests

response = requests.post(
    "https://example.com/a",
    data={"metadata": "{ \\"name\\": \\"a\\" }"},
    files={"file": ("index.ts", Path("index.ts").read_bytes())},
)
response.raise_for_status()
print(response.text)
`);
});

test('query parameters are encoded, and --include shows the headers without following a redirect', () => {
  const lines = ['curl --include --get "https://<project-ref>.supabase.co/$PATH"'];
  expect(inLanguages([...lines, '--data-urlencode "scope=openid email"'])).toBe(`\
const query = new URLSearchParams({ scope: 'openid email' })
const url = \`https://<project-ref>.supabase.co/\${process.env.PATH}?\${query}\`
const response = await fetch(url, { redirect: 'manual' })
console.log(response.status, Object.fromEntries(response.headers))
---
import os

import requests

response = requests.get(
    f"https://<project-ref>.supabase.co/{os.environ['PATH']}",
    params={"scope": "openid email"},
    allow_redirects=False,
)
print(response.status_code, dict(response.headers))
`);
});

test('fields and a user name are sent in the encoding of forms', () => {
  const lines = ['curl https://example.com', '--user "$ID:$SECRET"', '--data-urlencode "code=1"'];
  expect(inLanguages(lines, '{}')).toBe(`\
const response = await fetch('https://example.com', {
  method: 'POST',
  headers: {
    Authorization: \`Basic \${btoa(\`\${process.env.ID}:\${process.env.SECRET}\`)}\`,
  },
  body: new URLSearchParams({ code: '1' }),
})
if (!response.ok) throw new Error(await response.text())
console.log(await response.json())
---
import os

import requests

response = requests.post(
    "https://example.com",
    auth=(os.environ["ID"], os.environ["SECRET"]),
    data={"code": "1"},
)
response.raise_for_status()
print(response.json())
`);
});

test.each([
  'curl https://example.com | jq .name',
  'curl "https://example.com/$(uuidgen)"',
  'curl https://example.com > file.json',
  'curl https://example.com\ncurl https://example.com',
  'curl https://example.com --data @-',
  'curl https://example.com --data text',
  'curl https://example.com --retry 3',
  'curl https://example.com https://example.org',
  'curl https://example.com --request',
  'curl --silent',
  'echo https://example.com',
  '',
])('%j does more than send a request, or something else', (code) => {
  expect(readCurl(code)).toBeUndefined();
});

test.each([
  ['curl -I https://example.com', 'HEAD'],
  ['curl -X DELETE https://example.com', 'DELETE'],
  ['curl https://example.com -d "{}"', 'POST'],
  ['curl -G https://example.com --data-urlencode "a=b"', 'GET'],
])('%j sends a %s request', (code, method) => {
  expect(readCurl(code)?.method).toBe(method);
});
