interface Entry {
  version?: string;
  integrity?: string;
}
type Lock = { packages: Record<string, Entry & object> };

export function missingOptional(lock: Lock): [place: string, version: string][];
export function withoutIntegrity(lock: Lock): [place: string, entry: Entry][];
export function completeLock(lock: Lock, integrityOf: (spec: string) => string): Lock;
