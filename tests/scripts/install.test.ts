import { isInstalled } from '../../scripts/install.mjs';

const REACT = { version: '19.0.0', integrity: 'sha512-a' };
const JEST = { version: '30.0.0', integrity: 'sha512-b', dev: true };
const LOCK = {
  '': { name: 'site' },
  'node_modules/react': REACT,
  'node_modules/jest': JEST,
  'node_modules/binary-for-windows': { version: '1.0.0', optional: true },
  'node_modules/a/node_modules/b': { version: '1.0.0', inBundle: true },
};

test.each([
  ['all packages', { react: REACT, jest: JEST }, { build: true, tests: true }],
  ['packages without the ones for tests', { react: REACT }, { build: true, tests: false }],
  ['another version', { react: { ...REACT, version: '18.0.0' } }, { build: false, tests: false }],
  ['other contents', { react: { ...REACT, integrity: 'sha' } }, { build: false, tests: false }],
  ['no packages', {}, { build: false, tests: false }],
])('with %s, a build or tests can start as they are', (_, installed, expected) => {
  const packages = Object.fromEntries(
    Object.entries(installed).map(([name, entry]) => [`node_modules/${name}`, entry]),
  );
  expect({
    build: isInstalled({ packages: LOCK }, { packages }, true),
    tests: isInstalled({ packages: LOCK }, { packages }, false),
  }).toEqual(expected);
});
