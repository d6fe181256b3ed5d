/** What could not be stored lasts as long as the page. */
const memory = new Map<string, string>();

/** A value that the reader's browser keeps; undefined where there is none. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

/** Keeps a value in the reader's browser. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}
