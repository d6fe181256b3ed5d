import {
  bracketOptions,
  columnOptions,
  generate,
} from '../../../src/check/upstream/tools/generate';
import { findTool } from '../../../src/check/upstream/tools/tools';

test('options are read from columns', () => {
  const help = `General options:
  -c, --command=COMMAND    run only single command
  -v, --set=, --variable=NAME=VALUE
                           set variable NAME (e.g., -v ON_ERROR_STOP=1)
  -1 ("one"), --single-transaction
  -?, --help[=options]     show this help
      --help=commands      list commands
  -P, --pset=VAR[=ARG]     set printing option
    -n, --no-checkout     don't create a checkout
    --depth <depth>       create a shallow clone
  -c               compact;`;
  expect(columnOptions(help)).toEqual({
    '-c': 'value',
    '--command': 'value',
    '-v': 'value',
    '--set': 'value',
    '--variable': 'value',
    '-1': 'none',
    '--single-transaction': 'none',
    '-?': 'optional',
    '--help': 'optional',
    '-P': 'value',
    '--pset': 'value',
    '-n': 'none',
    '--no-checkout': 'none',
    '--depth': 'value',
  });
});

test('options are read from brackets', () => {
  const help = `Usage:
npm init <@scope> [--not-an-option]

Options:
[-y|--yes] [--scope <@scope>]
[-w|--workspace <name> [-w|--workspace <name> ...]]

  -y|--yes
    Answers [--every] question`;
  expect(bracketOptions(help)).toEqual({
    '-y': 'none',
    '--yes': 'none',
    '--scope': 'value',
    '-w': 'value',
    '--workspace': 'value',
  });
});

test('the table is read from the programs', async () => {
  const { versions, commands, names } = await generate((name, args) => {
    const line = [name, ...args].join(' ');
    if (args[0] === '--version') return Promise.resolve(`${name} 1.2.3`);
    if (line.startsWith('jq --raw') || line === 'jq --tab -n 1') return Promise.resolve('1');
    if (line.startsWith('jq --') && args[1] === '-n') return Promise.resolve('Unknown arguments');
    if (line.startsWith('jq -n')) return Promise.resolve('map\nselect\n');
    if (line === 'psql --help=variables') {
      return Promise.resolve('  AUTOCOMMIT\n    on\nEnvironment variables:\n  PGHOST\n');
    }
    return Promise.resolve('  -q, --quiet      be quiet');
  });
  expect(versions).toEqual({ psql: '1.2.3', jq: '1.2.3', git: '1.2.3', npm: '1.2.3' });
  expect(commands.find(({ command }) => command === 'jq')?.options).toEqual({
    '--raw-input': 'none',
    '--raw-output': 'none',
    '--tab': 'none',
    '-q': 'none',
  });
  expect(names).toEqual({ jq: ['map', 'select'], psql: ['AUTOCOMMIT'] });
});

test('a program that is missing is an error', async () => {
  await expect(generate(() => Promise.resolve(''))).rejects.toThrow("psql isn't installed");
});

test.each([
  [['git', 'sparse-checkout', 'set', 'a'], 'git sparse-checkout set'],
  [['psql', 'a'], 'psql'],
  [['npm', 'run'], undefined],
  [['npm'], undefined],
])('%j is the tool %s', (words, command) => {
  expect(findTool(words)?.command).toBe(command);
});
