/** As far as `supabase gen types` uses TypeScript's types. */
export type TypeNode =
  | { kind: 'text'; value: string }
  /** `string`, or the parts of `Database["public"]["Enums"]["mood"]`. */
  | { kind: 'name'; path: string[] }
  | { kind: 'list'; item: TypeNode }
  | { kind: 'tuple'; items: TypeNode[] }
  | { kind: 'union'; types: TypeNode[] }
  | { kind: 'object'; members: Map<string, Member> };

interface Member {
  type: TypeNode;
  isOptional: boolean;
}

export function isDatabaseTypes(code: string): boolean {
  return /^export (?:type|interface) (?:Json|Database)\b/m.test(code);
}

export class TypesError extends Error {
  constructor(readonly line: number) {
    super(`Line ${line} isn't in the expected format`);
  }
}

/** Without quotes. */
function readText(token: string): string {
  if (token.startsWith('"')) return JSON.parse(token) as string;
  const inner = token.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"');
  return token.startsWith("'") ? (JSON.parse(`"${inner}"`) as string) : token;
}

const DATABASE = /\bexport (?:type Database =|interface Database)\s*/;
/**
 * Skips whitespace and comments, then matches a quoted text with JSON's escapes, a word, or a mark.
 */
const TOKEN =
  /\s*(?:\/\/[^\n]*\n\s*)*("(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|'(?:[^'\\\n]|\\(?:['\\/bfnrt]|u[\da-f]{4}))*'|[\w$]+|[{}[\]():;,|?&<>])/y;

/** Ignores the rest of the file. */
export function readDatabaseType(code: string): TypeNode {
  const start = DATABASE.exec(code);
  if (!start) throw new TypesError(1);
  let at = start.index + start[0].length;
  const fail = (): never => {
    throw new TypesError(code.slice(0, at).split('\n').length);
  };
  const peek = (): string => {
    TOKEN.lastIndex = at;
    return TOKEN.exec(code)?.[1] ?? '';
  };
  /** The wrong token comes after the blank lines. */
  const failAtNext = (): never => {
    at += /^\s*/.exec(code.slice(at))![0].length;
    return fail();
  };
  const next = (): string => {
    const token = peek() || failAtNext();
    at = TOKEN.lastIndex;
    return token;
  };
  const skip = (token: string): boolean => peek() === token && next() === token;
  const expect = (token: string): void => {
    if (!skip(token)) failAtNext();
  };
  const readList = <Item>(end: string, read: () => Item): Item[] => {
    const items: Item[] = [];
    while (!skip(end)) {
      items.push(read());
      skip(',');
    }
    return items;
  };
  const readMember = (): [string, Member] => {
    const token = next();
    if (token === '[') {
      // `[_ in never]: never`, or `[key: string]: Json`
      while (!skip(']')) next();
    } else if (!/^["'\w$]/.test(token)) fail();
    const isOptional = skip('?');
    expect(':');
    const type = readType();
    if (!skip(',')) skip(';');
    return [token === '[' ? '' : readText(token), { type, isOptional }];
  };
  const readOne = (): TypeNode => {
    const token = next();
    if (token === '{') {
      const members = new Map(readList('}', readMember));
      members.delete('');
      return { kind: 'object', members };
    }
    if (token === '[') return { kind: 'tuple', items: readList(']', readType) };
    if (token === '(') {
      const inner = readType();
      expect(')');
      return inner;
    }
    if (/^["']/.test(token)) return { kind: 'text', value: readText(token) };
    if (!/^[\w$]/.test(token)) fail();
    if (skip('<')) readList('>', readType);
    return { kind: 'name', path: [token] };
  };
  const readPostfix = (): TypeNode => {
    let type = readOne();
    while (skip('[')) {
      if (skip(']')) type = { kind: 'list', item: type };
      else {
        if (type.kind === 'name') type = { kind: 'name', path: [...type.path, readText(next())] };
        else fail();
        expect(']');
      }
    }
    return type;
  };
  const readType = (): TypeNode => {
    skip('|');
    const types = [readPostfix()];
    while (skip('|') || skip('&')) types.push(readPostfix());
    return types.length === 1 ? types[0]! : { kind: 'union', types };
  };
  return readType();
}
