import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Example } from '../../node/examples/example';
import type { Check } from '../runner/check';
import { checkExamples } from '../runner/check-examples';
import { readData } from '../runner/read-data';
import { Library } from './library';
import { Lookup } from './lookup';
import { NameWalk } from './names';
import { checkDart } from '../languages/dart';

/** Of supabase_flutter, with a generated table: `v0` and `v1`, oldest first. */
const RELEASES = readdirSync(join(__dirname, '../upstream/dart'))
  .flatMap((file) => /^(v\d+)\.json$/.exec(file)?.[1] ?? [])
  .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
const libraries = new Map<string, Library>();

function libraryOf(release: string): Library | undefined {
  if (!libraries.has(release) && RELEASES.includes(release)) {
    libraries.set(release, new Library(JSON.parse(readData(`upstream/dart/${release}.json`))));
  }
  return libraries.get(release);
}

/** Only names, because npm has no Dart compiler. */
export const dart: Check = {
  name: 'dart',
  run({ root, examples, cache, site }) {
    const latest = site.libraries.find(({ library }) => library === 'dart')?.versions[0] ?? '';
    return checkExamples('dart', examples.filter(isChecked), async (example) => {
      const release = releaseOf(example, latest);
      const library = libraryOf(release);
      if (!library) {
        const message = `There is no table of names for Dart ${release}`;
        const fix = `run "npm run facts -- dart <path>" for that release`;
        return { errors: [{ line: 1, column: 1, message, fix }] };
      }
      const { errors, found } = await cache.get(['dart', release, example.code], () =>
        dartErrors(root, example.code, release),
      );
      if (errors.length > 0 || found === 0) return { errors };
      return { errors, proof: 'names', by: library.version };
    });
  },
};

/** Upgrade guides show the code of two releases. */
function isChecked({ language, role, page, optOut }: Example): boolean {
  const isCode = role === 'fence' || role === 'example';
  return language === 'dart' && isCode && !optOut && !page.endsWith('/upgrade-guide.mdx');
}

/** In the reference, the release in the path or `latest`. In guides, the newest one. */
export function releaseOf(
  { page, entry }: Pick<Example, 'page' | 'entry'>,
  latest: string,
): string {
  if (entry?.library === 'dart') return entry.version;
  const [, rest] = page.split('content/reference/dart/');
  return rest === undefined ? RELEASES.at(-1)! : (/^(v\d+)\//.exec(rest)?.[1] ?? latest);
}

export async function dartErrors(
  root: string,
  code: string,
  release: string,
): Promise<{ errors: CodeDiagnostic[]; found: number }> {
  const library = libraryOf(release)!;
  const older = RELEASES.slice(0, RELEASES.indexOf(release));
  const removed = older.flatMap((name) => libraryOf(name)!.classes());
  // Other packages can declare a name that an older release had.
  const isSelfContained = !/^import 'package:(?!supabase|flutter\/)/m.test(code);
  const lookup = new Lookup(library, new Set(isSelfContained ? removed : []));
  const errors = await checkDart(root, code, (tree) => {
    new NameWalk(lookup, tree);
    return lookup.errors;
  });
  return { errors, found: lookup.found };
}
