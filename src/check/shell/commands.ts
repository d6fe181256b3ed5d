import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '../../node/verification/proofs';
import type { Sample } from '../../node/verification/sample';
import type { Check, CheckInput } from '../check';
import { isResponse } from '../api/response';
import { EXAMPLE_PACKAGES } from '../typescript/example-packages';
import { CLI_VERSION } from '../facts/cli/commands';
import { cliErrors, switchErrors } from './supabase-cli';
import { lookUpCurl } from './curl';
import { lookUpTool } from './tools';
import type { LookupResult, LookUp, ShellPage } from './types';
import { lookUpBuiltin, lookUpNode } from './builtins';
import type { Word } from './parse-commands';
import { shellCommands, supabaseCall } from './parse-commands';
import { sampleDiagnostic } from '../runner/diagnostics';
import { readShell } from './read-shell';
import { withTree } from '../syntax/tree-sitter';

const LOOK_UPS: LookUp[] = [lookUpSupabase, lookUpCurl, lookUpNode, lookUpTool, lookUpBuiltin];

/** Checks the commands in shell examples and usage lines, and the JSON responses after them. */
export const commands: Check = {
  name: 'commands',
  async run({ samples, cache, root }: CheckInput) {
    const diagnostics = [];
    const proofs = new Map<string, Proof>();
    const verifiedBy = new Map<string, string>();
    const packages = installedPackages(root);
    const pages = new Map<string, ShellPage>();
    for (const sample of samples) {
      const page = pages.get(sample.page) ?? createPage(samples, sample.page, packages);
      pages.set(sample.page, page);
      if (sample.language === 'json' && sample.role === 'fence' && page.called) {
        if (sample.optOut || !isResponse(sample.code, page.called)) continue;
        proofs.set(sample.id, 'typed');
        verifiedBy.set(sample.id, `the responses of the ${page.called.api}`);
        continue;
      }
      page.called = undefined;
      if (sample.optOut || sample.language !== 'bash') continue;
      const code = shellCode(sample);
      const read = await cache.get(['commands', code], () =>
        withTree(root, 'bash', readShell(code), (tree) => shellCommands(tree, code)),
      );
      const results = read.commands.map((words) => lookUp(words, page));
      const calls = read.commands.map(supabaseCall).filter((call) => call !== undefined);
      const errors = [
        ...results.flatMap((item) => item?.errors ?? []),
        ...(sample.role === 'usage' ? [] : calls.flatMap(switchErrors)),
      ];
      diagnostics.push(...errors.map((error) => sampleDiagnostic(sample, 'commands', error)));
      const by = [...new Set(results.map((item) => item?.by ?? '').filter(Boolean))];
      if (by.length === 0) continue;
      verifiedBy.set(sample.id, inWords(by));
      const isWhole = read.isPlain && results.every((item) => item?.isWhole);
      if (!isWhole || errors.length > 0) continue;
      proofs.set(sample.id, results.some((item) => item?.proof) ? 'names' : 'typed');
    }
    return { diagnostics, proofs, verifiedBy };
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

/**
 * Creates a page's state. It contains all files from the start, because a command can come before the
 * file that it runs.
 */
function createPage(samples: Sample[], page: string, packages: ReadonlySet<string>): ShellPage {
  const files = samples.flatMap((sample) =>
    sample.page === page && sample.title ? [[sample.title, sample.code] as const] : [],
  );
  return {
    variables: new Map(),
    directories: new Set(),
    files: new Map(files),
    packages,
  };
}

/** Returns the packages in the project's package.json files, which are known to exist. */
function installedPackages(root: string): ReadonlySet<string> {
  const files = ['package.json', join(EXAMPLE_PACKAGES, 'package.json')];
  return new Set(
    files
      .map((file) => join(root, file))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>)
      .flatMap(({ dependencies, devDependencies }) =>
        Object.keys({ ...dependencies, ...devDependencies }),
      ),
  );
}

function inWords(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Returns an example's code, or the fixed part of a usage line, such as `supabase db diff`. */
function shellCode({ code, role }: Sample): string {
  return role === 'usage' ? code.replace(/ [<[].*$/s, '') : code;
}
