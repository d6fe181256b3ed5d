import type { Check, CheckInput } from '../check';
import { CHECKED_LANGUAGES } from './checked-languages';
import type { Fault } from '../runner/diagnostics';
import { faultProblem } from '../runner/diagnostics';
import type { Sample } from '../../node/verification/samples';
import { readShell } from '../shell/read-shell';
import { bracketFaults, graphqlFaults } from './graphql-and-brackets';
import { callFaults, clientOf } from './client-calls';
import { jsonFaults, tomlFaults, yamlFaults } from './data-formats';
import { envFaults, httpFaults } from './line-formats';
import { cssFaults, htmlFaults, xmlFaults } from './markup-formats';
import { treeFaults, withTree } from './tree-sitter';

type Parse = (sample: Sample, root: string) => Promise<Fault[]> | Fault[];

const byCode =
  (parse: (code: string) => Fault[]): Parse =>
  ({ code }) =>
    parse(code);

const withClient =
  (language: 'dart' | 'python'): Parse =>
  (sample, root) =>
    withTree(root, language, sample.code, (tree) =>
      tree.hasError ? treeFaults(tree) : callFaults(tree, language, clientOf(sample)),
    );

/** How each language is read here. */
export const PARSERS: Record<string, Parse> = {
  bash: ({ code, role }, root) =>
    role === 'usage' ? usageFaults(code) : withTree(root, 'bash', readShell(code), treeFaults),
  css: byCode(cssFaults),
  dart: withClient('dart'),
  env: byCode(envFaults),
  graphql: byCode(graphqlFaults),
  html: byCode(htmlFaults),
  http: byCode(httpFaults),
  json: byCode(jsonFaults),
  kotlin: byCode(bracketFaults),
  python: withClient('python'),
  swift: byCode(bracketFaults),
  toml: byCode(tomlFaults),
  xml: byCode(xmlFaults),
  yaml: byCode(yamlFaults),
};

/** Languages without a grammar here: looking at their brackets proves little. */
const UNPROVEN = new Set(['kotlin', 'swift']);

const USAGE = /^[\w-]+( [\w-]+| <[\w -]+>| \[(\w+|<[\w= -]+(\.\.\.)?>)\])*$/;

/** A usage line: names, `<argument>`, `[<optional>]`, `[<repeated>...]`, `[flags]`. */
function usageFaults(code: string): Fault[] {
  if (USAGE.test(code)) return [];
  const message = `Not a usage line: ${code}`;
  return [{ line: 1, column: 1, message, fix: 'write "command <argument> [<optional>] [flags]"' }];
}

/** Whether a sample's code is well formed, in every language no other check reads. */
export const syntax: Check = {
  name: 'syntax',
  about: 'Code in shell, data, markup and client languages is well formed; client calls exist.',
  async run({ samples, cache, root }: CheckInput) {
    const looked = samples.filter(({ optOut }) => !optOut);
    const proofs = new Map<string, 'parsed'>();
    const problems = [];
    for (const sample of looked) {
      const parse = PARSERS[sample.language];
      if (!parse) continue;
      const release = /^(dart|python)$/.test(sample.language) ? clientOf(sample).version : '';
      const parts = ['syntax', sample.language, sample.role, release, sample.code];
      const faults = await cache.get(parts, () => parse(sample, root));
      problems.push(...faults.map((fault) => faultProblem(sample, 'syntax', fault)));
      if (faults.length === 0 && !UNPROVEN.has(sample.language)) proofs.set(sample.id, 'parsed');
    }
    const free = looked.filter(({ language }) => CHECKED_LANGUAGES[language] === 'free').length;
    const remarks = free > 0 ? [`${free} samples of plain text have no syntax`] : [];
    return { problems, proofs, remarks };
  },
};
