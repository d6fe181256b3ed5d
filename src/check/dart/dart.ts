import type { CodeDiagnostic, Diagnostic } from '../../lib/diagnostic';
import type { Proof } from '../../node/verification/proofs';
import type { Sample } from '../../node/verification/samples';
import type { Check, CheckInput } from '../check';
import v0 from '../facts/dart/v0.json';
import v1 from '../facts/dart/v1.json';
import v2 from '../facts/dart/v2.json';
import { sampleDiagnostic } from '../runner/diagnostics';
import { Library } from './library';
import { Lookup } from './lookup';
import { NameWalk } from './names';
import { checkDart } from './parse';

/** The supported releases, oldest first. */
const LIBRARIES = { v0: new Library(v0), v1: new Library(v1), v2: new Library(v2) };

/** A release of supabase_flutter that examples are written for. */
export type DartRelease = keyof typeof LIBRARIES;
const RELEASES = Object.keys(LIBRARIES) as DartRelease[];

/** Checks the names in Dart examples. They aren't compiled, because npm has no Dart compiler. */
export const dart: Check = {
  name: 'dart',
  about: 'Names, arguments, and enum values in Dart examples exist in supabase_flutter.',
  async run({ root, samples, cache }: CheckInput) {
    const proofs = new Map<string, Proof>();
    const verifiedBy = new Map<string, string>();
    const diagnostics: Diagnostic[] = [];
    for (const sample of samples.filter(isChecked)) {
      const release = releaseOf(sample);
      const { errors, found } = await cache.get(['dart', release, sample.code], () =>
        dartErrors(root, sample.code, release),
      );
      diagnostics.push(...errors.map((error) => sampleDiagnostic(sample, 'dart', error)));
      if (errors.length > 0 || found === 0) continue;
      proofs.set(sample.id, 'names');
      verifiedBy.set(sample.id, LIBRARIES[release].version);
    }
    return { diagnostics, proofs, verifiedBy };
  },
};

/** Skips upgrade guides, because they show the code of two releases. */
function isChecked({ language, role, page, optOut }: Sample): boolean {
  const isCode = role === 'fence' || role === 'example';
  return language === 'dart' && isCode && !optOut && !page.endsWith('/upgrade-guide.mdx');
}

/** Returns an example's release. The reference documents v0 and v1, and guides use v2. */
export function releaseOf({ page, entry }: Pick<Sample, 'page' | 'entry'>): DartRelease {
  if (entry?.library === 'dart') return entry.version as DartRelease;
  if (page.startsWith('content/reference/dart/')) return page.includes('/v0/') ? 'v0' : 'v1';
  return 'v2';
}

/** Returns the errors in Dart code, and the number of its names that exist in the release. */
export async function dartErrors(
  root: string,
  code: string,
  release: DartRelease,
): Promise<{ errors: CodeDiagnostic[]; found: number }> {
  const library = LIBRARIES[release];
  const older = RELEASES.slice(0, RELEASES.indexOf(release));
  const removed = older.flatMap((name) => LIBRARIES[name].classes());
  // If the code imports other packages, they can declare a name that an older release had.
  const isSelfContained = !/^import 'package:(?!supabase|flutter\/)/m.test(code);
  const lookup = new Lookup(library, new Set(isSelfContained ? removed : []));
  const errors = await checkDart(root, code, (tree) => {
    new NameWalk(lookup, tree);
    return lookup.errors;
  });
  return { errors, found: lookup.found };
}
