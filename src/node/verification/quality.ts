import { isSpecFile, specLibrary } from '../../lib/paths';
import type { TreeElement, TreeNode } from '../../lib/content-tree';
import { QUALITY_IDS } from '../../lib/reserved-ids';
import type { Proof, Proofs } from './proofs';
import { PROOFS, sampleKey } from './proofs';
import type { Sample } from './samples';
import type { SiteModel } from '../site/types';
import type { SourceFile } from '../site/source-files';
import { tableTree } from '../markdown/tree-table';
import { readYaml } from '../spec/yaml-source';

type Outcome = Proof | 'none' | 'optOut';

/** What is published about how the documentation was proven (`public/quality.json`). */
export interface Quality {
  pages: number;
  samples: {
    total: number;
    byProof: Record<Outcome, number>;
    byLanguage: Record<string, { total: number } & Partial<Record<Outcome, number>>>;
  };
  optOuts: { file: string; line: number; language: string; reason: string }[];
  /** Links and images of the sources, each of which was found to lead somewhere. */
  links: { internal: number; external: number; images: number };
  /** Number of reference entries by library-version, as `javascript/v2`. */
  entries: Record<string, number>;
  /** Versions of the packages that the samples were checked against. */
  packages: Record<string, string>;
}

/** Packages whose version decides what is right, by their name in package-lock.json. */
const PACKAGES = [
  '@angular/compiler',
  '@electric-sql/pglite',
  '@lumis-sh/wasm-dart',
  '@supabase/lite',
  '@supabase/supabase-js',
  '@vue/compiler-sfc',
  'cspell-lib',
  'css-tree',
  'jsonc-parser',
  'libpg-query',
  'saxes',
  'supabase-js-v1',
  'svelte',
  'toml-eslint-parser',
  'tree-sitter-bash',
  'tree-sitter-python',
  'typescript',
  'yaml',
];

/** The figures of the whole documentation; `lock` is the text of package-lock.json. */
export function qualityOf(
  { pages, parts }: Pick<SiteModel, 'pages' | 'parts'>,
  samples: Sample[],
  proofs: Proofs,
  files: SourceFile[],
  lock: string,
): Quality {
  const byProof = { runs: 0, typed: 0, names: 0, parsed: 0, none: 0, optOut: 0 };
  const byLanguage: Quality['samples']['byLanguage'] = {};
  for (const { language, code, optOut } of samples) {
    const proven = proofs.samples.get(sampleKey(language, code));
    const outcome = optOut === undefined ? (proven?.proof ?? 'none') : 'optOut';
    const counts = (byLanguage[language] ??= { total: 0 });
    counts.total++;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    byProof[outcome]++;
  }
  const references = [...pages, ...parts].flatMap((page) => page.references);
  const images = references.filter(({ kind }) => kind === 'image').length;
  const external = references.filter(({ kind, url }) => kind === 'link' && !/^[/#]/.test(url));
  const internal = references.filter(({ kind, url }) => kind === 'link' && /^[/#]/.test(url));
  return {
    pages: pages.length,
    samples: { total: samples.length, byProof, byLanguage: sorted(byLanguage) },
    optOuts: samples.flatMap(({ file, line, language, optOut }) =>
      optOut === undefined ? [] : [{ file, line, language, reason: optOut }],
    ),
    links: { internal: internal.length, external: external.length, images },
    entries: sorted(entriesOf(files)),
    packages: packageVersions(lock),
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

/** The versions of the packages that decide what is right, from the text of package-lock.json. */
export function packageVersions(lock: string): Record<string, string> {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return Object.fromEntries(
    PACKAGES.flatMap((name) => {
      const { name: real, version } = packages[`node_modules/${name}`] ?? {};
      return version ? [[name, real ? `${real} ${version}` : version]] : [];
    }),
  );
}

/** The figures as tables of a content tree, for the page that tells readers about them. */
export function qualityTables({ pages, samples, links, entries, packages }: Quality): TreeNode[] {
  const { byProof, byLanguage, total } = samples;
  const [proofId, languageId, linksId, entriesId, packagesId] = QUALITY_IDS;
  return [
    ['h2', { id: proofId }, 'Samples by proof'],
    table(
      ['Proof', 'Samples'],
      [
        ['Runs', byProof.runs],
        ['Typed', byProof.typed],
        ['Names checked', byProof.names],
        ['Parsed', byProof.parsed],
        ['Plain text, nothing to prove', byProof.none],
        ['Left out with a reason', byProof.optOut],
        ['All', total],
      ],
    ),
    ['h2', { id: languageId }, 'Samples by language'],
    table(
      ['Language', 'Samples', 'runs', 'typed', 'names checked', 'parsed'],
      Object.entries(byLanguage).map(([language, counts]) => [
        language,
        counts.total,
        ...PROOFS.map((proof) => counts[proof] ?? 0),
      ]),
    ),
    ['h2', { id: linksId }, 'Pages and links'],
    table(
      ['What', 'Number'],
      [
        ['Pages', pages],
        ['Links within the site', links.internal],
        ['Links to other sites', links.external],
        ['Pictures', links.images],
      ],
    ),
    ['h2', { id: entriesId }, 'Reference entries'],
    table(['Library', 'Entries'], Object.entries(entries)),
    ['h2', { id: packagesId }, 'Checked against'],
    table(['Package', 'Version'], Object.entries(packages)),
  ];
}

function table(head: string[], rows: (string | number)[][]): TreeElement {
  return tableTree(
    head,
    rows.map((cells) => cells.map((cell) => [String(cell)])),
  );
}
