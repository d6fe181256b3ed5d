import { join } from 'node:path';
import { readExamples } from '../../../src/node/examples/read-examples';
import type { Example } from '../../../src/node/examples/example';
import { ParseCache } from '../../../src/node/base/parse-cache';
import { readSite } from '../../../src/node/site/site-model';
import { readSourceFiles } from '../../../src/node/sources/source-files';
import { randomFrom } from '../../fixtures/random';
import type { Patch } from './patches';

/** A diagnostic on one of `lines` is a match. */
export interface Mutation extends Patch {
  kind: string;
  lines: number[];
}

const ROOT = join(__dirname, '../../..');

/** Other objects can have any keys. */
const STRICT_CALL =
  /\.(?:select|delete|order|signUp|signIn\w+|verifyOtp|updateUser|invoke|upload)\((?:[^()]*, )?/;

const KINDS: [kind: string, pattern: RegExp][] = [
  [
    'renamed method',
    /\.(select|insert|update|upsert|delete|eq|in|order|limit|single|rpc|signUp)\(/,
  ],
  ['missing bracket', /[)}\]](?=[;,]?$)/m],
  ['wrong option', new RegExp(`(?<=${STRICT_CALL.source})\\{ \\w+:`)],
  ['wrong column', /\.(?:eq|in|order)\('(\w+)'/],
];

/** Of `count` random TypeScript and JavaScript examples. */
export function mutations(seed: number, count: number): Mutation[] {
  const { files } = readSourceFiles(ROOT);
  const cache = new ParseCache(ROOT);
  const site = readSite(files, cache);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const random = randomFrom(seed);
  const all = readExamples(files, site, cache);
  // A shared part's code block appears once per page.
  const places = new Set<string>();
  const isNew = ({ file, line }: Example) => places.size < places.add(`${file}:${line}`).size;
  const sql = sqlByFile(all);
  const kindsOf = ({ file, code }: Example) =>
    KINDS.filter(([, pattern]) => {
      const [match, column] = pattern.exec(code) ?? [];
      if (!match || !column || !match.includes("'")) return match !== undefined;
      // If no SQL names the table and the column, no check can know that the new name is wrong.
      const table = /\.from\('(\w+)'\)/.exec(code)?.[1];
      return [table, column].every((name) => new RegExp(`\\b${name}\\b`).test(sql.get(file) ?? ''));
    });
  const examples = all
    .filter(({ role, language }) => /^(fence|example)$/.test(role) && /^[jt]s$/.test(language))
    .filter(({ optOut, code }) => optOut === undefined && !/^\s*[{[]/.test(code))
    // A request in another language isn't in the file.
    .filter(({ file, code }) => texts.get(file)!.includes(code.split('\n')[0]!))
    .filter((example) => kindsOf(example).length > 0)
    .map((example) => ({ example, order: random() }))
    .sort((a, b) => a.order - b.order)
    .filter(({ example }) => isNew(example));
  const used = new Map(KINDS.map(([kind]) => [kind, 0]));
  return examples.slice(0, count).map(({ example }) => {
    // Kinds get similar shares.
    const [chosen] = kindsOf(example).sort(([a], [b]) => used.get(a)! - used.get(b)!);
    const [kind, pattern] = chosen!;
    used.set(kind, used.get(kind)! + 1);
    const related = all.filter((item) => item === example || isSameExample(item, example));
    const lines = related.flatMap(linesOf);
    return { ...mutate(example, kind, pattern, texts.get(example.file)!), lines };
  });
}

function sqlByFile(examples: Example[]): Map<string, string> {
  const sql = new Map<string, string>();
  for (const { file, language, code } of examples) {
    if (language === 'sql') sql.set(file, `${sql.get(file) ?? ''}\n${code}`);
  }
  return sql;
}

function mutate(example: Example, kind: string, pattern: RegExp, text: string) {
  const { file, code, line } = example;
  const lines = code.split('\n');
  const row = lines.findIndex((item) => pattern.test(item));
  const match = pattern.exec(lines[row]!)!;
  const find = match[0];
  const replace = kind === 'missing bracket' ? '' : find.replace(/\w(?=\W+$)/, '$&q');
  const before = text.split('\n').slice(0, line - 1 + row);
  const offset = before.join('\n').length + 1 + example.column - 1 + match.index;
  return { kind, file, find, replace, offset };
}

function linesOf({ line, code }: Example): number[] {
  return code.split('\n').map((_, index) => line + index);
}

function isSameExample(a: Example, b: Example): boolean {
  return (
    a.file === b.file && a.group !== undefined && a.group === b.group && a.entry?.id === b.entry?.id
  );
}
