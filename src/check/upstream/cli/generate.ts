import type { CliCommand, CliFlag } from './commands';

interface CliTable {
  globalFlags: CliFlag[];
  commands: CliCommand[];
}

/** Output of `<command> --help`; `command` starts with `supabase`. */
export type ReadHelp = (command: string) => Promise<string>;

/** From the help of `root` and all commands below it. Throws if one has no usage line. */
export async function generate(readHelp: ReadHelp, root = 'supabase'): Promise<CliTable> {
  let globalFlags: CliFlag[] = [];
  const visit = async (command: string, aliases: string[]): Promise<CliCommand[]> => {
    const sections = readSections(await readHelp(command));
    if (command === root) globalFlags = (sections.get('GLOBAL FLAGS') ?? []).map(readFlag);
    const children = (sections.get('SUBCOMMANDS') ?? []).map((line) => {
      const [names = ''] = line.split(/ {2,}| (?=[A-Z])/);
      return names.split(', ');
    });
    const below = await Promise.all(
      children.map(([name, ...others]) => visit(`${command} ${name}`, others)),
    );
    return [commandOf(command, aliases, children, sections), ...below.flat()];
  };
  const commands = await visit(root, []);
  return { globalFlags, commands: commands.filter(({ command }) => command !== 'supabase') };
}

/** By heading, such as `FLAGS`, without indentation. */
function readSections(help: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of help.split('\n')) {
    if (/^[A-Z][A-Z ]+$/.test(line)) sections.set(line, (lines = []));
    else if (/^ {2}\S/.test(line)) lines.push(line.slice(2));
  }
  return sections;
}

function commandOf(
  command: string,
  aliases: string[],
  children: string[][],
  sections: Map<string, string[]>,
): CliCommand {
  const [usage] = sections.get('USAGE') ?? [];
  if (!usage) throw new Error(`"${command} --help" has no USAGE section`);
  const args = [...usage.matchAll(/(\[?)<([^<>]+?)(\.\.\.)?>/g)]
    .filter(([, , name]) => name !== 'subcommand')
    .map(([, bracket, name, dots]) => ({
      name: name!,
      required: !bracket,
      ...(dots && { variadic: true }),
    }));
  return {
    command,
    usage,
    ...(aliases.length > 0 && { aliases }),
    ...(children.length > 0 && { subcommands: children.map(([name]) => name!) }),
    args,
    flags: (sections.get('FLAGS') ?? []).map(readFlag),
  };
}

const FLAG = /^(--[\w-]+)(?:, (-\w))?(?:\[=(<.+?>)\])?(?: (<\S+>|\w+))?(?: {2,}(.*))?$/;
const DEFAULT = /\(default "?([^",)]+)|defaults to ([^.)]+)|(\w+) \(default\)/;

/** `--schema, -s string    Comma separated list of schema to include.` */
function readFlag(line: string): CliFlag {
  const [, name, shorthand, value, kind, about = ''] = FLAG.exec(line) ?? [];
  if (!name) throw new Error(`Can't read the flag "${line}"`);
  const listed = kind?.startsWith('<') ? kind.slice(1, -1) : undefined;
  const choices = listed?.split('|') ?? /\(choices: (.+?)\)/.exec(about)?.[1]?.split(', ');
  const type = value ? 'optional value' : choices ? 'choice' : (kind ?? 'boolean');
  const accepted = /\[([\w-]+(?:,[\w-]+)+)\]/.exec(about)?.[1];
  const maximum = /\bmaximum (\d+)/.exec(about)?.[1];
  const standard = defaultOf(type, about);
  return {
    name,
    ...(shorthand && { shorthand }),
    type,
    ...(value && { value }),
    ...(choices && { choices }),
    ...(accepted && { acceptedNames: accepted.split(',') }),
    ...(maximum && { maximum: Number(maximum) }),
    ...(standard && { default: standard }),
  };
}

function defaultOf(type: string, about: string): string | undefined {
  if (type === 'boolean') return 'false';
  if (type === 'optional value') return 'linked project when the flag has no value';
  return DEFAULT.exec(about)?.slice(1).find(Boolean);
}
