import { isSpecFile, specLibrary } from '../lib/paths';
import type { SourceFile } from '../node/source-files';
import { readYaml } from '../node/yaml-source';
import type { Proof } from './check';
import { readLinkRemark } from './links-remark';
import type { CheckReport } from './run-checks';

/** What is published about how the documentation was proven. */
export interface Quality {
  problems: number;
  samples: {
    total: number;
    byProof: Record<Proof | 'none' | 'optOut', number>;
    byLanguage: Record<
      string,
      { total: number } & Partial<Record<Proof | 'none' | 'optOut', number>>
    >;
  };
  optOuts: { file: string; line: number; language: string; reason: string }[];
  links: { built: number; pages: number; external: number } | null;
  /** Number of reference entries by library-version, as `javascript/v2`. */
  entries: Record<string, number>;
  /** Versions of the packages that the samples were checked against. */
  packages: Record<string, string>;
}

/** Packages whose version decides what is right, by their name in package-lock.json. */
const PACKAGES = [
  '@angular/compiler',
  '@electric-sql/pglite',
  '@supabase/lite',
  '@supabase/supabase-js',
  '@vue/compiler-sfc',
  'cspell-lib',
  'libpg-query',
  'supabase-js-v1',
  'svelte',
  'tree-sitter-bash',
  'tree-sitter-dart',
  'tree-sitter-python',
  'typescript',
];

/** The figures of a complete run, for `public/quality.json`. */
export function qualityOf(
  report: Pick<CheckReport, 'problems' | 'samples' | 'proofs' | 'remarks'>,
  files: SourceFile[],
  lock: string,
): Quality {
  const { samples, proofs } = report;
  const byProof = { runs: 0, typed: 0, parsed: 0, none: 0, optOut: 0 };
  const byLanguage: Quality['samples']['byLanguage'] = {};
  for (const { id, language, optOut } of samples) {
    const proof = optOut === undefined ? (proofs.get(id) ?? 'none') : 'optOut';
    const counts = (byLanguage[language] ??= { total: 0 });
    counts.total++;
    counts[proof] = (counts[proof] ?? 0) + 1;
    byProof[proof]++;
  }
  return {
    problems: report.problems.length,
    samples: { total: samples.length, byProof, byLanguage: sorted(byLanguage) },
    optOuts: samples.flatMap(({ file, line, language, optOut }) =>
      optOut === undefined ? [] : [{ file, line, language, reason: optOut }],
    ),
    links: readLinkRemark(report.remarks) ?? null,
    entries: sorted(entriesOf(files)),
    packages: packagesOf(lock),
  };
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
}

function entriesOf(files: SourceFile[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { path, text } of files.filter(({ path }) => isSpecFile(path))) {
    const { data } = readYaml(path, text);
    const { library, version } = specLibrary(path.slice('spec/'.length));
    const name = [library, version].filter(Boolean).join('/');
    if (Array.isArray(data)) counts[name] = (counts[name] ?? 0) + data.length;
  }
  return counts;
}

/** A package's real name and version in a lock file, where an alias has another name. */
interface LockedPackage {
  name?: string;
  version?: string;
}

function packagesOf(lock: string): Record<string, string> {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return Object.fromEntries(
    PACKAGES.flatMap((name) => {
      const { name: real, version } = packages[`node_modules/${name}`] ?? {};
      return version ? [[name, real ? `${real} ${version}` : version]] : [];
    }),
  );
}
