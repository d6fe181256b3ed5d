/** For browsers that block storage. Lasts until the page is reloaded. */
const memory = new Map<string, string>();

/** Session storage lasts until the reader closes the tab. */
type Area = 'localStorage' | 'sessionStorage';

/** Undefined if the key has no value. */
export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return memory.get(key) ?? window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}
