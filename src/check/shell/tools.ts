import { nearest } from '../../lib/diagnostic';
import type { LookupResult, ShellPage } from './lookup-result';
import { wordDiagnostic } from './lookup-result';
import type { Word } from './parse-commands';
import type { Tool, ToolArgument } from './known-tools';
import { NPM_PACKAGES, TOOLS } from './known-tools';
import { likelyMeant } from '../runner/suggest-name';

/** A call of a tool whose options are known, such as npm or create-vite. */
export function lookUpTool(words: Word[], page: ShellPage): LookupResult | undefined {
  const called = withoutRunner(words);
  const tool = TOOLS.find(
    ({ call }) => call === called.slice(0, call.split(' ').length).map(nameOf).join(' '),
  );
  if (!tool) return undefined;
  const result: LookupResult = { errors: [], by: `the options of ${tool.release}`, isWhole: true };
  const plain: Word[] = [];
  const rest = called.slice(tool.call.split(' ').length);
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at]!;
    // Behind `--` npm hands the words on to what it starts.
    if (word.source === '--') continue;
    if (!word.source.startsWith('-')) plain.push(word);
    else if (readFlag(tool, word, rest[at + 1], result)) at++;
  }
  plain.forEach((word, index) => {
    const kind = tool.arguments[index] ?? tool.arguments.at(-1);
    const isOne = index < tool.arguments.length || kind === 'packages';
    if (!kind || !isOne) result.isWhole = false;
    else readArgument(kind, word, page, result);
  });
  if (tool.call === 'npm start' && !page.scripts.has('start')) result.isWhole = false;
  for (const script of tool.scripts ?? []) page.scripts.add(script);
  return result;
}

/** `npx`, `npm create` and their like are left out, and versions such as `@latest`. */
function withoutRunner(words: Word[]): Word[] {
  const [first, second] = words.map(({ text = '' }) => text);
  if (/^(npm|pnpm|yarn|bun)$/.test(first!) && /^(create|init)$/.test(second!) && words[2]) {
    const [, , name, ...rest] = words;
    const text = name!.text?.startsWith('-') ? undefined : `create-${name!.text}`;
    if (text) return [{ ...name!, text }, ...rest];
  }
  if (/^(pnpm|yarn|bun)$/.test(first!) && second === 'add') {
    return [{ ...words[0]!, text: 'npm' }, { ...words[1]!, text: 'install' }, ...words.slice(2)];
  }
  if (first !== 'npx') return words;
  return words.slice(/^(-y|--yes)$/.test(second ?? '') ? 2 : 1);
}

/** The name of a command as its tool calls itself. */
function nameOf({ text = '' }: Word): string {
  const name = text.replace(/(.)@latest$/, '$1');
  return name === '@angular/cli' ? 'ng' : name;
}

/** Reads a flag; true if the next word is its value. */
function readFlag(tool: Tool, word: Word, next: Word | undefined, result: LookupResult): boolean {
  const [name = ''] = word.source.split('=', 1);
  const known = tool.flags[name];
  if (known === undefined) {
    const near = likelyMeant(name, Object.keys(tool.flags));
    if (near) {
      const message = `"${tool.call}" has no flag ${name} in ${tool.release}`;
      result.errors.push(wordDiagnostic(word, message, `write ${near}`));
    }
    result.isWhole = false;
    return false;
  }
  if (known === true) return false;
  const sign = word.source.indexOf('=');
  const value =
    sign < 0 ? next : { ...word, column: word.column + sign + 1, text: word.text?.slice(sign + 1) };
  if (!value) {
    const message = `${name} needs a value in ${tool.release}`;
    result.errors.push(wordDiagnostic(word, message, `write ${name} <value>`));
  } else if (known !== 'text') readChoice(known, value, result, `${name} of ${tool.release}`);
  return sign < 0;
}

function readChoice(choices: string[], word: Word, result: LookupResult, owner: string): void {
  const { text } = word;
  if (text === undefined) result.isWhole = false;
  else if (!choices.includes(text)) {
    const near = nearest(text, choices);
    const fix = near ? `write ${near}` : `use one of ${choices.join(', ')}`;
    result.errors.push(wordDiagnostic(word, `${owner} does not take "${text}"`, fix));
  }
}

function readArgument(kind: ToolArgument, word: Word, page: ShellPage, result: LookupResult): void {
  const { text } = word;
  if (kind === 'text') return;
  if (text === undefined) result.isWhole = false;
  else if (kind === 'new directory') page.directories.add(text);
  else if (kind === 'packages') readPackage(text, word, result);
  else if (kind === 'script') {
    if (!page.scripts.has(text)) result.isWhole = false;
  } else readChoice(kind, word, result, result.by.replace('the options of ', ''));
}

function readPackage(text: string, word: Word, result: LookupResult): void {
  const [, name = '', version = 'latest'] = /^(@?[^@]+)(?:@(.+))?$/.exec(text) ?? [];
  const versions = NPM_PACKAGES[name];
  if (!versions) {
    result.isWhole = false;
    const near = likelyMeant(name, Object.keys(NPM_PACKAGES));
    if (near)
      result.errors.push(
        wordDiagnostic(
          word,
          `No package "${name}" is known here`,
          `write ${near}, or add it to src/check/shell/known-tools.ts`,
        ),
      );
  } else if (version !== 'latest' && !versions.includes(version)) result.isWhole = false;
}
