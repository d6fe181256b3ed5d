import { groupBy } from '../../lib/group-by';
import type { VerificationReport, Proof } from '../../node/results/proofs';
import { PROOFS, exampleKey, weakest } from '../../node/results/proofs';
import { packageVersions } from '../../node/quality/quality';
import type { Example } from '../../node/examples/example';
import type { CheckReport } from './check';
import type { ClientPackage } from './client-packages';
import { versionOf } from './client-packages';

type Run = Pick<CheckReport, 'examples' | 'unread' | 'proofs' | 'verifiedBy'>;

/**
 * `lock` is package-lock.json, and `clients` starts with the latest version. Unless all examples of
 * a source file were checked, its line is from `before`. An example that appears twice in a file
 * gets the weaker proof, or none.
 */
export function createReport(
  { examples, unread, proofs, verifiedBy }: Run,
  lock: string,
  clients: ClientPackage[],
  before: VerificationReport = {},
): VerificationReport {
  const versions = packageVersions(lock);
  const report: VerificationReport = { ...before };
  const partial = new Set(unread.map(({ page }) => page));
  for (const [file, list] of groupBy(examples, ({ page }) => page)) {
    if (partial.has(file)) continue;
    const verified = list.filter(({ optOut }) => optOut === undefined);
    const byKey = groupBy(verified, ({ language, code }) => exampleKey(language, code));
    const keys = [...byKey].flatMap(([key, same]) => {
      const found = same.map(({ id }) => proofs.get(id));
      if (found.includes(undefined)) return [];
      const proof = weakest(found as Proof[]);
      const [example] = same as [Example];
      const version = versionOf(example, clients[0]?.version ?? '');
      const library = clients.find((client) => client.version === version)?.release ?? '';
      const by = verifierOf(example, proof, library, versions, verifiedBy.get(example.id));
      return [{ key, proof, by }];
    });
    if (keys.length > 0) report[file] = groupKeys(keys);
    else delete report[file];
  }
  return report;
}

function groupKeys(keys: { key: string; proof: Proof; by: string }[]): VerificationReport[string] {
  const byVerifier = (group: typeof keys) =>
    Object.fromEntries(
      [...groupBy(group, ({ by }) => by)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([by, same]) => [
          by,
          same
            .map(({ key }) => key)
            .sort()
            .join(' '),
        ]),
    );
  const groups = groupBy(keys, ({ proof }) => proof);
  const found = PROOFS.filter((proof) => groups.has(proof));
  return Object.fromEntries(found.map((proof) => [proof, byVerifier(groups.get(proof)!)]));
}

const NAMES: Record<string, string> = {
  '@electric-sql/pglite': 'PGlite',
  '@supabase/lite': 'Supabase Lite',
  '@vue/compiler-sfc': 'Vue',
  svelte: 'Svelte',
  typescript: 'TypeScript',
};

/** Of components, which contain TypeScript. */
const COMPILERS: Record<string, string> = { svelte: 'svelte', vue: '@vue/compiler-sfc' };

/** Compiled by TypeScript. */
const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx', 'vue', 'svelte']);

/** `library` is `supabase-js 2.119.0`. */
function verifierOf(
  example: Example,
  proof: Proof,
  library: string,
  versions: Record<string, string>,
  verifier?: string,
): string {
  const version = (name: string) => `${NAMES[name] ?? name} ${versions[name] ?? ''}`.trim();
  const { language } = example;
  if (proof === 'runs') {
    return language === 'sql'
      ? `Postgres in ${version('@electric-sql/pglite')}`
      : `${library} and ${version('@supabase/lite')}`;
  }
  if (proof === 'parsed') return 'the syntax';
  if (proof === 'typed' && language === 'sql') {
    return `Postgres in ${version('@electric-sql/pglite')}, on the declarations of the extension`;
  }
  if (proof === 'typed' && SCRIPTS.has(language)) {
    const compiler = COMPILERS[language];
    const tools = [compiler && version(compiler), version('typescript')];
    const types = [library, verifier, ...tools].filter((name) => name !== undefined);
    return new Intl.ListFormat('en-US').format(types);
  }
  return verifier ?? language;
}
