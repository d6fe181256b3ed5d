import { newerPage } from '../../../src/node/site/newer-page';
import { library } from '../spec/libraries';

const LIBRARIES = [
  library('javascript', { name: 'JavaScript', versions: ['v2', 'v1'] }),
  library('cli'),
];
const PATHS = new Set(['start', 'select'].map((id) => `/reference/javascript/${id}`));

test.each<[string, string | undefined, boolean]>([
  ['/reference/javascript/v1/select', '/reference/javascript/select', true],
  ['/reference/javascript/v1/start', '/reference/javascript/start', true],
  ['/reference/javascript/v1/session', '/reference/javascript/start', false],
  ['/reference/javascript/v1/upgrade-guide', undefined, false],
  ['/reference/javascript/select', undefined, false],
  ['/reference/cli/start', undefined, false],
  ['/guides/auth', undefined, false],
])('the newer page of %s is %s', (path, newer, isSame) => {
  const names = { of: 'JavaScript v1', name: 'JavaScript v2' };
  const expected = newer && { ...names, path: newer, isSame };
  expect(newerPage(path, LIBRARIES, PATHS)).toEqual(expected);
});
