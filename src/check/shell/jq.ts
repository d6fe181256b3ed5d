import type { Operation } from '../upstream/http/operations';
import type { Shape } from '../upstream/signatures/shapes';
import { TOOL_NAMES } from '../upstream/tools/tools';

const FORMAT = /^@(text|json|html|uri|csv|tsv|sh|base64d?)$/;
const KEYWORDS = new Set(['and', 'or', 'if', 'then', 'elif', 'else', 'end']);
const TOKEN = /"(?:[^"\\]|\\.)*"|\.?[A-Za-z_]\w*|@\w+|\d+(?:\.\d+)?|\/\/|[=!<>]=|[^\s\w]/g;

/**
 * Known names are the fields in a response of the operation and jq's functions. Filters with variables or
 * string interpolation are unknown.
 */
export function isKnownFilter(filter: string | undefined, operation: Operation): boolean {
  if (filter === undefined || /\$|\\\(/.test(filter)) return false;
  const fields = new Set(operation.responses.flatMap((response) => [...namesIn(response.fields)]));
  const functions = new Set(TOOL_NAMES.jq);
  const tokens = filter.match(TOKEN) ?? [];
  const open: string[] = [];
  return tokens.every((token, at) => {
    if (/^[[({]$/.test(token)) open.push(token);
    else if (/^[\])}]$/.test(token)) open.pop();
    if (token.startsWith('@')) return FORMAT.test(token);
    if (/^\.\w/.test(token)) return fields.has(token.slice(1));
    if (!/^[A-Za-z_]/.test(token)) return true;
    const isKey = open.at(-1) === '{' && /^[{,]$/.test(tokens[at - 1] ?? '');
    // `{ id }` is short for `{ id: .id }`.
    if (isKey) return tokens[at + 1] === ':' || fields.has(token);
    return KEYWORDS.has(token) || functions.has(token);
  });
}

function* namesIn(shapes: Shape[]): Generator<string> {
  for (const { name, properties, variants } of shapes) {
    if (name) yield name;
    yield* namesIn(properties ?? []);
    for (const variant of variants ?? []) yield* namesIn(variant);
  }
}
