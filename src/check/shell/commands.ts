import type { Example } from '../../node/examples/example';
import type { Check } from '../runner/check';
import { checkExamples } from '../runner/check-examples';
import { isResponse } from './api-values';
import type { Packages } from '../runner/example-packages';
import { readPackages } from '../runner/example-packages';
import { CLI_VERSION } from '../upstream/cli/commands';
import { cliErrors, switchErrors } from './supabase-cli';
import { lookUpCurl } from './curl';
import type { LookupResult, LookUp, ShellPage } from './types';
import { lookUpBuiltin, lookUpInstall, lookUpNode } from './builtins';
import type { Word } from './parse-commands';
import { shellCommands, supabaseCall } from './parse-commands';
import { readShell } from '../languages/shell';
import { withTree } from '../languages/tree-sitter';

/** British English has no comma before "and". */
const LIST = new Intl.ListFormat('en-GB');
const LOOK_UPS: LookUp[] = [lookUpSupabase, lookUpCurl, lookUpNode, lookUpInstall, lookUpBuiltin];

export const commands: Check = {
  name: 'commands',
  run({ examples, cache, root }) {
    const packages = readPackages(root);
    const pages = new Map<string, ShellPage>();
    return checkExamples('commands', examples, async (example) => {
      const page = pages.get(example.page) ?? createPage(examples, example.page, packages);
      pages.set(example.page, page);
      if (example.language === 'json' && example.role === 'fence' && page.called) {
        if (example.optOut || !isResponse(example.code, page.called)) return undefined;
        return { errors: [], proof: 'typed', by: `the responses of the ${page.called.api}` };
      }
      page.called = undefined;
      if (example.optOut || example.language !== 'bash') return undefined;
      // A usage line's fixed part: `supabase db diff`.
      const code = example.role === 'usage' ? example.code.replace(/ [<[].*$/s, '') : example.code;
      const read = await cache.get(['commands', code], () =>
        withTree(root, 'bash', readShell(code), (tree) => shellCommands(tree, code)),
      );
      const results = read.commands.map((words) => lookUp(words, page));
      const calls = read.commands.map(supabaseCall).filter((call) => call !== undefined);
      const errors = [
        ...results.flatMap((item) => item?.errors ?? []),
        ...(example.role === 'usage' ? [] : calls.flatMap(switchErrors)),
      ];
      const sources = [...new Set(results.map((item) => item?.by ?? '').filter(Boolean))];
      if (sources.length === 0) return { errors };
      const by = LIST.format(sources);
      const isWhole = read.isPlain && results.every((item) => item?.isWhole);
      if (!isWhole) return { errors, by };
      return { errors, proof: results.some((item) => item?.proof) ? 'names' : 'typed', by };
    });
  },
};

function lookUp(words: Word[], page: ShellPage): LookupResult | undefined {
  for (const one of LOOK_UPS) {
    const result = one(words, page);
    if (result) return result;
  }
  return undefined;
}

function lookUpSupabase(words: Word[]): LookupResult | undefined {
  const call = supabaseCall(words);
  if (!call) return undefined;
  const before = words.slice(0, words.length - call.length);
  return {
    errors: cliErrors(call),
    by: `the commands of supabase CLI ${CLI_VERSION}`,
    isWhole: before.every(({ source }) => /^(npx|pnpm|yarn|bunx|exec|dlx|--yes|-y)$/.test(source)),
  };
}

/** All files from the start, because a command can come before the file that it runs. */
function createPage(examples: Example[], page: string, packages: Packages): ShellPage {
  const files = examples.flatMap((example) =>
    example.page === page && example.title ? [[example.title, example.code] as const] : [],
  );
  return { variables: new Map(), directories: new Set(), files: new Map(files), packages };
}
