/** Fallback for browsers that block local storage. It lasts until the page is reloaded. */
const memory = new Map<string, string>();

/** Returns the stored value of a key, or undefined if the key has no value. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

/** Stores a value in the reader's browser. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}
