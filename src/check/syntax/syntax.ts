import type { Check, CheckInput } from '../check';
import { CHECKED_LANGUAGES } from './checked-languages';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { sampleDiagnostic } from '../runner/diagnostics';
import type { Sample } from '../../node/verification/samples';
import { readShell } from '../shell/read-shell';
import { bracketErrors, graphqlErrors } from './graphql-and-brackets';
import { callErrors, clientOf } from './client-calls';
import { jsonErrors, tomlErrors, yamlErrors } from './data-formats';
import { envErrors, httpErrors } from './line-formats';
import { cssErrors, htmlErrors, xmlErrors } from './markup-formats';
import { treeErrors, withTree } from './tree-sitter';

type Parse = (sample: Sample, root: string) => Promise<CodeDiagnostic[]> | CodeDiagnostic[];

const byCode =
  (parse: (code: string) => CodeDiagnostic[]): Parse =>
  ({ code }) =>
    parse(code);

const withClient =
  (language: 'dart' | 'python'): Parse =>
  (sample, root) =>
    withTree(root, language, sample.code, (tree) =>
      tree.hasError ? treeErrors(tree) : callErrors(tree, language, clientOf(sample)),
    );

/** How each language is read here. */
export const PARSERS: Record<string, Parse> = {
  bash: ({ code, role }, root) =>
    role === 'usage' ? usageErrors(code) : withTree(root, 'bash', readShell(code), treeErrors),
  css: byCode(cssErrors),
  dart: withClient('dart'),
  env: byCode(envErrors),
  graphql: byCode(graphqlErrors),
  html: byCode(htmlErrors),
  http: byCode(httpErrors),
  json: byCode(jsonErrors),
  kotlin: byCode(bracketErrors),
  python: withClient('python'),
  swift: byCode(bracketErrors),
  toml: byCode(tomlErrors),
  xml: byCode(xmlErrors),
  yaml: byCode(yamlErrors),
};

/** Languages without a grammar here: looking at their brackets proves little. */
const UNPROVEN = new Set(['kotlin', 'swift']);

const USAGE = /^[\w-]+( [\w-]+| <[\w -]+>| \[(\w+|<[\w= -]+(\.\.\.)?>)\])*$/;

/** A usage line: names, `<argument>`, `[<optional>]`, `[<repeated>...]`, `[flags]`. */
function usageErrors(code: string): CodeDiagnostic[] {
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
    const diagnostics = [];
    for (const sample of looked) {
      const parse = PARSERS[sample.language];
      if (!parse) continue;
      const release = /^(dart|python)$/.test(sample.language) ? clientOf(sample).version : '';
      const parts = ['syntax', sample.language, sample.role, release, sample.code];
      const errors = await cache.get(parts, () => parse(sample, root));
      diagnostics.push(...errors.map((error) => sampleDiagnostic(sample, 'syntax', error)));
      if (errors.length === 0 && !UNPROVEN.has(sample.language)) proofs.set(sample.id, 'parsed');
    }
    const free = looked.filter(({ language }) => CHECKED_LANGUAGES[language] === 'free').length;
    const remarks = free > 0 ? [`${free} samples of plain text have no syntax`] : [];
    return { diagnostics, proofs, remarks };
  },
};
