import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name): [string, string] => [
  name,
  readFileSync(`${FOLDER}/${name}`, 'utf8'),
]);

/** Writes the comment, so its token isn't read-only. */
const COMMENT = 'report.yml';

test('the workflow that comments on pull requests runs nothing from them', () => {
  const text = workflows.find(([name]) => name === COMMENT)![1];
  expect(text).toMatch(/^on:\n {2}workflow_run:\n.*\n.*\n\n/m);
  expect(text).toContain('\npermissions:\n  actions: read\n  pull-requests: write\n\n');
  expect(text.match(/permissions:/g)).toHaveLength(1);
  expect(text).not.toMatch(/uses:|checkout|\bnp[mx]\b|\bnode\b|\bsecrets\b|pull_request_target/);
  expect(text).toMatch(/timeout-minutes: \d/);
  // Values of the event reach the shell only as environment variables.
  expect(text.split('        env:')[0]).not.toMatch(/\$\{\{/);
});

const withCode = workflows.filter(([name]) => name !== COMMENT);
describe.each(withCode)('the workflow %s, which can run code from pull requests', (_, text) => {
  test('has a read-only token', () => {
    expect(text).toContain('\npermissions:\n  contents: read\n\n');
    expect(text.match(/permissions:/g)).toHaveLength(1);
  });

  test('has no access to secrets', () => {
    expect(text).not.toMatch(/\bsecrets\b|pull_request_target/);
  });

  test('only uses actions at a commit that cannot change, with its version in a comment', () => {
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    const pinned = /^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(actions.filter((action) => !pinned.test(action!))).toEqual([]);
  });

  test('has a time limit, and no expressions in shell commands', () => {
    expect(text).toMatch(/timeout-minutes: \d/);
    expect(text).not.toMatch(/run:.*\$\{\{/);
  });
});
