/** Fallback for browsers that block storage. It lasts until the page is reloaded. */
const memory = new Map<string, string>();

/** Session storage is deleted when the reader closes the tab. */
type Area = 'localStorage' | 'sessionStorage';

/** Returns the stored value of a key, or undefined if the key has no value. */
export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return memory.get(key) ?? window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value in the reader's browser. */
export function store(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}
