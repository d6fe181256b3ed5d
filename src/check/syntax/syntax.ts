import type { Check, CheckInput } from '../check';
import { CHECKED_LANGUAGES } from './checked-languages';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { checkDart } from '../dart/parse';
import { sampleDiagnostic } from '../runner/diagnostics';
import type { Sample } from '../../node/verification/sample';
import { readShell } from '../shell/read-shell';
import { bracketErrors, graphqlErrors } from './graphql-and-brackets';
import { callErrors, callsClient, PYTHON_CLIENT } from './client-calls';
import { jsonErrors, yamlErrors } from './data-formats';
import { envErrors, httpErrors } from './line-formats';
import { cssErrors, htmlErrors } from './markup-formats';
import { schemaErrors } from './prisma';
import { tomlErrors } from './toml';
import { treeErrors, withTree } from './tree-sitter';
import { xmlErrors } from './xml';

type Parse = (sample: Sample, root: string) => Promise<CodeDiagnostic[]> | CodeDiagnostic[];

const byCode =
  (parse: (code: string) => CodeDiagnostic[]): Parse =>
  ({ code }) =>
    parse(code);

const pythonErrors: Parse = ({ code }, root) =>
  withTree(root, 'python', code, (tree) => (tree.hasError ? treeErrors : callErrors)(tree));

/** Finds the errors in an example, by language. */
export const PARSERS: Record<string, Parse> = {
  bash: ({ code, role }, root) =>
    role === 'usage' ? usageErrors(code) : withTree(root, 'bash', readShell(code), treeErrors),
  css: byCode(cssErrors),
  dart: ({ code }, root) => checkDart(root, code, () => []),
  env: byCode(envErrors),
  graphql: byCode(graphqlErrors),
  html: byCode(htmlErrors),
  http: byCode(httpErrors),
  json: byCode(jsonErrors),
  kotlin: byCode(bracketErrors),
  prisma: schemaErrors,
  python: pythonErrors,
  swift: byCode(bracketErrors),
  toml: byCode(tomlErrors),
  xml: byCode(xmlErrors),
  yaml: byCode(yamlErrors),
};

/** Languages without a grammar. Only their brackets are checked, which verifies too little. */
const UNPROVEN = new Set(['kotlin', 'swift']);

const USAGE = /^[\w-]+( [\w-]+| <[\w -]+>| \[(\w+|<[\w= -]+(\.\.\.)?>)\])*$/;

/** Reports a line that isn't a usage line: names, `<argument>`, `[<optional>]`, `[<repeated>...]`, `[flags]`. */
function usageErrors(code: string): CodeDiagnostic[] {
  if (USAGE.test(code)) return [];
  const message = `Not a usage line: ${code}`;
  return [{ line: 1, column: 1, message, fix: 'write "command <argument> [<optional>] [flags]"' }];
}

/** Checks that examples are well formed in all languages that no other check covers. */
export const syntax: Check = {
  name: 'syntax',
  async run({ samples, cache, root }: CheckInput) {
    const looked = samples.filter(({ optOut }) => !optOut);
    const proofs = new Map<string, 'names' | 'parsed'>();
    const verifiedBy = new Map<string, string>();
    const diagnostics = [];
    for (const sample of looked) {
      const parse = PARSERS[sample.language];
      if (!parse) continue;
      const parts = ['syntax', sample.language, sample.role, sample.code];
      const errors = await cache.get(parts, () => parse(sample, root));
      diagnostics.push(...errors.map((error) => sampleDiagnostic(sample, 'syntax', error)));
      if (errors.length > 0 || UNPROVEN.has(sample.language)) continue;
      const hasNames =
        sample.language === 'python' &&
        (await cache.get(['names', sample.code], () =>
          withTree(root, 'python', sample.code, callsClient),
        ));
      proofs.set(sample.id, hasNames ? 'names' : 'parsed');
      if (hasNames) verifiedBy.set(sample.id, PYTHON_CLIENT);
    }
    const free = looked.filter(({ language }) => CHECKED_LANGUAGES[language] === 'free').length;
    const remarks = free > 0 ? [`${free} plain text samples have no syntax to check`] : [];
    return { diagnostics, proofs, verifiedBy, remarks };
  },
};
