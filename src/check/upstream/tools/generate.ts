import { execFile } from 'node:child_process';
import type { Tool, ToolNames, ToolValue } from './tools';

/**
 * Returns everything that the tool prints. Ignores the exit status, because some tools fail after they print
 * their help.
 */
export type RunTool = (name: string, args: string[]) => Promise<string>;

export interface ToolTable {
  versions: Record<string, string>;
  commands: Tool[];
  names: ToolNames;
}

/** That examples call, by tool. */
const COMMANDS: Record<string, string[]> = {
  git: ['clone', 'sparse-checkout set', 'switch'],
  npm: ['ci', 'init', 'install', 'pkg set'],
};

/** The help of jq doesn't list its options, so the generator tries each one. */
const JQ_OPTIONS =
  '--ascii-output --color-output --compact-output --exit-status --join-output --monochrome-output --null-input --raw-input --raw-output --seq --slurp --sort-keys --stream --tab'.split(
    ' ',
  );

/** Reads the installed programs. */
export async function generate(run: RunTool): Promise<ToolTable> {
  const versions: Record<string, string> = {};
  for (const name of ['psql', 'jq', 'git', 'npm']) {
    const [version] = /\d+(\.\d+)+/.exec(await run(name, ['--version'])) ?? [];
    if (!version) throw new Error(`${name} isn't installed`);
    versions[name] = version;
  }
  const commands: Tool[] = [
    { command: 'psql', options: columnOptions(await run('psql', ['--help'])) },
    { command: 'jq', options: await jqOptions(run) },
  ];
  for (const name of COMMANDS['git']!) {
    const help = await run('git', [...name.split(' '), '-h']);
    commands.push({ command: `git ${name}`, options: columnOptions(help) });
  }
  for (const name of COMMANDS['npm']!) {
    const help = await run('npm', [...name.split(' '), '--help']);
    commands.push({ command: `npm ${name}`, options: bracketOptions(help) });
  }
  return { versions, commands, names: await namesOf(run) };
}

async function namesOf(run: RunTool): Promise<ToolNames> {
  const builtins = await run('jq', ['-n', '-r', '[builtins[] | split("/")[0]] | unique[]']);
  const help = await run('psql', ['--help=variables']);
  const [variables = ''] = help.split(/^Environment variables:/m);
  return {
    jq: builtins.trim().split('\n'),
    psql: [...variables.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, name]) => name!),
  };
}

async function jqOptions(run: RunTool): Promise<Tool['options']> {
  const help = columnOptions(await run('jq', ['--help']));
  const options: Tool['options'] = {};
  for (const name of JQ_OPTIONS) {
    if (!/unknown/i.test(await run('jq', [name, '-n', '1']))) options[name] = 'none';
  }
  for (const name of Object.keys(help)) {
    if (/^-\w$/.test(name)) options[name] = 'none';
  }
  return options;
}

/** `-f, --file=FILENAME  execute commands from file`. The forms of a line have the same value. */
export function columnOptions(help: string): Tool['options'] {
  const options: Tool['options'] = {};
  for (const line of help.split('\n')) {
    const [, forms] = /^ {2,6}(-.*?)(?: {2,}.*|:.*)?$/.exec(line) ?? [];
    if (!forms) continue;
    const value = valueOf(forms);
    for (const [name] of forms.matchAll(/(?<![\w[-])--?[\w?][\w-]*/g)) options[name] ??= value;
  }
  return options;
}

function valueOf(forms: string): ToolValue {
  if (/--[\w-]+\[=/.test(forms)) return 'optional';
  return /=[A-Z]| <| \((?!")/.test(forms) ? 'value' : 'none';
}

/** `[-y|--yes] [--scope <@scope>]`. */
export function bracketOptions(help: string): Tool['options'] {
  const [usage = ''] = help.split(/^Options:\n/m)[1]?.split('\n\n') ?? [];
  const options: Tool['options'] = {};
  for (const [, forms = ''] of usage.matchAll(/\[(-[^\]]*)/g)) {
    const value = forms.includes(' <') ? 'value' : 'none';
    const [names = ''] = forms.split(' ', 1);
    for (const name of names.split('|')) options[name] = value;
  }
  return options;
}

export const runTool: RunTool = (name, args) =>
  new Promise((resolve) => {
    execFile(name, args, (_, stdout, stderr) => resolve(`${stdout}${stderr}`));
  });
