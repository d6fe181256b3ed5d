import { groupBy } from '../../lib/group-by';
import { LANGUAGES } from '../../lib/languages';
import type { VerificationReport, Proof } from '../../node/verification/proofs';
import { PROOFS, sampleKey, weakest } from '../../node/verification/proofs';
import { packageVersions } from '../../node/verification/quality';
import type { Sample } from '../../node/verification/samples';
import type { CheckReport } from '../run-checks';
import type { ClientPackage } from './client-packages';
import { versionOf } from './client-packages';

type Run = Pick<CheckReport, 'samples' | 'unread' | 'proofs' | 'verifiedBy'>;

/**
 * Builds the verification report of a run. `lock` is the text of package-lock.json, for versions;
 * `clients` are the packages of the JavaScript library, the latest version first.
 * A source file keeps its line from `before` if the run didn't look at all of its samples. A sample
 * that appears twice in a file gets its weaker proof, and none if one of the two wasn't verified.
 */
export function createReport(
  { samples, unread, proofs, verifiedBy }: Run,
  lock: string,
  clients: ClientPackage[],
  before: VerificationReport = {},
): VerificationReport {
  const versions = packageVersions(lock);
  const report: VerificationReport = { ...before };
  const partial = new Set(unread.map(({ page }) => page));
  const byFile = groupBy(samples, ({ page }) => page);
  for (const [file, own] of byFile) {
    if (partial.has(file)) continue;
    const verified = own.filter(({ optOut }) => optOut === undefined);
    const byKey = groupBy(verified, ({ language, code }) => sampleKey(language, code));
    const keys = [...byKey].flatMap(([key, same]) => {
      const found = same.map(({ id }) => proofs.get(id));
      if (found.includes(undefined)) return [];
      const proof = weakest(found as Proof[]);
      const [sample] = same as [Sample];
      const version = versionOf(sample, clients[0]?.version ?? '');
      const library = clients.find((client) => client.version === version)?.release ?? '';
      const by = verifierOf(sample, proof, library, versions, verifiedBy.get(sample.id));
      return [{ key, proof, by }];
    });
    if (keys.length > 0) report[file] = groupKeys(keys);
    else delete report[file];
  }
  return report;
}

function groupKeys(keys: { key: string; proof: Proof; by: string }[]): VerificationReport[string] {
  const byVerifier = (own: typeof keys) =>
    Object.fromEntries(
      [...groupBy(own, ({ by }) => by)]
        .map(
          ([by, list]) =>
            [
              by,
              list
                .map(({ key }) => key)
                .sort()
                .join(' '),
            ] as const,
        )
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return Object.fromEntries(
    PROOFS.map((proof) => [proof, keys.filter((item) => item.proof === proof)] as const)
      .filter(([, own]) => own.length > 0)
      .map(([proof, own]) => [proof, byVerifier(own)]),
  );
}

const NAMES: Record<string, string> = {
  '@electric-sql/pglite': 'PGlite',
  '@supabase/lite': 'Supabase Lite',
  '@supabase/supabase-js': 'supabase-js',
  '@vue/compiler-sfc': 'Vue',
  svelte: 'Svelte',
  typescript: 'TypeScript',
};

/** Packages that parse a language, by language. */
const PARSERS: Record<string, string> = {
  bash: 'tree-sitter-bash',
  css: 'css-tree',
  dart: '@lumis-sh/wasm-dart',
  js: 'typescript',
  json: 'jsonc-parser',
  jsx: 'typescript',
  python: 'tree-sitter-python',
  sql: 'libpg-query',
  svelte: 'svelte',
  toml: 'toml-eslint-parser',
  ts: 'typescript',
  tsx: 'typescript',
  vue: '@vue/compiler-sfc',
  xml: 'saxes',
  yaml: 'yaml',
};

/** Names the software that verified a sample, with versions. `library` is the client: `supabase-js 2.119.0`. */
function verifierOf(
  sample: Sample,
  proof: Proof,
  library: string,
  versions: Record<string, string>,
  verifier?: string,
): string {
  const version = (name: string) => `${NAMES[name] ?? name} ${versions[name] ?? ''}`.trim();
  const { language } = sample;
  if (proof === 'runs') {
    return language === 'sql'
      ? `Postgres in ${version('@electric-sql/pglite')}`
      : `${library} and ${version('@supabase/lite')}`;
  }
  const parser = PARSERS[language];
  const read = parser ? version(parser) : `the ${LANGUAGES[language]} parser of this site`;
  if (proof === 'typed' && language === 'sql') {
    return `Postgres in ${version('@electric-sql/pglite')}, on the declarations of the extension`;
  }
  if (proof === 'names' && verifier) return verifier;
  if (verifier) return [read, verifier].join(verifier.includes(' and ') ? ', ' : ' and ');
  if (proof === 'typed') {
    const types = `${library} and ${version('typescript')}`;
    return language === 'vue' || language === 'svelte' ? `${read}, ${types}` : types;
  }
  return read;
}
