import type { TreeElement, TreeNode } from '../../lib/content-tree';
import { QUALITY_TEXT } from '../../lib/strings/build';
import { isSpecFile, specLibrary } from '../../lib/paths';
import { QUALITY_IDS } from '../../lib/reserved-ids';
import { tableTree } from '../markdown/tree-table';
import type { ReferenceCoverage } from '../results/reference-coverage';
import type { Proof, Proofs } from '../results/proofs';
import { verificationOf } from '../results/proofs';
import type { Example } from '../examples/example';
import type { SiteModel } from '../site/types';
import type { SourceFile } from '../sources/source-files';
import { SIZE_LIMITS } from './size-limits';
import type { SizeLimit } from './size-limits';
import type { MeasuredSizes } from './measure-sizes';

/** The proof of an example, or the reason why there isn't one. */
type Outcome = Proof | 'none' | 'optOut';

/** Numbers of examples by outcome. */
type Counts = Partial<Record<Outcome, number>>;

/** The figures of the quality page, also published as `quality.json`. */
export interface Quality {
  pages: number;
  examples: {
    total: number;
    byProof: Counts;
    byLanguage: Record<string, Counts>;
    /** The key is the part of the site: `guides/auth`, `reference/javascript`, or `learn`. */
    bySection: Record<string, Counts>;
  };
  optOuts: { file: string; line: number; language: string; reason: string }[];
  /** Number of links and images in the sources. */
  links: { internal: number; external: number; images: number };
  /** Number of reference entries by library version, such as `javascript/v2`. */
  entries: Record<string, number>;
  /** How much of each product the reference documents, by library version. */
  coverage: ReferenceCoverage;
  /** Versions of the packages that the examples were checked against. */
  packages: Record<string, string>;
}

/** Packages that verify the examples, by their name in package-lock.json. */
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

/**
 * Computes the figures of the whole site. `lock` is the text of package-lock.json, and `coverage` is what
 * the last check found.
 */
