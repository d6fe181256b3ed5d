import type { Position } from '../../lib/positions';

/** Where a key of a TOML document stands, and where its value begins. */
export interface TomlPlace {
  key: Position;
  value: Position;
}

const NAME = /"([^"]*)"|'([^']*)'|[\w-]+/g;
const HEADER = /^(\s*\[{1,2}\s*)([^\]]+?)\s*\]{1,2}/;
const PAIR = /^(\s*)((?:"[^"]*"|'[^']*'|[\w-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[\w-]+))*)\s*=\s*/;

/** Finds where a key of a TOML document stands; what is within an inline value, where that begins. */
export function tomlPlaces(code: string): (path: string[]) => TomlPlace {
  const places = new Map<string, TomlPlace>();
  let table: string[] = [];
  const add = (names: string, line: number, start: number, value?: Position): string[] => {
    let path = value ? table : [];
    for (const match of names.matchAll(NAME)) {
      path = [...path, match[1] ?? match[2] ?? match[0]];
      const key = { line, column: start + match.index + 1 };
      const id = path.join('\0');
      if (!places.has(id)) places.set(id, { key, value: value ?? key });
    }
    return path;
  };
  code.split('\n').forEach((text, index) => {
    const line = index + 1;
    const [, before = '', names] = HEADER.exec(text) ?? [];
    if (names !== undefined) {
      table = add(names, line, before.length);
      return;
    }
    const [all = '', indent = '', key] = PAIR.exec(text) ?? [];
    if (key !== undefined) add(key, line, indent.length, { line, column: all.length + 1 });
  });
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const place = places.get(path.slice(0, length).join('\0'));
      if (place && length === path.length) return place;
      if (place) return { key: place.value, value: place.value };
    }
    const top = { line: 1, column: 1 };
    return { key: top, value: top };
  };
}
