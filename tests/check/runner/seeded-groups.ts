import { join } from 'node:path';
import { runOnCopy } from './patches';
import type { CopyReport } from './patches';
import type { SeededError } from './seeded-error';

/** On a copy of the fixture site each. Every error must be reported. */
export function testSeededGroups(groups: SeededError[][], paths: string[]): void {
  const errors = groups.flatMap((group, number) =>
    group.map((error, index) => ({ ...error, number, index })),
  );
  let reports: CopyReport[];

  beforeAll(() => {
    // Running all checks takes seconds.
    const checks = groups.map((group) => group.map(({ rule }) => rule.split('/')[0]!));
    reports = runOnCopy({ source: join(__dirname, '../../fixtures/site'), groups, paths, checks });
  }, 600_000);

  test.each(errors)('$rule reports "$replace" instead of "$find"', (error) => {
    const { file, rule, number, index } = error;
    const { lines, diagnostics } = reports[number]!;
    expect(diagnostics).toContainEqual(expect.objectContaining({ file, rule, line: lines[index] }));
  });
}