export function qualityOf(
  { pages, parts }: Pick<SiteModel, 'pages' | 'parts'>,
  examples: readonly Example[],
  proofs: Proofs,
  files: SourceFile[],
  lock: string,
  coverage: ReferenceCoverage,
): Quality {
  const byProof: Counts = {};
  const byLanguage: Record<string, Counts> = {};
  const bySection: Record<string, Counts> = {};
  for (const example of examples) {
    const { language, optOut, page } = example;
    const verified = verificationOf(proofs, example);
    const outcome = optOut === undefined ? (verified?.proof ?? 'none') : 'optOut';
    const groups = [byProof, (byLanguage[language] ??= {}), (bySection[sectionOf(page)] ??= {})];
    for (const counts of groups) counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  const references = [...pages, ...parts].flatMap((page) => page.references);
  const images = references.filter(({ kind }) => kind === 'image').length;
  const external = references.filter(({ kind, url }) => kind === 'link' && !/^[/#]/.test(url));
  const internal = references.filter(({ kind, url }) => kind === 'link' && /^[/#]/.test(url));
  return {
    pages: pages.length,
    examples: {
      total: examples.length,
      byProof,
      byLanguage: sortKeys(byLanguage),
      bySection: sortKeys(bySection),
    },
    optOuts: examples.flatMap(({ file, line, language, optOut }) =>
      optOut === undefined ? [] : [{ file, line, language, reason: optOut }],
    ),
    links: { internal: internal.length, external: external.length, images },
    entries: sortKeys(countEntries(files)),
    coverage,
    packages: packageVersions(lock),
  };
}

/** Returns the part of the site that a source file belongs to. */
function sectionOf(file: string): string {
  const [area = '', name = ''] = file
    .replace(/^content\//, '')
    .replace(/\.\w+$/, '')
    .split('/');
  if (area === 'spec') return `reference/${name}`;
  return name && /^(guides|reference)$/.test(area) ? `${area}/${name}` : area;
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
}

/** The start of an entry in a spec file. All other lines are indented. */
const ENTRY = /^-\s/gm;

/** Counts the entries by library and version, without parsing the files again. */
function countEntries(files: SourceFile[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { path, text } of files.filter(({ path }) => isSpecFile(path))) {
    const { library, version } = specLibrary(path.slice('spec/'.length));
    const name = [library, version].filter(Boolean).join('/');
    counts[name] = (counts[name] ?? 0) + (text.match(ENTRY)?.length ?? 0);
  }
  return counts;
}

/** A package in a lock file. `name` is only set if the package is installed under an alias. */
interface LockedPackage {
  name?: string;
  version?: string;
}

/** Returns the versions of the packages that verify the examples. `lock` is the lock file's text. */
export function packageVersions(lock: string): Record<string, string> {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return Object.fromEntries(
    PACKAGES.flatMap((name) => {
      const { name: packageName, version } = packages[`node_modules/${name}`] ?? {};
      return version ? [[name, packageName ? `${packageName} ${version}` : version]] : [];
    }),
  );
}

const OUTCOMES = Object.entries(QUALITY_TEXT.outcomes) as [Outcome, label: string][];

function countsTable(group: string, counts: Record<string, Counts>): TreeElement {
  return table(
    [group, ...OUTCOMES.map(([, label]) => label)],
    Object.entries(counts).map(([name, found]) => [
      name,
      ...OUTCOMES.map(([outcome]) => found[outcome] ?? 0),
    ]),
  );
}

/** Returns the headings and tables that replace `<QualityTables />`. */
export function qualityTables(figures: Quality): TreeNode[] {
  const { pages, examples, links, entries, coverage, packages } = figures;
  const { byProof, byLanguage, bySection, total } = examples;
  const [proofId, languageId, sectionId, linksId, entriesId, ...more] = QUALITY_IDS;
  const [coverageId, sizesId, packagesId] = more;
  const headings = QUALITY_TEXT.headings;
  const columns = QUALITY_TEXT.columns;
  const rows = QUALITY_TEXT.rows;
  return [
    ['h2', { id: proofId }, headings.label],
    table(
      [columns.label, columns.examples],
      [...OUTCOMES.map(([outcome, label]) => [label, byProof[outcome] ?? 0]), [rows.total, total]],
    ),
    ['h2', { id: languageId }, headings.language],
    countsTable(columns.language, byLanguage),
    ['h2', { id: sectionId }, headings.section],
    countsTable(columns.section, bySection),
    ['h2', { id: linksId }, headings.links],
    table(
      [columns.item, columns.number],
      [
        [rows.pages, pages],
        [rows.internal, links.internal],
        [rows.external, links.external],
        [rows.images, links.images],
      ],
    ),
    ['h2', { id: entriesId }, headings.entries],
    table([columns.library, columns.entries], Object.entries(entries)),
    ['h2', { id: coverageId }, headings.coverage],
    table(
      [columns.library, columns.members, columns.documented, columns.leftOut],
      Object.entries(coverage).map(([name, { total, documented, leftOut }]) => {
        return [name, total, documented, leftOut];
      }),
    ),
    ['h2', { id: sizesId }, headings.sizes],
    sizesTable(),
    ['h2', { id: packagesId }, headings.packages],
    table([columns.package, columns.version], Object.entries(packages)),
  ];
}

/** Columns of numbers are aligned on the right. */
function table(head: string[], rows: (string | number)[][]): TreeElement {
  return tableTree(
    head,
    rows.map((cells) => cells.map((cell) => [cell.toLocaleString('en-US')])),
    head.map((_, column) => typeof rows[0]?.[column] === 'number'),
  );
}

const NAMES: Record<keyof MeasuredSizes, string> = QUALITY_TEXT.sizes;

function sizesTable(): TreeElement {
  const { part, limit, compressed } = QUALITY_TEXT.columns;
  const rows = (Object.keys(NAMES) as (keyof MeasuredSizes)[]).map((name) => {
    const { bytes, gzip, brotli }: SizeLimit = SIZE_LIMITS[name];
    return [NAMES[name], bytes ?? '–', gzip ?? brotli ?? '–'];
  });
  return table([part, limit, compressed], rows);
}
