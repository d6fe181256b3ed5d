import type { Check } from '../runner/check';
import { checkExamples } from '../runner/check-examples';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { checkDart } from '../languages/dart';
import type { Example } from '../../node/examples/example';
import { readShell } from '../languages/shell';
import {
  astroErrors,
  cssErrors,
  graphqlErrors,
  jsonErrors,
  yamlErrors,
  envErrors,
  httpErrors,
} from './formats';
import { callErrors, callsClient, PYTHON_CLIENT } from './client-calls';
import { schemaErrors } from '../languages/prisma';
import { tomlErrors } from '../languages/toml';
import { treeErrors, withTree } from '../languages/tree-sitter';
import { SaxesParser } from 'saxes';
import { positionAt } from '../../lib/positions';

type Parse = (
  code: string,
  example: Example,
  root: string,
) => Promise<CodeDiagnostic[]> | CodeDiagnostic[];

const pythonErrors: Parse = (code, _, root) =>
  withTree(root, 'python', code, (tree) => (tree.hasError ? treeErrors : callErrors)(tree));

export const PARSERS: Record<string, Parse> = {
  astro: astroErrors,
  bash: (code, { role }, root) =>
    role === 'usage' ? usageErrors(code) : withTree(root, 'bash', readShell(code), treeErrors),
  css: cssErrors,
  dart: (code, _, root) => checkDart(root, code, () => []),
  env: envErrors,
  graphql: graphqlErrors,
  http: httpErrors,
  json: jsonErrors,
  prisma: (_, example, root) => schemaErrors(example, root),
  python: pythonErrors,
  toml: tomlErrors,
  xml: xmlErrors,
  yaml: yamlErrors,
};

/** Has no syntax, or no parser here. */
export const FREE = new Set(['diff', 'kotlin', 'mdx', 'swift', 'text']);

const USAGE = /^[\w-]+( [\w-]+| <[\w -]+>| \[(\w+|<[\w= -]+(\.\.\.)?>)\])*$/;

/** `<argument>`, `[<optional>]`, `[<repeated>...]`, and `[flags]`, besides names. */
function usageErrors(code: string): CodeDiagnostic[] {
  if (USAGE.test(code)) return [];
  const message = `Not a usage line: ${code}`;
  return [{ line: 1, column: 1, message, fix: 'write "command <argument> [<optional>] [flags]"' }];
}

export const syntax: Check = {
  name: 'syntax',
  async run({ examples, cache, root }) {
    const looked = examples.filter(({ optOut }) => !optOut);
    const results = await checkExamples('syntax', looked, async (example) => {
      const { language, role, code } = example;
      const parse = PARSERS[language];
      if (!parse) return undefined;
      const errors = await cache.get(['syntax', language, role, code], () =>
        parse(code, example, root),
      );
      if (errors.length > 0) return { errors };
      const hasNames =
        language === 'python' &&
        (await cache.get(['names', code], () => withTree(root, 'python', code, callsClient)));
      return hasNames ? { errors, proof: 'names', by: PYTHON_CLIENT } : { errors, proof: 'parsed' };
    });
    const free = looked.filter(({ language }) => FREE.has(language)).length;
    const remarks = free > 0 ? [`${free} examples have no syntax to check`] : [];
    return { ...results, remarks };
  },
};

/** The first one, in a document or a part. */
function xmlErrors(code: string): CodeDiagnostic[] {
  const open: { name: string; offset: number }[] = [];
  let error: CodeDiagnostic | undefined;
  // Only an entire document can have a declaration or a document type.
  const parser = new SaxesParser({ fragment: !/^\s*<[?!](?!--)/.test(code) });
  parser.on('error', ({ message }) => {
    error ??= xmlError(code, parser.position, message, open.at(-1));
  });
  parser.on('opentagstart', ({ name }) => {
    // The parser is one character past the name.
    open.push({ name, offset: parser.position - 1 - name.length });
  });
  parser.on('closetag', () => open.pop());
  parser.write(code).close();
  return error ? [error] : [];
}

/** At the tag or entity, or an unclosed element's opening tag. */
function xmlError(
  code: string,
  end: number,
  text: string,
  open?: { name: string; offset: number },
): CodeDiagnostic {
  const message = `XML: ${text.replace(/^[\d:]+ |\.$/g, '')}`;
  if (open && /^XML: unclosed tag/.test(message)) {
    return { ...positionAt(code, open.offset - 1), message, fix: `add </${open.name}>` };
  }
  const entity = /&[^&;<]*;?$/.exec(code.slice(0, end));
  const offset = Math.max(entity?.index ?? code.lastIndexOf('<', end - 1), 0);
  const [markup = ''] = code.slice(offset, end).split('\n');
  return { ...positionAt(code, offset), message, fix: `correct "${markup}"` };
}
