import { join } from 'node:path';
import { runOnCopy } from './patches';
import type { CopyReport } from './patches';
import {
  EXAMPLE_NOTE_ERRORS,
  EXAMPLE_SETUP_ERRORS,
  PLATFORM_ERRORS,
  WORDING_ERRORS,
} from './seeded-platform';

const SITE = join(__dirname, '../../fixtures/site');

/** Errors that break other statements have a group of their own. */
const GROUPS = [
  ...PLATFORM_ERRORS.map((error) => [error]),
  WORDING_ERRORS,
  EXAMPLE_SETUP_ERRORS,
  EXAMPLE_NOTE_ERRORS,
];
const ERRORS = GROUPS.flatMap((errors, group) =>
  errors.map((error, index) => ({ ...error, group, index })),
);

let reports: CopyReport[];

beforeAll(() => {
  const paths = ['content/guides/database/notes.mdx', 'spec/javascript/v1/auth.yml'];
  // Running all checks takes seconds.
  const checks = GROUPS.map((errors) => errors.map(({ rule }) => rule.split('/')[0]!));
  reports = runOnCopy({ source: SITE, groups: GROUPS, paths, checks });
}, 600_000);

test.each(ERRORS)('$rule reports "$replace" instead of "$find"', (error) => {
  const { file, rule, group, index } = error;
  const { lines, diagnostics } = reports[group]!;
  expect(diagnostics).toContainEqual(expect.objectContaining({ file, rule, line: lines[index] }));
});
