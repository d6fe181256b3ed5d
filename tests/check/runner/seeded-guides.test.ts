import { join } from 'node:path';
import { runOnCopy } from './patches';
import type { CopyReport } from './patches';
import {
  CLAIM_ERRORS,
  CONTRADICTIONS,
  DEFINITION_ERRORS,
  IMPORT_ERRORS,
  SHAPE_ERRORS,
} from './seeded-guides';

const SITE = join(__dirname, '../../fixtures/site');

const GROUPS = [
  ...DEFINITION_ERRORS.map((error) => [error]),
  SHAPE_ERRORS,
  CLAIM_ERRORS,
  IMPORT_ERRORS,
  CONTRADICTIONS,
];
const ERRORS = GROUPS.flatMap((errors, group) =>
  errors.map((error, index) => ({ ...error, group, index })),
);

let reports: CopyReport[];

beforeAll(() => {
  // Running all checks takes seconds.
  const checks = GROUPS.map((errors) => errors.map(({ rule }) => rule.split('/')[0]!));
  reports = runOnCopy({ source: SITE, groups: GROUPS, paths: ['content/', 'spec/'], checks });
}, 600_000);

test.each(ERRORS)('$rule reports "$replace" instead of "$find"', (error) => {
  const { file, rule, group, index } = error;
  const { lines, diagnostics } = reports[group]!;
  expect(diagnostics).toContainEqual(expect.objectContaining({ file, rule, line: lines[index] }));
});
