import data from './commands.json';

/** A flag of the CLI. */
export interface CliFlag {
  name: string;
  shorthand?: string;
  type: string;
  choices?: string[];
  /** The form of an optional value: `<ref|branch>`. */
  value?: string;
  default?: string;
  /** The largest accepted number. */
  maximum?: number;
  /** The accepted items of a comma-separated list. */
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

/** The version of the CLI that the documentation describes. */
export const CLI_VERSION = data.$source.version;
/** The flags that every command accepts. */
export const GLOBAL_FLAGS: CliFlag[] = data.globalFlags;
/** Every command except `supabase` itself. */
export const CLI_COMMANDS: CliCommand[] = data.commands;

const byName = new Map(CLI_COMMANDS.map((command) => [command.command, command]));
for (const command of CLI_COMMANDS) {
  for (const alias of command.aliases ?? []) {
    byName.set(command.command.replace(/[^ ]+$/, alias), command);
  }
}
const top = CLI_COMMANDS.map(({ command }) => command.split(' '))
  .filter(({ length }) => length === 2)
  .map(([, name]) => name!);

/** The `supabase` command without a subcommand. */
export const CLI_ROOT: CliCommand = {
  command: 'supabase',
  usage: 'supabase <subcommand> [flags]',
  subcommands: top,
  args: [],
  flags: [],
};

/** Finds a subcommand by its name or by its alias. Returns undefined if there's none. */
export function subcommand(parent: CliCommand, name: string): CliCommand | undefined {
  return byName.get(`${parent.command} ${name}`);
}
