import { compareSettings, compareSettingsPages } from '../../../src/check/coverage/settings';
import { SETTINGS } from '../../../src/check/upstream/settings';
import { page } from '../../fixtures/site-files';

const FILE = 'content/reference/x/config.mdx';
const VARIABLES = ['GOTRUE_SITE_URL|SITE_URL', 'GOTRUE_EXTERNAL_APPLE_ENABLED', 'PORT'];
const KEYS = [
  'project_id',
  'api.port',
  'api.max_rows',
  'functions.<name>.env',
  'inbucket.port|local_smtp.port',
];

const find = (body: string, settings: string[]) =>
  compareSettingsPages([{ path: FILE, text: page(body) }], settings).map(
    ({ line, column, message, fix }) => `${line}:${column} ${message} → ${fix}`,
  );

const missing = (name: string) => `1:1 The setting ${name} isn't on the page → describe it`;
const table = (...rows: string[]) =>
  `| Variable | Meaning |\n|---|---|\n${rows.map((row) => `| ${row} | x |`).join('\n')}`;

test.each<[string, string, string[]]>([
  [
    'all are on the page',
    table('`GOTRUE_SITE_URL`', '`PORT`', '`GOTRUE_EXTERNAL_<PROVIDER>_<KEY>`'),
    [],
  ],
  [
    'alternative names in prose',
    '`SITE_URL=https://a.b`, `PORT` and `GOTRUE_EXTERNAL_APPLE_ENABLED`',
    [],
  ],
  [
    'names in an example',
    '```bash\nSITE_URL=a\nexport PORT=1\nGOTRUE_EXTERNAL_APPLE_ENABLED=true\n```',
    [],
  ],
  ['the prefix of all names', '`GOTRUE_` `SITE_URL` `PORT` `GOTRUE_EXTERNAL_APPLE_ENABLED`', []],
  ['one is missing', '`SITE_URL` `GOTRUE_EXTERNAL_APPLE_<KEY>`', [missing('PORT')]],
  [
    "one in a table doesn't exist",
    table('`SITE_URL`', '`PROT`', '`PORT`', '`GOTRUE_EXTERNAL_<PROVIDER>_ENABLED`'),
    ['9:3 There is no setting PROT → write PORT'],
  ],
  [
    "one in prose doesn't exist",
    '`SITE_URL` `PORT` `GOTRUE_EXTERNAL_APPLE_ENABLED` `GOTRUE_SITE_URI` `SOME_VALUE`',
    ['6:51 There is no setting GOTRUE_SITE_URI → write GOTRUE_SITE_URL'],
  ],
])('variables: %s', (_, body, expected) => {
  expect(find(body, VARIABLES)).toEqual(expected);
});

const keys = (...rows: string[]) => table(...rows).replace('Variable', 'Key');

test.each<[string, string, string[]]>([
  [
    'full keys',
    keys(
      '`project_id`',
      '`api.port`',
      '`api.max_rows`',
      '`functions.<name>.env`',
      '`local_smtp.port`',
    ),
    [],
  ],
  [
    'short keys below the name of their table',
    `\`project_id\`\n\n## Ports \`[api]\`\n\n${keys('`port`', '`max_rows`')}\n\n## Others\n\n\`functions.<name>.env\` \`inbucket.port\``,
    [],
  ],
  [
    'full keys below the name of their table',
    `\`project_id\` \`functions.<name>.env\` \`inbucket.port\`\n\n## \`[api]\`\n\n${keys('`api.port`', '`api.max_rows`')}`,
    [],
  ],
  [
    'an example',
    '```toml\nproject_id = "a"\n[api]\nport = 1\n# max_rows = 2\n[inbucket]\nport = 3\n```\n\n`functions.<function_name>.env`',
    [],
  ],
  [
    "one doesn't exist",
    `\`project_id\` \`functions.<name>.env\` \`inbucket.port\`\n\n## \`[api]\`\n\n${keys('`port`', '`max_row`')}`,
    ['13:3 There is no setting api.max_row → write api.max_rows', missing('api.max_rows')],
  ],
])('keys: %s', (_, body, expected) => {
  expect(find(body, KEYS)).toEqual(expected);
});

test("a name that several settings share doesn't describe any of them", () => {
  expect(find(table('`REGION`'), ['A_REGION|REGION', 'B_REGION|REGION'])).toEqual([
    missing('A_REGION'),
    missing('B_REGION'),
  ]);
});

test('only pages that list settings are checked', () => {
  const file = { path: 'content/guides/auth.mdx', text: page('`GOTRUE_NOTHING`') };
  expect(compareSettings([file], () => true)).toEqual([]);
  expect(Object.keys(SETTINGS)).toHaveLength(4);
});
