/** Fallback for browsers that block storage. It lasts until the page is reloaded. */
const memory = new Map<string, string>();

/** Session storage is deleted when the reader closes the tab. */
type Area = 'localStorage' | 'sessionStorage';

/** Returns the stored value of a key, or undefined if the key has no value. */
export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

/** Stores a value in the reader's browser. */
export function store(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}
