import data from './commands.json';

export interface CliFlag {
  name: string;
  shorthand?: string;
  type: string;
  choices?: string[];
  /** Optional: `<ref|branch>`. */
  value?: string;
  default?: string;
  maximum?: number;
  /** In a comma-separated list. */
  acceptedNames?: string[];
}

export interface CliCommand {
  command: string;
  usage: string;
  aliases?: string[];
  subcommands?: string[];
  args: { name: string; required: boolean; variadic?: boolean }[];
  flags: CliFlag[];
}

/** Documented. */
export const CLI_VERSION = data.$source.version;
export const GLOBAL_FLAGS: CliFlag[] = data.globalFlags;
/** Without `supabase` itself. */
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

/** `supabase` without a subcommand. */
export const CLI_ROOT: CliCommand = {
  command: 'supabase',
  usage: 'supabase <subcommand> [flags]',
  subcommands: top,
  args: [],
  flags: [],
};

export function subcommand(parent: CliCommand, name: string): CliCommand | undefined {
  return byName.get(`${parent.command} ${name}`);
}
