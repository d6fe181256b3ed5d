import type { CliFlag } from '../upstream/cli/commands';
import { CLI_COMMANDS, CLI_ROOT, CLI_VERSION, GLOBAL_FLAGS } from '../upstream/cli/commands';
import type { Coverage } from '../../node/results/reference-coverage';
import type { Shape } from '../upstream/signatures/shapes';
import { compareByName } from './shapes';
import type { Spec } from './spec-entries';
import { compareListed } from './listed';
import type { Decisions } from './decisions';

const commandId = (command: string) => command.replaceAll(' ', '-');

/** The commands, arguments, and flags with the entries in `spec/cli/`. */
export function compareCli({ entries, report }: Spec, { undocumented }: Decisions): Coverage {
  entries.forEach((entry, index) => {
    const isGlobal = entry.id === 'global-flags';
    const command = isGlobal
      ? { ...CLI_ROOT, flags: GLOBAL_FLAGS }
      : CLI_COMMANDS.find((item) => commandId(item.command) === entry.id);
    if (!command) {
      const message = `CLI ${CLI_VERSION} has no command for "${entry.id}"`;
      return report([index, 'id'], message, 'rename or remove the entry');
    }
    if (entry.usage !== command.usage) {
      report([index, 'usage'], `The usage of ${command.command} differs`, command.usage);
    }
    if (!isGlobal && entry.title !== command.command) {
      report([index, 'title'], 'The title differs from the command', `write "${command.command}"`);
    }
    const comparison = { owner: command.command, report };
    const args = command.args.map(({ name, required }): Shape => ({ name, optional: !required }));
    compareByName(comparison, args, entry.arguments ?? [], [index, 'arguments']);
    const flags = command.flags.map((flag) => flagShape(command.command, flag));
    compareByName(comparison, flags, entry.flags ?? [], [index, 'flags']);
  });
  return compareListed({
    report,
    all: CLI_COMMANDS.map(({ command }) => commandId(command)),
    documented: entries.map(({ id }) => id),
    listed: undocumented,
    kind: 'command',
  });
}

/** The command fails without these flags, although its help doesn't say so. */
const REQUIRED_FLAGS = new Set([
  'supabase domains create --custom-hostname',
  'supabase gen bearer-jwt --role',
  'supabase migration repair --status',
  'supabase sso add --type',
  'supabase vanity-subdomains activate --desired-subdomain',
  'supabase vanity-subdomains check-availability --desired-subdomain',
]);

function flagShape(command: string, flag: CliFlag): Shape {
  const { name, shorthand = '', default: value = '' } = flag;
  const optional = !REQUIRED_FLAGS.has(`${command} ${name}`);
  return { name, shorthand, default: value, type: flagType(flag), optional };
}

function flagType({ type, choices, value }: CliFlag): string {
  if (choices) return choices.map((choice) => `'${choice}'`).join(' | ');
  if (type === 'optional value') return (value ?? '').replace(/[<>]/g, '').replaceAll('|', ' | ');
  return type;
}
