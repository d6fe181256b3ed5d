import type { Proof } from '../../node/verification/proofs';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Sample } from '../../node/verification/samples';
import type { Check, CheckInput } from '../check';
import { checkDart } from './programs';
import type { DartRelease } from './programs';
import { Untranslatable } from './types';
import { dartToTypescript } from './to-typescript';
import type { Translation } from './writer';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { sampleDiagnostic } from '../runner/diagnostics';
import { callErrors, clientOf, releaseOf } from '../syntax/client-calls';
import { withTree } from '../syntax/tree-sitter';

/** Dart has no compiler in npm: TypeScript's looks at samples that were written in TypeScript. */
export const dart: Check = {
  name: 'dart',
  about: 'Dart samples without classes of their own have the types of supabase_flutter.',
  async run({ root, samples, cache }: CheckInput) {
    const looked = samples.filter(isLookedAt);
    const waiting = new Map<Sample, (errors: CodeDiagnostic[] | null) => void>();
    const verdicts = Promise.all(
      looked.map((sample) =>
        cache.get(
          ['dart', releaseOf(sample), sample.code],
          () => new Promise<CodeDiagnostic[] | null>((resolve) => waiting.set(sample, resolve)),
        ),
      ),
    );
    const found = await errorsOf(root, [...waiting.keys()]);
    for (const [sample, resolve] of waiting) resolve(found.get(sample) ?? null);
    const proofs = new Map<string, Proof>();
    const verifiedBy = new Map<string, string>();
    const diagnostics: Diagnostic[] = [];
    for (const [index, errors] of (await verdicts).entries()) {
      const sample = looked[index]!;
      if (!errors) continue;
      diagnostics.push(...errors.map((error) => sampleDiagnostic(sample, 'dart', error)));
      if (errors.length > 0) continue;
      const { package: name, version } = clientOf(sample);
      proofs.set(sample.id, 'typed');
      verifiedBy.set(sample.id, `the types of ${name} ${version}`);
    }
    return { diagnostics, proofs, verifiedBy };
  },
};

/** An upgrade guide shows the code of two releases. */
function isLookedAt({ language, role, page, optOut }: Sample): boolean {
  const isCode = role === 'fence' || role === 'example';
  return language === 'dart' && isCode && !optOut && !page.endsWith('/upgrade-guide.mdx');
}

/** What is wrong with each sample that can be translated and uses nothing undeclared. */
async function errorsOf(root: string, samples: Sample[]): Promise<Map<Sample, CodeDiagnostic[]>> {
  const translations = new Map<Sample, Translation>();
  for (const sample of samples) {
    const translation = await translate(root, sample);
    if (translation) translations.set(sample, translation);
  }
  const errors = new Map<Sample, CodeDiagnostic[]>();
  for (const release of ['v0', 'v1'] satisfies DartRelease[]) {
    const own = [...translations].filter(([sample]) => releaseOf(sample) === release);
    if (own.length === 0) continue;
    const found = checkDart(
      root,
      release,
      own.map(([, translation]) => translation),
    );
    for (const [index, [sample]] of own.entries()) {
      const located = found[index]?.map(({ offset, message }) => ({
        ...placeOf(sample.code, offset),
        message,
        fix: 'look it up in the reference of Dart',
      }));
      if (located) errors.set(sample, located);
    }
  }
  return errors;
}

const HEAD = 'Future<void> sample() async {\n';

/** The statements of a sample in TypeScript; undefined where there is no translation. */
async function translate(root: string, sample: Sample): Promise<Translation | undefined> {
  const body = sample.code.replace(/^import .*$/gm, (line) => ' '.repeat(line.length));
  const code = `${HEAD}${body}\n}`;
  return withTree(root, 'dart', code, (tree) => {
    const block = tree.namedChildren.find((node) => node?.type === 'function_body')?.lastChild;
    // What its client does not have at all, the check of syntax tells.
    const isKnown = callErrors(tree, 'dart', clientOf(sample)).length === 0;
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
