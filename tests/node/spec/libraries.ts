import type { FunctionEntry, Library } from '../../../src/node/spec/content-schemas';

/** A library with nothing but a name, and what a test adds. */
export function library(name: string, more: Partial<Library> = {}): Library {
  const rest = { icon: 'api', description: 'A library.', sections: 'tree', language: 'ts' };
  return { library: name, name: name.toUpperCase(), ...rest, versions: [], packages: {}, aliases: [], ...more };
}

/** An entry of a section tree. */
export function treeEntry(id: string, more: Partial<FunctionEntry> = {}): FunctionEntry {
  return { id, title: id.toUpperCase(), type: 'function', items: [], ...more };
}
