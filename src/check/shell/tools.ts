import type { CodeDiagnostic } from '../../lib/diagnostic';
import { nearest } from '../../lib/diagnostic';
import { findTool, TOOL_NAMES, TOOL_VERSIONS } from '../upstream/tools/tools';
import type { Tool } from '../upstream/tools/tools';
import { isKnownFilter } from './jq';
import type { Word } from './parse-commands';
import { splitOption, wordDiagnostic } from './parse-commands';
import type { LookupResult, ShellPage } from './types';

interface WrittenOption {
  name: string;
  value: Word | undefined;
}

/** Options and everything else. */
interface ReadWords {
  options: WrittenOption[];
  others: Word[];
  /** The first word that isn't an option of the command, or that has a wrong value. */
  error?: CodeDiagnostic;
}

/** Looks up the options of psql, jq, git, and npm. The rest is only compared by shape. */
export function lookUpTool(words: Word[], page: ShellPage): LookupResult | undefined {
  const tool = findTool(words.map(({ text }) => text));
  if (!tool) return undefined;
  const [program = ''] = tool.command.split(' ');
  const by = `the options of ${program} ${TOOL_VERSIONS[program]}`;
  const read = readWords(words.slice(tool.command.split(' ').length), tool);
  const result = { errors: [], by, proof: 'names' as const };
  if (read.error) {
    // The help of npm and jq leaves out some options.
    const isListed = program === 'psql' || program === 'git';
    return { ...result, errors: isListed ? [read.error] : [], isWhole: false };
  }
  return { ...result, isWhole: (ARGUMENTS[tool.command] ?? noArguments)(read, page) };
}

function unknownOption(word: Word, name: string, { command, options }: Tool): CodeDiagnostic {
  const near = nearest(name, Object.keys(options));
  const fix = near ? `write ${near}` : `see ${command} --help`;
  return wordDiagnostic(word, `"${command}" has no option ${name}`, fix);
}

function readWords(words: Word[], tool: Tool): ReadWords {
  const { command, options } = tool;
  const read: ReadWords = { options: [], others: [] };
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (!/^-./.test(word.source)) {
      read.others.push(word);
      continue;
    }
    const { name, value: inline } = splitOption(word);
    const kind = options[name] ?? (isCluster(name, options) ? 'none' : undefined);
    if (!kind) return { ...read, error: unknownOption(word, name, tool) };
    const value = inline ?? (kind === 'value' ? words[++at] : undefined);
    const what = `"${name}" of "${command}"`;
    if (kind === 'value' && !value) {
      const error = wordDiagnostic(word, `${what} needs a value`, 'write it after the option');
      return { ...read, error };
    }
    if (kind === 'none' && inline) {
      return { ...read, error: wordDiagnostic(word, `${what} doesn't take a value`, 'remove it') };
    }
    read.options.push({ name, value });
  }
  return read;
}

/** Several short options without values in one word: `-At`. */
function isCluster(name: string, options: Tool['options']): boolean {
  return (
    /^-\w{2,}$/.test(name) && [...name.slice(1)].every((letter) => options[`-${letter}`] === 'none')
  );
}

type CheckArguments = (read: ReadWords, page: ShellPage) => boolean;

const noArguments: CheckArguments = ({ others }) => others.length === 0;

const ARGUMENTS: Record<string, CheckArguments> = {
  psql: ({ options, others }) =>
    others.length <= 2 && options.every(({ name, value }) => isKnownSetting(name, value)),
  jq: ({ others }, { called }) =>
    others.length === 1 && called !== undefined && isKnownFilter(others[0]!.text, called.operation),
  'npm install': ({ others }, { packages }) =>
    others.every(({ text = '' }) => packages.has(text.replace(/(?<=.)@(latest|\^?[\d.]+)$/, ''))),
  'npm pkg set': ({ others }) =>
    others.length > 0 && others.every(({ text = '' }) => /^[a-z][\w.-]*=./i.test(text)),
  'git clone': ({ others: [url, folder, ...more] }, { directories }) => {
    const [, name] = /\/([\w.-]+?)(?:\.git)?$/.exec(url?.source ?? '') ?? [];
    if (!name || more.length > 0) return false;
    directories.add(folder?.source ?? name);
    return true;
  },
  'git sparse-checkout set': ({ others }, { directories }) => {
    for (const { source } of others) directories.add(source);
    return others.length > 0;
  },
  'git switch': ({ options, others }) =>
    others.length === (options.some(({ name }) => /^(-c|--create)$/.test(name)) ? 0 : 1),
};

/** Variables in capital letters change how psql works, so they have to exist. */
function isKnownSetting(name: string, value: Word | undefined): boolean {
  if (!/^(-v|--set|--variable)$/.test(name)) return true;
  const [variable = ''] = (value?.source ?? '').split('=', 1);
  return !/^[A-Z]/.test(variable) || TOOL_NAMES.psql.includes(variable);
}
