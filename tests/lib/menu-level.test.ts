import { readFileSync } from 'node:fs';
import type { ReferenceArea } from '../../src/lib/menu-level';
import {
  GUIDE_LEVELS,
  isReferenceLevel,
  menuLevel,
  referenceLevel,
} from '../../src/lib/menu-level';
import { readYaml } from '../../src/node/sources/yaml-source';

const FILE = 'spec/libraries.yml';
const areas = (readYaml(FILE, readFileSync(FILE, 'utf8')).data as ReferenceArea[]).map((area) => ({
  ...area,
  versions: area.versions ?? [],
}));
const levels = new Set([
  ...GUIDE_LEVELS,
  ...areas.flatMap((area) =>
    (area.versions.length > 0 ? area.versions : ['']).map((name) => referenceLevel(area, name)),
  ),
]);

test.each([
  ['/', 'home'],
  ['/features', 'home'],
  ['/guidesx', 'home'],
  ['/reference', 'home'],
  ['/reference/unknown/start', 'home'],
  ['/reference/javascripts', 'home'],
  ['/guides', 'gettingstarted'],
  ['/guides/with-react', 'gettingstarted'],
  ['/guides/authx', 'gettingstarted'],
  ['/guides/apis', 'gettingstarted'],
  ['/guides/getting-started/tutorials/with-react', 'gettingstarted'],
  ['/guides/database', 'database'],
  ['/guides/database/extensions/http', 'database'],
  ['/guides/api', 'database'],
  ['/guides/api/generating-types', 'database'],
  ['/guides/auth', 'auth'],
  ['/guides/auth/overview', 'auth'],
  ['/learn', 'auth'],
  ['/learn/x', 'auth'],
  ['/learning', 'home'],
  ['/guides/functions/quickstart', 'functions'],
  ['/guides/realtime/rate-limits', 'realtime'],
  ['/guides/storage/cdn', 'storage'],
  ['/guides/platform/sso/okta', 'platform'],
  ['/guides/resources/glossary', 'resources'],
  ['/guides/cli/x', 'resources'],
  ['/guides/migrations/heroku', 'resources'],
  ['/guides/hosting/docker', 'resources'],
  ['/guides/integrations/auth0', 'integrations'],
  ['/reference/javascript', 'reference_javascript_v2'],
  ['/reference/javascript/select', 'reference_javascript_v2'],
  ['/reference/javascript/v1', 'reference_javascript_v1'],
  ['/reference/javascript/v1/select', 'reference_javascript_v1'],
  ['/reference/javascript/v10', 'reference_javascript_v2'],
  ['/reference/dart/start', 'reference_dart_v1'],
  ['/reference/dart/v0/start', 'reference_dart_v0'],
  ['/reference/dart/v01', 'reference_dart_v1'],
  ['/reference/python/start', 'reference_python'],
  ['/reference/cli/start', 'reference_cli'],
  ['/reference/management-api/start', 'reference_api'],
  ['/reference/auth/signup', 'reference_self_hosting_auth'],
  ['/reference/self-hosting-auth/introduction', 'reference_self_hosting_auth'],
  ['/reference/storage/start', 'reference_self_hosting_storage'],
  ['/reference/self-hosting-storage/config', 'reference_self_hosting_storage'],
  ['/reference/realtime/start', 'reference_self_hosting_realtime'],
  ['/reference/self-hosting-realtime/config', 'reference_self_hosting_realtime'],
])('the level of %s is %s', (path, level) => {
  expect(menuLevel(path, areas)).toBe(level);
});

const routes = readFileSync('tests/fixtures/levels.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string]);

test.each(routes)('the level of the route %s is %s', (path, level) => {
  expect(menuLevel(path, areas)).toBe(level);
});

test('every level has a route', () => {
  const covered = new Set(routes.map(([, level]) => level));
  expect([...levels].filter((level) => !covered.has(level))).toEqual([]);
});

test.each([
  ['home', false],
  ['auth', false],
  ['reference_python', true],
  ['reference_self_hosting_auth', true],
])('%s is a reference level: %s', (level, expected) => {
  expect(isReferenceLevel(level)).toBe(expected);
});
