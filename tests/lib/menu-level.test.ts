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
  ['/features', 'home'],
  ['/guidesx', 'home'],
  ['/reference/unknown/start', 'home'],
  ['/reference/javascripts', 'home'],
  ['/guides/authx', 'gettingstarted'],
  ['/guides/apis', 'gettingstarted'],
  ['/guides/database/extensions/http', 'database'],
  ['/guides/api/generating-types', 'database'],
  ['/learn/x', 'auth'],
  ['/learning', 'home'],
  ['/reference/javascript/v1', 'reference_javascript_v1'],
  ['/reference/javascript/v10', 'reference_javascript_v2'],
  ['/reference/dart/v0/start', 'reference_dart_v0'],
  ['/reference/dart/v01', 'reference_dart_v1'],
  ['/reference/self-hosting-auth/introduction', 'reference_self_hosting_auth'],
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
