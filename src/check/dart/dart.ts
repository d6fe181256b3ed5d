import type { Proof } from '../../node/verification/proofs';
import type { Problem } from '../../lib/diagnostic';
import type { Sample } from '../../node/verification/samples';
import type { Check, CheckInput } from '../check';
import { checkDart } from './programs';
import type { DartRelease } from './programs';
import { Untranslatable } from './types';
import { dartToTypescript } from './to-typescript';
import type { Translation } from './writer';
import type { Fault } from '../runner/diagnostics';
import { faultProblem } from '../runner/diagnostics';
import { callFaults, clientOf, releaseOf } from '../syntax/client-calls';
import { withTree } from '../syntax/tree-sitter';

/** Dart has no compiler in npm: TypeScript's looks at samples that were written in TypeScript. */
export const dart: Check = {
  name: 'dart',
  about: 'Dart samples without classes of their own have the types of supabase_flutter.',
  async run({ root, samples, cache }: CheckInput) {
    const looked = samples.filter(isLookedAt);
    const waiting = new Map<Sample, (faults: Fault[] | null) => void>();
    const verdicts = Promise.all(
      looked.map((sample) =>
        cache.get(
          ['dart', releaseOf(sample), sample.code],
          () => new Promise<Fault[] | null>((resolve) => waiting.set(sample, resolve)),
        ),
      ),
    );
    const found = await faultsOf(root, [...waiting.keys()]);
    for (const [sample, resolve] of waiting) resolve(found.get(sample) ?? null);
    const proofs = new Map<string, Proof>();
    const provers = new Map<string, string>();
    const problems: Problem[] = [];
    for (const [index, faults] of (await verdicts).entries()) {
      const sample = looked[index]!;
      if (!faults) continue;
      problems.push(...faults.map((fault) => faultProblem(sample, 'dart', fault)));
      if (faults.length > 0) continue;
      const { package: name, version } = clientOf(sample);
      proofs.set(sample.id, 'typed');
      provers.set(sample.id, `the types of ${name} ${version}`);
    }
    return { problems, proofs, provers };
  },
};

/** An upgrade guide shows the code of two releases. */
function isLookedAt({ language, role, page, optOut }: Sample): boolean {
  const isCode = role === 'fence' || role === 'example';
  return language === 'dart' && isCode && !optOut && !page.endsWith('/upgrade-guide.mdx');
}

/** What is wrong with each sample that can be translated and uses nothing undeclared. */
async function faultsOf(root: string, samples: Sample[]): Promise<Map<Sample, Fault[]>> {
  const translations = new Map<Sample, Translation>();
  for (const sample of samples) {
    const translation = await translate(root, sample);
    if (translation) translations.set(sample, translation);
  }
  const faults = new Map<Sample, Fault[]>();
  for (const release of ['v0', 'v1'] satisfies DartRelease[]) {
    const own = [...translations].filter(([sample]) => releaseOf(sample) === release);
    if (own.length === 0) continue;
    const found = checkDart(
      root,
      release,
      own.map(([, translation]) => translation),
    );
    for (const [index, [sample]] of own.entries()) {
      const findings = found[index]?.map(({ offset, message }) => ({
        ...placeOf(sample.code, offset),
        message,
        fix: 'look it up in the reference of Dart',
      }));
      if (findings) faults.set(sample, findings);
    }
  }
  return faults;
}

const HEAD = 'Future<void> sample() async {\n';

/** The statements of a sample in TypeScript; undefined where there is no translation. */
async function translate(root: string, sample: Sample): Promise<Translation | undefined> {
  const body = sample.code.replace(/^import .*$/gm, (line) => ' '.repeat(line.length));
  const code = `${HEAD}${body}\n}`;
  return withTree(root, 'dart', code, (tree) => {
    const block = tree.namedChildren.find((node) => node?.type === 'function_body')?.lastChild;
    // What its client does not have at all, the check of syntax tells.
    const isKnown = callFaults(tree, 'dart', clientOf(sample)).length === 0;
    if (tree.hasError || !block || !isKnown) return undefined;
    try {
      const { text, origin } = dartToTypescript(block, code);
      return { text, origin: (offset) => origin(offset) - HEAD.length };
    } catch (error) {
      if (error instanceof Untranslatable) return undefined;
      throw error;
    }
  });
}

function placeOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, Math.max(offset, 0)).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
