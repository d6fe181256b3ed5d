import { readPartials } from '../../node/markdown/partials';
import type { Partials } from '../../node/markdown/partials';
import { readText } from '../../node/sources/read-text';
import { listFiles } from '../../node/base/list-files';

/** Only shared parts and files that code blocks show, because reading all content takes seconds. */
export function readParts(): Partials {
  const files = ['content/parts', 'content/examples'].flatMap((folder) =>
    listFiles(folder)
      .map((name) => `${folder}/${name}`)
      .map((path) => ({ path, text: readText(path) })),
  );
  return readPartials(files);
}

/** `wanted` contains parts of paths. If it's empty, returns all entries. */
export function wantedPages<Value>(
  pages: ReadonlyMap<string, Value>,
  wanted: readonly string[],
): [string, Value][] {
  return [...pages].filter(
    ([file]) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  );
}
