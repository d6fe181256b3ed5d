import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Tree } from '../../lib/content-tree';
import { mapProps } from '../../lib/content-tree';
import { GENERATED, readResults } from './results-file';

/** From the strongest to the weakest. */
export const PROOFS = ['runs', 'typed', 'names', 'parsed'] as const;
export type Proof = (typeof PROOFS)[number];

export function strongest(proofs: Proof[]): Proof {
  return PROOFS.find((proof) => proofs.includes(proof))!;
}

export function weakest(proofs: Proof[]): Proof {
  return PROOFS.findLast((proof) => proofs.includes(proof))!;
}

/**
 * What `npm run check` proved. It's committed like a lock file, so a build can label examples
 * without running them.
 */
export const REPORT_FILE = `${GENERATED}/verification.json`;

const pageSchema = z.partialRecord(z.enum(PROOFS), z.record(z.string(), z.string()));
const reportSchema = z.record(z.string(), pageSchema);

/**
 * By source file, proof, and verifier, with the example keys separated by spaces:
 * `{ "content/index.mdx": { "runs": { "Postgres in PGlite 0.5.16": "01aa2760d5da 033a99d3dc9c" } } }`
 */
export type VerificationReport = z.infer<typeof reportSchema>;

/** An example's proof, and the software that verified it. */
export interface Verification {
  proof: Proof;
  by: string;
}

/** By example key. */
type PageProofs = ReadonlyMap<string, Verification>;

export interface Proofs {
  /** By source file, because the same code can depend on different setups on two pages. */
  pages: ReadonlyMap<string, PageProofs>;
}

interface Provable {
  /** Source file of the page that shows the example. */
  page: string;
  language: string;
  code: string;
}

/** Returns a hash of an example's language and code. */
export function exampleKey(language: string, code: string): string {
  const hash = createHash('sha256').update(language).update('\0').update(code.trimEnd());
  return hash.digest('hex').slice(0, 12);
}

export function keyOfExample({ language, code }: Omit<Provable, 'page'>): string {
  return exampleKey(language, code);
}

/** Returns an empty report if the file doesn't exist. Throws if its shape is wrong. */
export function readReport(root: string): VerificationReport {
  return readResults(root, REPORT_FILE, reportSchema);
}

export function readProofs(root: string): Proofs {
  const report = Object.entries(readReport(root));
  return { pages: new Map(report.map(([file, proofs]) => [file, byKey(proofs)])) };
}

function byKey(proofs: VerificationReport[string]): PageProofs {
  return new Map(
    PROOFS.flatMap((proof) =>
      Object.entries(proofs[proof] ?? {}).flatMap(([by, keys]) =>
        keys.split(' ').map((key): [string, Verification] => [key, { proof, by }]),
      ),
    ),
  );
}

export function verificationOf({ pages }: Proofs, example: Provable): Verification | undefined {
  return pages.get(example.page)?.get(keyOfExample(example));
}

interface BlockProps {
  /** Of the proof. */
  day?: string;
  /** URL of the example. */
  run?: string;
  /** Why it can't run. */
  noRun?: string;
}

/**
 * Replaces the example keys in code blocks with their verifications, and adds more properties.
 *
 * @param blockProps Returns these for an example key.
 */
export function withProofs(
  tree: Tree,
  proofs: PageProofs,
  blockProps: (key: string) => BlockProps = () => ({}),
): Tree {
  return mapProps(tree, (name, props) => {
    if (name !== 'CodeBlock') return props;
    const { example: example, ...rest } = props;
    const key = String(example);
    return { ...rest, ...proofs.get(key), ...blockProps(key) };
  });
}
