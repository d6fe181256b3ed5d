/** Until a reload, in browsers that block storage. The page's script and the app share it. */
const memory = ((globalThis as { stored?: Map<string, string> }).stored ??= new Map());

type Area = 'localStorage' | 'sessionStorage';

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
