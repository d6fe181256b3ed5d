import { runOnCopy } from './patches';
import type { CopyReport } from './patches';
import { LINKS, READABLE, UNREADABLE } from './seeded-errors';
import type { SeededFault } from './seeded-errors';

const GROUPS = [READABLE, UNREADABLE, LINKS];
const TITLES = ['content that can be read', 'files that cannot be read', 'links and menus'];

let reports: CopyReport[];

beforeAll(() => {
  reports = runOnCopy(GROUPS);
}, 300_000);

describe.each(TITLES.map((title, group) => ({ title, group })))('$title', ({ group }) => {
  const faults = GROUPS[group]!.map((fault, index) => ({ ...fault, index }));

  test.each(faults)('$rule in $file: $replace', ({ index, file, rule }) => {
    const { lines, problems } = reports[group]!;
    const line = lines[index];
    const near = problems.filter((problem) => problem.file === file && problem.line === line);
    expect({ file, line, rules: near.map((problem) => matching(problem.rule, rule)) }).toEqual({
      file,
      line,
      rules: expect.arrayContaining([rule]) as string[],
    });
  });
});

/** A rule named by its beginning counts as caught by what belongs to it. */
function matching(found: string, expected: SeededFault['rule']): string {
  return found.startsWith(`${expected}/`) ? expected : found;
}
