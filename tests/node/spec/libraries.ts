import type { FunctionEntry, Library } from '../../../src/node/spec/library-schemas';

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

export function treeEntry(id: string, more: Partial<FunctionEntry> = {}): FunctionEntry {
  return { id, title: id.toUpperCase(), type: 'function', items: [], ...more };
}
