import type { ReadFile } from './site-search';

/** Reads the embedded search's files from a folder of the site. */
export function fileReader(folder: string): ReadFile {
  return async (name, fresh) => {
    const response = await fetch(`${folder}${name}`, { cache: fresh ? 'reload' : 'default' });
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    return response.json() as Promise<unknown>;
  };
}
