import { nearest } from '../../lib/diagnostic';
import type { CliCommand, CliFlag } from '../upstream/cli/commands';
import { CLI_ROOT, CLI_VERSION, GLOBAL_FLAGS, subcommand } from '../upstream/cli/commands';
import type { Word } from './parse-commands';
import { splitOption, wordDiagnostic } from './parse-commands';
import type { CodeDiagnostic } from '../../lib/diagnostic';

export function cliErrors([, ...words]: Word[]): CodeDiagnostic[] {
  const { command, rest, error } = findCommand(words);
  return error ? [error] : readFlags(command, rest);
}

/** CLI 3.1.0 needs `--experimental` for these. */
const EXPERIMENTAL =
  /^supabase (postgres-config|ssl-enforcement|network-restrictions|network-bans|vanity-subdomains|storage) /;

/** Usage lines aren't checked, because they omit `--experimental`. */
export function switchErrors([name, ...words]: Word[]): CodeDiagnostic[] {
  const { command } = findCommand(words).command;
  const isOn = words.some(({ source }) => /^(--experimental|--help|-h)$/.test(source));
  if (isOn || !EXPERIMENTAL.test(command)) return [];
  const message = `"${command}" needs --experimental`;
  return [diagnosticAt(name!, message, 'add --experimental')];
}

const diagnosticAt = (word: Word, message: string, fix: string): CodeDiagnostic =>
  wordDiagnostic(word, `${message} in CLI ${CLI_VERSION}`, fix);

/** Global flags can come before or between a command's words. */
function findCommand(words: Word[]): { command: CliCommand; rest: Word[]; error?: CodeDiagnostic } {
  let command = CLI_ROOT;
  const rest: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word.source.startsWith('-')) {
      rest.push(word);
      const { name, value } = splitOption(word);
      const flag = findFlag(CLI_ROOT, name);
      // The next word is the flag's value, not a subcommand.
      if (flag && takesValue(flag) && !value && words[at + 1]) rest.push(words[++at]!);
      continue;
    }
    if (!command.subcommands) return { command, rest: [...rest, ...words.slice(at)] };
    const found = word.text === undefined ? undefined : subcommand(command, word.text);
    if (!found) {
      const near = nearest(word.source, command.subcommands);
      const fix = near
        ? `write "${command.command} ${near}"`
        : `use one of ${command.subcommands.join(', ')}`;
      const message = `There is no command "${command.command} ${word.source}"`;
      return { command, rest, error: diagnosticAt(word, message, fix) };
    }
    command = found;
  }
  return { command, rest };
}

function flagsOf(command: CliCommand): CliFlag[] {
  const own = new Set(command.flags.flatMap(({ name, shorthand }) => [name, shorthand]));
  return [
    ...command.flags,
    ...GLOBAL_FLAGS.filter(({ name }) => !own.has(name)).map(({ shorthand, ...flag }) =>
      shorthand && !own.has(shorthand) ? { ...flag, shorthand } : flag,
    ),
  ];
}

function findFlag(command: CliCommand, name: string): CliFlag | undefined {
  return flagsOf(command).find((flag) => flag.name === name || flag.shorthand === name);
}

function takesValue({ type }: CliFlag): boolean {
  return type !== 'boolean' && type !== 'optional value';
}

function readFlags(command: CliCommand, words: Word[]): CodeDiagnostic[] {
  const errors: CodeDiagnostic[] = [];
  const plain: Word[] = [];
  let ended = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (ended || !/^-./.test(word.source)) plain.push(word);
    else if (word.source === '--') ended = true;
    else {
      const { name, value } = splitOption(word);
      const flag = findFlag(command, name);
      if (!flag) errors.push(unknownFlag(command, word, name));
      else {
        const given = value ?? (takesValue(flag) ? words[++at] : undefined);
        errors.push(...valueErrors(word, flag, given));
      }
    }
  }
  const extra = plain[command.args.length];
  // The extra word could be an unknown flag's value.
  if (extra && errors.length === 0 && !command.args.some(({ variadic }) => variadic)) {
    const message = `"${command.command}" doesn't accept the argument "${extra.source}"`;
    errors.push(diagnosticAt(extra, message, `write ${command.usage}`));
  }
  return errors;
}

function unknownFlag(command: CliCommand, word: Word, name: string): CodeDiagnostic {
  const known = flagsOf(command).flatMap((item) => [item.name, item.shorthand ?? item.name]);
  const near = nearest(name, name.startsWith('--') ? known : []);
  const message = `"${command.command}" has no flag ${name}`;
  return diagnosticAt(word, message, near ? `write ${near}` : `see ${command.command} --help`);
}

function valueErrors(word: Word, flag: CliFlag, value: Word | undefined): CodeDiagnostic[] {
  if (!value) {
    return takesValue(flag)
      ? [diagnosticAt(word, `${flag.name} needs a value`, `write ${flag.name} <value>`)]
      : [];
  }
  const { text } = value;
  if (text === undefined) return [];
  const wrong = (fix: string) => [
    diagnosticAt(value, `${flag.name} doesn't accept "${text}"`, fix),
  ];
  const oneOf = (names: string[], written: string) =>
    names.includes(written) ? [] : wrong(`use one of ${names.join(', ')}`);
  if (flag.type === 'boolean') return oneOf(['true', 'false'], text);
  if (flag.choices) return oneOf(flag.choices, text);
  if (flag.acceptedNames) {
    return text.split(',').flatMap((name) => oneOf(flag.acceptedNames!, name));
  }
  if (flag.type !== 'integer') return [];
  if (!/^\d+$/.test(text)) return wrong('write a whole number');
  return flag.maximum && Number(text) > flag.maximum ? wrong(`use at most ${flag.maximum}`) : [];
}
