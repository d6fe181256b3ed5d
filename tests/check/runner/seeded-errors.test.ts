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
  const errors = GROUPS[group]!.map((error, index) => ({ ...error, index }));

  test.each(errors)('$rule in $file: $replace', ({ index, file, rule }) => {
    const { lines, diagnostics } = reports[group]!;
    const line = lines[index];
    const near = diagnostics.filter(
      (diagnostic) => diagnostic.file === file && diagnostic.line === line,
    );
    expect({
      file,
      line,
      rules: near.map((diagnostic) => matching(diagnostic.rule, rule)),
    }).toEqual({
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
