import { commands } from '../../../src/check/shell/commands';
import { checkExamples, example } from '../runner/check-example';

const MEMBERS = 'curl https://api.supabase.com/v1/organizations/<slug>/members';
const check = (code: string) => checkExamples(commands, [example('bash', code)]);

test.each([
  'psql "$DATABASE_URL" --command "select 1" -f load.sql',
  'psql -At --set=ON_ERROR_STOP=1 --variable name=Ada',
  'npm install --save-dev @supabase/supabase-js@latest typescript && npm ci',
  'npm pkg set type=module',
  'git clone --depth 1 https://example.com/shop.git && cd shop && git switch --create fix',
  `${MEMBERS} | jq -r '.[] | select(.mfa_enabled | not) | .email // .user_name'`,
  `${MEMBERS} | jq --compact-output '.[] | { email, name: .user_name } | @json'`,
  `${MEMBERS} | jq 'map(if .email == "a" then 1 else .role_name end)'`,
])('the names in %j are known', async (code) => {
  const { found, names } = await check(code);
  expect({ found, names }).toEqual({ found: [], names: [code] });
});

test.each([
  'psql --set=ON_ERROR=1',
  'psql a b c',
  'npm install left-pad-of-nobody',
  'npm install --dev typescript',
  'npm pkg set type',
  'npm run build',
  'git clone https://example.com/shop.git && cd other',
  'git switch --create fix main other',
  'git push --force',
  "jq '.email'",
  `${MEMBERS} | jq '.[] | .nickname'`,
  `${MEMBERS} | jq '.[] | { nickname }'`,
  `${MEMBERS} | jq 'pick(.email)'`,
  `${MEMBERS} | jq '.[] | @yaml'`,
  `${MEMBERS} | jq '.[] | $name'`,
  `${MEMBERS} | jq --arg a b .`,
])('%j stays parsed', async (code) => {
  const { found, proven, names } = await check(code);
  expect({ found, proven, names }).toEqual({ found: [], proven: [], names: [] });
});

test.each([
  ['psql --comand "select 1"', '11:10 "psql" has no option --comand', 'write --command'],
  ['psql --file', '11:10 "--file" of "psql" needs a value', 'write it after the option'],
  ['psql --quiet=yes', '11:10 "--quiet" of "psql" doesn\'t take a value', 'remove it'],
  ['git clone --dept 1 a/b', '11:15 "git clone" has no option --dept', 'write --depth'],
])('%j → %s → %s', async (code, message, fix) => {
  const { found, fixes, proven } = await check(code);
  expect({ found, fixes, proven }).toEqual({ found: [message], fixes: [fix], proven: [] });
});
