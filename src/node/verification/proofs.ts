import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Tree } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';

/** How a sample was proven, from the strongest proof to the weakest. */
export const PROOFS = ['runs', 'typed', 'parsed'] as const;
export type Proof = (typeof PROOFS)[number];

/** The strongest and the weakest of some proofs. */
export function strongest(proofs: Proof[]): Proof {
  return PROOFS.find((proof) => proofs.includes(proof))!;
}
export function weakest(proofs: Proof[]): Proof {
  return PROOFS.findLast((proof) => proofs.includes(proof))!;
}

/**
 * What `npm run check` writes down of the samples it proved, as `package-lock.json` says what is
 * installed: keys of samples, by proof and by what proved them ("supabase-js 2.119.0").
 */
export const REPORT_FILE = 'proofs.json';
const reportSchema = z.strictObject({
  runs: z.record(z.string(), z.array(z.string())),
  typed: z.record(z.string(), z.array(z.string())),
  parsed: z.record(z.string(), z.array(z.string())),
});
export type VerificationReport = z.infer<typeof reportSchema>;

/** How one sample was proven, and by what. */
export interface Proven {
  proof: Proof;
  by: string;
}

/** The ledger, ready to be asked. */
export interface Proofs {
  /** Changes whenever the ledger does. */
  digest: string;
  /** By sample key. */
  samples: ReadonlyMap<string, Proven>;
}

/** What a sample is known by, wherever it stands: its language and its code. */
export function sampleKey(language: string, code: string): string {
  const hash = createHash('sha256').update(language).update('\0').update(code.trimEnd());
  return hash.digest('hex').slice(0, 12);
}

/** Reads the ledger of a project; an empty one where none was written. Throws on a broken one. */
export function readProofs(root: string): Proofs {
  const file = join(root, REPORT_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const report = text ? reportSchema.parse(JSON.parse(text)) : { runs: {}, typed: {}, parsed: {} };
  const samples = new Map<string, Proven>();
  for (const proof of PROOFS) {
    for (const [by, keys] of Object.entries(report[proof])) {
      for (const key of keys) samples.set(key, { proof, by });
    }
  }
  return { digest: createHash('sha256').update(text).digest('hex').slice(0, 12), samples };
}

/** A tree whose code blocks say how they were proven, in place of the keys the pipeline left. */
export function withProofs(tree: Tree, proofs: Proofs): Tree {
  return tree.map((node) => {
    if (!isElement(node)) return node;
    const [name, props] = node;
    const { sample, ...rest } = props;
    const proven = name === 'CodeBlock' ? proofs.samples.get(String(sample)) : undefined;
    const shown = name === 'CodeBlock' ? { ...rest, ...proven } : props;
    return [name, shown, ...withProofs(childrenOf(node), proofs)];
  });
}
