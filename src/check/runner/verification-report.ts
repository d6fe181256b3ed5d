import { LANGUAGES } from '../../lib/languages';
import type { VerificationReport, Proof } from '../../node/verification/proofs';
import { PROOFS, sampleKey, weakest } from '../../node/verification/proofs';
import { packageVersions } from '../../node/verification/quality';
import type { Sample } from '../../node/verification/samples';
import type { CheckReport } from '../run-checks';
import { clientOf } from '../syntax/client-calls';

/**
 * The ledger of a run. Samples of the same language and code share a line, with the weakest proof
 * any of them has. `before` is kept where a run over some files did not look at all of them.
 */
export function createReport(
  {
    samples,
    unread,
    proofs,
    verifiedBy,
  }: Pick<CheckReport, 'samples' | 'unread' | 'proofs' | 'verifiedBy'>,
  lock: string,
  before?: VerificationReport,
): VerificationReport {
  const versions = packageVersions(lock);
  const found = new Map<string, { sample: Sample; proofs: (Proof | undefined)[] }>();
  const shared = new Set(unread.map(({ language, code }) => sampleKey(language, code)));
  const kept = new Set(
    PROOFS.flatMap((proof) => Object.values(before?.[proof] ?? {}).flat()).filter((key) =>
      shared.has(key),
    ),
  );
  for (const sample of samples) {
    const key = sampleKey(sample.language, sample.code);
    if (kept.has(key)) continue;
    const known = found.get(key) ?? { sample, proofs: [] };
    found.set(key, known);
    if (sample.optOut === undefined) known.proofs.push(proofs.get(sample.id));
  }
  const lines: Record<Proof, Map<string, Set<string>>> = {
    runs: new Map(),
    typed: new Map(),
    parsed: new Map(),
  };
  const add = (proof: Proof, by: string, key: string) => {
    lines[proof].set(by, (lines[proof].get(by) ?? new Set()).add(key));
  };
  for (const proof of PROOFS) {
    for (const [by, keys] of Object.entries(before?.[proof] ?? {})) {
      for (const key of keys) if (!found.has(key)) add(proof, by, key);
    }
  }
  for (const [key, { sample, proofs: all }] of found) {
    if (all.length === 0 || all.includes(undefined)) continue;
    const proof = weakest(all as Proof[]);
    add(proof, provenBy(sample, proof, versions, verifiedBy.get(sample.id)), key);
  }
  return Object.fromEntries(
    PROOFS.map((proof) => [proof, sorted(lines[proof])]),
  ) as VerificationReport;
}

function sorted(lines: Map<string, Set<string>>): Record<string, string[]> {
  const entries = [...lines].map(([by, keys]) => [by, [...keys].sort()] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const NAMES: Record<string, string> = {
  '@electric-sql/pglite': 'PGlite',
  '@supabase/lite': 'Supabase Lite',
  '@supabase/supabase-js': 'supabase-js',
  '@vue/compiler-sfc': 'Vue',
  svelte: 'Svelte',
  typescript: 'TypeScript',
};

/** What else than its grammar reads a language. */
const PARSERS: Record<string, string> = {
  bash: 'tree-sitter-bash',
  css: 'css-tree',
  dart: 'tree-sitter-dart',
  js: 'typescript',
  jsx: 'typescript',
  python: 'tree-sitter-python',
  sql: 'libpg-query',
  svelte: 'svelte',
  toml: 'smol-toml',
  ts: 'typescript',
  tsx: 'typescript',
  vue: '@vue/compiler-sfc',
  yaml: 'yaml',
};

/** The software that had the last word on a sample, with its version. */
function provenBy(
  sample: Sample,
  proof: Proof,
  versions: Record<string, string>,
  verifier?: string,
): string {
  const version = (name: string) => `${NAMES[name] ?? name} ${versions[name] ?? ''}`.trim();
  const { language } = sample;
  const library = /javascript\/v1\//.test(sample.page)
    ? (versions['supabase-js-v1'] ?? '').replace('@supabase/', '')
    : version('@supabase/supabase-js');
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
  if (verifier) return [read, verifier].join(verifier.includes(' and ') ? ', ' : ' and ');
  if (proof === 'typed') {
    const types = `${library} and ${version('typescript')}`;
    return language === 'vue' || language === 'svelte' ? `${read}, ${types}` : types;
  }
  if (language === 'dart' || language === 'python') {
    const client = clientOf(sample);
    return `${read} and the names of ${client.package} ${client.version}`;
  }
  return read;
}
