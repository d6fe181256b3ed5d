import { readdirSync } from 'node:fs';
import { readPartials } from '../../node/markdown/partials';
import type { Partials } from '../../node/markdown/partials';
import { readText } from '../../node/site/read-text';

/** Reads the shared parts only, because reading the whole content takes seconds. */
export function readParts(): Partials {
  const files = readdirSync('content/parts').map((name) => {
    const path = `content/parts/${name}`;
    return { path, text: readText(path) };
  });
  return readPartials(files);
}

/** Returns the entries whose page is wanted. `wanted` contains parts of paths, or nothing for all. */
export function wantedPages<Value>(
  pages: ReadonlyMap<string, Value>,
  wanted: readonly string[],
): [string, Value][] {
  return [...pages].filter(
    ([file]) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  );
}
