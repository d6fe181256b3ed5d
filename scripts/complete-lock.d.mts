type Lock = { packages: Record<string, object> };

/** Optional packages that a lock file names but does not list: place and version of each. */
export function missingOptional(lock: Lock): [place: string, version: string][];
/** Adds what is missing, in place. */
export function completeLock(lock: Lock): Lock;
