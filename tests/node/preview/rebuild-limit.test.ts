import { execFileSync } from 'node:child_process';
import { resetLimitOnEdit } from '../../../src/node/preview/rebuild-limit';

const COUNT = 'nodesMutatedDuringQueryRunRecompileCount';
const mockAssignment: Record<string, unknown> = {};
jest.mock('gatsby/dist/state-machines/develop/actions', () => ({
  get buildActions() {
    return { incrementRecompileCount: { assignment: mockAssignment } };
  },
}));

/** Counts like Gatsby does. */
const increment = (context: Record<string, number>) => (context[COUNT] ?? 0) + 1;

/** Returns the count after a rebuild. */
function rebuild(count: number): number {
  return (mockAssignment[COUNT] as typeof increment)({ [COUNT]: count });
}

beforeEach(() => {
  mockAssignment[COUNT] = increment;
});

test('rebuilds without an edit are counted as before', () => {
  resetLimitOnEdit();
  expect(rebuild(rebuild(0))).toBe(2);
});

test('an edit resets the count', () => {
  const recordEdit = resetLimitOnEdit();
  recordEdit();
  expect(rebuild(5)).toBe(0);
  expect(rebuild(0)).toBe(1);
});

test('if Gatsby counts differently, the error names the file to update', () => {
  delete mockAssignment[COUNT];
  expect(() => resetLimitOnEdit()).toThrow('update src/node/preview/rebuild-limit.ts');
});

test('Gatsby still counts rebuilds with the function that is replaced here', () => {
  const script = `const { buildActions } = require('gatsby/dist/state-machines/develop/actions');
    const count = buildActions.incrementRecompileCount.assignment.${COUNT};
    process.stdout.write('counted ' + count({ ${COUNT}: 3 }) + '\\n', () => process.exit(0));`;
  const output = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  expect(output).toContain('counted 4\n');
});
