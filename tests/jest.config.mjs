import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
};

const rootDir = join(import.meta.dirname, '..');

const common = {
  rootDir,
  // Jest lists all files in these folders when it starts. The rest of the project has 20 times as many.
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/tests'],
  // Most packages of the content pipeline are ES modules, which Jest has to transform.
  transform: {
    '/satteri/index\\.js$': '<rootDir>/tests/fixtures/transform-satteri.mjs',
    '\\.(m?[jt]sx?)$': ['@swc/jest', swc],
  },
  // These large packages are CommonJS already.
  transformIgnorePatterns: ['/node_modules/(typescript|playwright-core|sharp|axe-core|jsdom)/'],
  moduleNameMapper: { '^gatsby$': '<rootDir>/tests/fixtures/gatsby.tsx' },
};

const project = (displayName, folders, more = {}) => ({
  ...common,
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
  ...more,
});

/** Tests that start servers or browsers run once more if they fail. */
const RETRY = { setupFilesAfterEnv: ['<rootDir>/tests/fixtures/retry-once.ts'] };

export default {
  rootDir,
  // Only ends tests that hang. A slow machine needs more than a minute for some of the others.
  testTimeout: 180_000,
  // A worker that drives a browser waits for a third of the time, so there are more workers than cores.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testSequencer: '<rootDir>/tests/fixtures/long-tests-first.mjs',
  projects: [
    project('unit', [
      ...['lib', 'node', 'theme', 'check', 'search/engine', 'search/client'],
      ...['run/engine', 'run/client', 'run/sandbox', 'scripts'],
    ]),
    project(
      'widgets',
      [
        ...['page', 'ui', 'mdx', 'offline', 'reading', 'layout'],
        ...['search/overlay', 'run/panel', 'run/editor', 'run/playground'],
      ],
      {
        testEnvironment: 'jsdom',
        // Tests of components also use the build's Markdown parser, which is a native module.
        testEnvironmentOptions: { customExportConditions: ['node'] },
        setupFiles: ['<rootDir>/tests/fixtures/text-coding.ts'],
        setupFilesAfterEnv: [
          '<rootDir>/tests/fixtures/page-script.ts',
          '<rootDir>/tests/fixtures/slow-machine.ts',
        ],
      },
    ),
    project('build', ['build'], RETRY),
    project('browser', ['browser'], RETRY),
    project('timing', ['timing'], RETRY),
  ],
};
