import { z } from 'zod';
import { GENERATED, readResults } from './results-file';

/**
 * How much of each product the reference documents. `npm run check` writes it from the facts, with
 * one line per library version.
 */
export const COVERAGE_FILE = `${GENERATED}/reference-coverage.json`;

const count = z.int().nonnegative();
const schema = z.record(
  z.string(),
  z.strictObject({
    /** Public members, commands, or operations of the product. */
    total: count,
    documented: count,
    /** Members that a list in `src/check/undocumented/` excludes, with the reason. */
    leftOut: count,
  }),
);

/** By library version: `javascript/v2`, `cli`. */
export type ReferenceCoverage = z.infer<typeof schema>;
export type Coverage = ReferenceCoverage[string];

export function readCoverage(root: string): ReferenceCoverage {
  return readResults(root, COVERAGE_FILE, schema);
}
