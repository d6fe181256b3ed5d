import type { ReadFile } from './site-search';

/** Returns a function that downloads files of the embedded search from a folder of the site. */
export function fileReader(folder: string): ReadFile {
  return async (name, bypassCache) => {
    const cache = bypassCache ? 'reload' : 'default';
    const response = await fetch(`${folder}${name}`, { cache });
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    return response.json() as Promise<unknown>;
  };
}
