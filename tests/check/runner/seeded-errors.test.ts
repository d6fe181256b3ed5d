import { join } from 'node:path';
import { runOnCopy } from './patches';
import type { CopyReport } from './patches';
import type { SeededError } from './seeded-error';
import { EXAMPLE_ERRORS } from './seeded-examples';
import { LINK_ERRORS, UNREADABLE_ERRORS, WRITING_ERRORS } from './seeded-text';

const SITE = join(__dirname, '../../fixtures/site');

/** On a fresh copy of the fixture site each. The last group changes nothing. */
const GROUPS: [title: string, errors: SeededError[]][] = [
  ['in readable files', [...EXAMPLE_ERRORS, ...WRITING_ERRORS]],
  ['in unreadable files', UNREADABLE_ERRORS],
  ['in links and menus', LINK_ERRORS],
];

let reports: CopyReport[];

beforeAll(() => {
  const groups = [...GROUPS.map(([, errors]) => errors), []];
  reports = runOnCopy({ source: SITE, groups, paths: ['content/', 'spec/'] }).map((report) => ({
    ...report,
    diagnostics: report.diagnostics.filter((diagnostic) => !isAboutWholeLibrary(diagnostic)),
  }));
}, 600_000);

/** The fixture only documents a few entries. */
function isAboutWholeLibrary({ rule, line, column }: CopyReport['diagnostics'][number]): boolean {
  return rule === 'coverage' && line === 1 && column === 1;
}

test('the unchanged fixture site has no errors', () => {
  expect(reports.at(-1)!.diagnostics).toEqual([]);
});

test('no two seeded errors of a group expect the same rule on the same line', () => {
  for (const [group, [, errors]] of GROUPS.entries()) {
    const places = errors.map(
      ({ file, rule }, index) => `${file}:${reports[group]!.lines[index]} ${rule}`,
    );
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  }
});

describe.each(GROUPS.map(([title, errors], group) => ({ title, errors, group })))(
  'seeded errors $title',
  ({ errors, group }) => {
    test.each(errors.map((error, index) => ({ ...error, index })))(
      '$rule reports "$replace" in $file',
      ({ index, file, rule }) => {
        const { lines, diagnostics } = reports[group]!;
        const line = lines[index];
        const rules = diagnostics
          .filter((diagnostic) => diagnostic.file === file && diagnostic.line === line)
          .map((diagnostic) => diagnostic.rule);
        const matching = rules.filter((found) => found === rule || found.startsWith(`${rule}/`));
        expect({ file, line, rules, isReported: matching.length > 0 }).toMatchObject({
          isReported: true,
        });
      },
    );
  },
);
