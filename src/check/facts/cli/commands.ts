import data from './commands.json';

/** A flag of the CLI. */
export interface CliFlag {
  name: string;
  shorthand?: string;
  type: string;
  choices?: string[];
  /** Form of a value that may be left out, such as `<ref|branch>`. */
  value?: string;
  default?: string;
  maximum?: number;
  acceptedNames?: string[];
}

/** A command of the CLI. */
export interface CliCommand {
  command: string;
  usage: string;
  aliases?: string[];
  subcommands?: string[];
  args: { name: string; required: boolean; variadic?: boolean }[];
  flags: CliFlag[];
}

/** Version of the CLI the documentation is written for. */
export const CLI_VERSION = data.version;
export const GLOBAL_FLAGS: CliFlag[] = data.globalFlags as CliFlag[];
export const CLI_COMMANDS: CliCommand[] = data.commands as CliCommand[];

const byName = new Map(CLI_COMMANDS.map((command) => [command.command, command]));
for (const command of CLI_COMMANDS) {
  for (const alias of command.aliases ?? []) {
    byName.set(command.command.replace(/[^ ]+$/, alias), command);
  }
}
const top = CLI_COMMANDS.map(({ command }) => command.split(' '))
  .filter(({ length }) => length === 2)
  .map(([, name]) => name!);

/** `supabase` alone: it has subcommands and the global flags. */
export const CLI_ROOT: CliCommand = {
  command: 'supabase',
  usage: 'supabase <subcommand> [flags]',
  subcommands: top,
  args: [],
  flags: [],
};

/** A command's subcommand, also by its other name. */
export function subcommand(parent: CliCommand, name: string): CliCommand | undefined {
  return byName.get(`${parent.command} ${name}`);
}
