import type { Proof } from '../../node/verification/proofs';
import type { Sample } from '../../node/verification/samples';
import type { Check, CheckInput } from '../check';
import { isAnswer } from '../api/response';
import { CLI_VERSION } from '../facts/cli/commands';
import { cliErrors, switchErrors } from './supabase-cli';
import { lookUpCurl } from './curl';
import type { LookupResult, LookUp, ShellPage } from './lookup-result';
import { lookUpBuiltin, lookUpNode } from './builtins';
import { lookUpTool } from './tools';
import type { Word } from './parse-commands';
import { shellCommands, supabaseCall } from './parse-commands';
import { sampleDiagnostic } from '../runner/diagnostics';
import { readShell } from './read-shell';
import { withTree } from '../syntax/tree-sitter';

const LOOK_UPS: LookUp[] = [lookUpSupabase, lookUpCurl, lookUpTool, lookUpNode, lookUpBuiltin];

/** Whether the commands of shell samples and usage lines exist, with their flags and values. */
export const commands: Check = {
  name: 'commands',
  about:
    `Every supabase command of a sample is one of CLI ${CLI_VERSION}, with its flags and values; ` +
    'calls of the APIs are operations they have, with their answers; options of known tools exist.',
  async run({ samples, cache, root }: CheckInput) {
    const diagnostics = [];
    const proofs = new Map<string, Proof>();
    const verifiedBy = new Map<string, string>();
    const pages = new Map<string, ShellPage>();
    for (const sample of samples) {
      const page = pages.get(sample.page) ?? createPage(samples, sample.page);
      pages.set(sample.page, page);
      if (sample.language === 'json' && sample.role === 'fence' && page.called) {
        if (sample.optOut || !isAnswer(sample.code, page.called)) continue;
        proofs.set(sample.id, 'typed');
        verifiedBy.set(sample.id, `the answers of the ${page.called.api}`);
        continue;
      }
      page.called = undefined;
      if (sample.optOut || sample.language !== 'bash') continue;
      const code = shellCode(sample);
      const read = await cache.get(['commands', code], () =>
        withTree(root, 'bash', readShell(code), (tree) => shellCommands(tree, code)),
      );
      const looked = read.commands.map((words) => lookUp(words, page));
      const calls = read.commands.map(supabaseCall).filter((call) => call !== undefined);
      const errors = [
        ...looked.flatMap((item) => item?.errors ?? []),
        ...(sample.role === 'usage' ? [] : calls.flatMap(switchErrors)),
      ];
      diagnostics.push(...errors.map((error) => sampleDiagnostic(sample, 'commands', error)));
      const by = [...new Set(looked.map((item) => item?.by ?? '').filter(Boolean))];
      if (by.length === 0) continue;
      verifiedBy.set(sample.id, inWords(by));
      const isWhole = read.isPlain && looked.every((item) => item?.isWhole);
      if (isWhole && errors.length === 0) proofs.set(sample.id, 'typed');
    }
    return { diagnostics, proofs, verifiedBy };
  },
};

function lookUp(words: Word[], page: ShellPage): LookupResult | undefined {
  for (const one of LOOK_UPS) {
    const looked = one(words, page);
    if (looked) return looked;
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

/** The files a page shows are known from its start: a command may come before the code it runs. */
function createPage(samples: Sample[], page: string): ShellPage {
  const files = samples.flatMap((sample) =>
    sample.page === page && sample.title ? [[sample.title, sample.code] as const] : [],
  );
  return {
    variables: new Map(),
    directories: new Set(),
    scripts: new Set(),
    files: new Map(files),
  };
}

function inWords(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The part of a usage line that a reader types as it stands: `supabase db diff`. */
function shellCode({ code, role }: Sample): string {
  return role === 'usage' ? code.replace(/ [<[].*$/s, '') : code;
}
