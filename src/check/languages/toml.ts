import type { AST } from 'toml-eslint-parser';
import { getStaticTOMLValue, ParseError, parseTOML } from 'toml-eslint-parser';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { positionAt } from '../../lib/positions';

interface TomlPlace {
  key: Position;
  value: Position;
}

export interface TomlDocument {
  values: Record<string, unknown>;
  /** Paths have no indexes of arrays. */
  placeOf(path: string[]): TomlPlace | undefined;
}

/** TOML 1.0, or the first syntax error. */
export function readToml(code: string): TomlDocument | CodeDiagnostic {
  try {
    const [table] = parseTOML(code, { tomlVersion: '1.0' }).body;
    const places = findPlaces(code, table);
    return {
      values: getStaticTOMLValue(table),
      placeOf: (path) => places.get(path.join('\0')),
    };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const message = `TOML: ${error.message}`;
    return { ...positionAt(code, error.index), message, fix: 'fix the syntax here' };
  }
}

export function tomlErrors(code: string): CodeDiagnostic[] {
  const document = readToml(code);
  return 'message' in document ? [document] : [];
}

/** The first place of each key, by its path joined with NUL. */
function findPlaces(code: string, root: AST.TOMLTopLevelTable): Map<string, TomlPlace> {
  const places = new Map<string, TomlPlace>();
  const visit = (node: AST.TOMLTable | AST.TOMLKeyValue, above: string[]) => {
    const value = node.type === 'TOMLKeyValue' ? node.value : undefined;
    let path = above;
    for (const name of node.key.keys) {
      path = [...path, getStaticTOMLValue(name)];
      const key = positionAt(code, name.range[0]);
      const place = { key, value: value ? positionAt(code, value.range[0]) : key };
      const id = path.join('\0');
      if (!places.has(id)) places.set(id, place);
    }
    const members = node.type === 'TOMLTable' ? node.body : 'body' in node.value && node.value.body;
    for (const member of members || []) visit(member, path);
  };
  for (const node of root.body) visit(node, []);
  return places;
}
