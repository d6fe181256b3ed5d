import type { LookupResult, ShellPage } from './types';
import type { Word } from './parse-commands';
import { expandWord } from './parse-commands';

/** Records variables and folders that an assignment or a shell built-in creates. */
export function lookUpBuiltin(words: Word[], page: ShellPage): LookupResult | undefined {
  const [name, ...rest] = words;
  const assignment = /^(\w+)=(.*)$/s.exec(name?.source ?? '');
  const result = (isWhole: boolean): LookupResult => ({ errors: [], by: '', isWhole });
  if (assignment && words.length === 1) {
    page.variables.set(assignment[1]!, expandWord(assignment[2]!, page.variables));
    return result(true);
  }
  const texts = rest.map(({ text = '' }) => text);
  const [first = ''] = texts;
  const command = name?.text;
  if (command === 'echo') return result(true);
  if (command === 'source') return result(texts.length === 1 && page.files.has(first));
  if (command === 'cd') {
    return result(texts.length === 1 && (first === '..' || page.directories.has(first)));
  }
  if (command !== 'mkdir') return undefined;
  const created = texts.filter((text) => text !== '-p');
  for (const directory of created) page.directories.add(directory);
  return result(created.every((text) => /^\w/.test(text)));
}

/** `node` with programs or tests from the same page. */
export function lookUpNode([name, ...rest]: Word[], page: ShellPage): LookupResult | undefined {
  if (name?.text !== 'node') return undefined;
  const end = rest.findIndex(({ text }) => !text?.startsWith('-'));
  const settings = rest
    .slice(0, end)
    .filter(({ text }) => text !== '--test')
    .map(({ text = '' }) => /^--env-file=(.+)$/.exec(text)?.[1] ?? text);
  const [program, ...values] = rest.slice(end);
  const shown = [...page.files].filter(([title]) => filePattern(program?.text).test(title));
  const isWhole =
    settings.every((file) => page.files.has(file)) &&
    shown.length > 0 &&
    shown.every(([, code]) => takesArguments(code, values.length));
  return { errors: [], by: isWhole ? 'the files of its page' : '', isWhole };
}

/** `npm ci`, and `npm install` with packages of this project or its examples. */
export function lookUpInstall(words: Word[], { packages }: ShellPage): LookupResult | undefined {
  const [name, command, ...rest] = words.map(({ text = '' }) => text);
  if (name !== 'npm' || !/^(ci|install)$/.test(command ?? '')) return undefined;
  const installed = rest.filter((text) => text !== '--save-dev');
  const isWhole = installed.every((text) =>
    packages.has(text.replace(/(?<=.)@(latest|\^?[\d.]+)$/, '')),
  );
  return {
    errors: [],
    by: 'the packages that these docs are tested with',
    isWhole,
    proof: 'names',
  };
}

/** `*` matches anything except a slash. */
function filePattern(name = ''): RegExp {
  return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
}

/** Those with a default are optional. */
function takesArguments(code: string, count: number): boolean {
  const [, list] = /\[([^\]]*)\] = process\.argv\.slice\(2\)/.exec(code) ?? [];
  if (list === undefined) {
    const indices = [...code.matchAll(/process\.argv\[(\d+)\]/g)].map(([, index]) => Number(index));
    return count === Math.max(1, ...indices) - 1;
  }
  const names = list.split(',');
  const required = names.filter((item) => !item.includes('=')).length;
  return count >= required && count <= names.length;
}
