interface Entry {
  version?: string;
  integrity?: string;
}
type Lock = { packages: Record<string, Entry & object> };

/** Lists optional packages that a lock file names but doesn't list. */
export function missingOptional(lock: Lock): [place: string, version: string][];
/** Lists the packages without an integrity hash. Links don't have one. */
export function withoutIntegrity(lock: Lock): [place: string, entry: Entry][];
/**
 * Adds the missing packages and hashes in place. `integrityOf` returns the hash of `name@version`, or
 * an empty string. Throws an error that lists all packages without a hash.
 */
export function completeLock(lock: Lock, integrityOf: (spec: string) => string): Lock;
