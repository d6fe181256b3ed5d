import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name): [string, string] => [
  name,
  readFileSync(`${FOLDER}/${name}`, 'utf8'),
]);

describe.each(workflows)('the workflow %s, which can run code of strangers', (_, text) => {
  test('has a token that can only read', () => {
    expect(text).toContain('\npermissions:\n  contents: read\n\n');
    expect(text.match(/permissions:/g)).toHaveLength(1);
  });

  test('gets no secrets', () => {
    expect(text).not.toMatch(/\bsecrets\b|pull_request_target/);
  });

  test('has a time limit, and no expression in a shell command', () => {
    expect(text).toMatch(/timeout-minutes: \d/);
    expect(text).not.toMatch(/run:.*\$\{\{/);
  });
});
