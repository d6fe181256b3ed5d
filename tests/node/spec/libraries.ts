import type { FunctionEntry, Library } from '../../../src/node/spec/library-schemas';

/** Returns a library with only a name, plus `more`. */
export function library(name: string, more: Partial<Library> = {}): Library {
  const rest = { icon: 'api', description: 'A library.', sections: 'tree', language: 'ts' };
  return {
    library: name,
    name: name.toUpperCase(),
    ...rest,
    versions: [],
    packages: {},
    aliases: [],
    ...more,
  };
}

/** Returns an entry of a section tree. */
export function treeEntry(id: string, more: Partial<FunctionEntry> = {}): FunctionEntry {
  return { id, title: id.toUpperCase(), type: 'function', items: [], ...more };
}
