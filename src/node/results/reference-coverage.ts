import { z } from 'zod';
import { GENERATED, readResults } from './results-file';

/**
 * How much of each product the reference documents. `npm run check` writes it from the facts, with one
 * line per library version.
 */
export const COVERAGE_FILE = `${GENERATED}/reference-coverage.json`;

const count = z.int().nonnegative();
const schema = z.record(
  z.string(),
  z.strictObject({
    /** Number of public members, commands, or operations that the product has. */
    total: count,
    /** Number of these that have an entry. */
    documented: count,
    /** Number of these that a list in `src/check/undocumented/` leaves out, with the reason. */
    leftOut: count,
  }),
);

/** Coverage by library version: `javascript/v2`, `cli`. */
export type ReferenceCoverage = z.infer<typeof schema>;
/** The coverage of one library version. */
export type Coverage = ReferenceCoverage[string];

/** Reads a project's coverage. It's empty if the file doesn't exist. Throws if its shape is wrong. */
export function readCoverage(root: string): ReferenceCoverage {
  return readResults(root, COVERAGE_FILE, schema);
}
