import type { FactSource } from '../upstream/fact-files';
import type { SymbolTable } from '../upstream/signatures/symbols';
import { bareType } from '../upstream/signatures/symbols';
import { readFacts } from '../upstream/fact-files';
import type { Decisions } from './decisions';
import { plainType } from './members';
import type { Members, Shape } from '../upstream/signatures/shapes';

type SymbolFacts = SymbolTable & { $source: FactSource };

export function findSymbols(
  root: string,
  library: string,
  version: string,
): SymbolFacts | undefined {
  const name = [version, 'symbols'].filter(Boolean).join('-');
  return readFacts(root, `${library}/${name}.json`) as SymbolFacts | undefined;
}

export function readSymbols(symbols: SymbolTable, decisions: Decisions): Members {
  const members = Object.entries(symbols.members).map(([symbol, lines]) => [
    symbol,
    lines && lines.map((line) => shapeOf(line, symbols, decisions)),
  ]);
  return Object.fromEntries(members) as Members;
}

/** By function. Empty if it returns nothing. */
export function readReturns({ returns, results }: SymbolTable): Record<string, Shape[]> {
  const shape = (name: string, type: string, depth: number): Shape => {
    const lines = depth > 0 ? results[bareType(type)] : undefined;
    const member = (line: string) => {
      const [, field = '', , fieldType = ''] = LINE.exec(line) ?? [];
      return shape(field, fieldType, depth - 1);
    };
    return { name, type, ...(lines && { properties: lines.map(member) }) };
  };
  const all = Object.entries(returns).map(([symbol, type]): [string, Shape[]] => [
    symbol,
    type === null ? [] : [shape('', type, RETURNED_DEPTH)],
  ]);
  return Object.fromEntries(all);
}

const RETURNED_DEPTH = 3;

const LINE = /^(\*{0,2}[\w-]+)(\??): (.*?)(?: = (.*))?$/;

/** From a table's line. A type with members is compared by them instead of its name. */
function shapeOf(
  line: string,
  symbols: SymbolTable,
  decisions: Decisions,
  owner = '',
  depth = 0,
): Shape {
  const [, name = '', mark, type = '', value] = LINE.exec(line) ?? [];
  const { notRequired, opaque } = decisions;
  const plain = plainType(type);
  const target = bareType(type);
  const known = depth < DEPTH && !opaque.includes(target) ? symbols.options[target] : undefined;
  const members = (options: string): Shape[] => {
    const lines = symbols.options[options] ?? [];
    if (typeof lines === 'string') return [];
    return lines.map((item) => shapeOf(item, symbols, decisions, options, depth + 1));
  };
  return {
    name,
    optional: mark === '?' || Boolean(notRequired[owner]?.includes(name)),
    ...(hasDefault(name, value, depth) && { default: value ?? '' }),
    ...(Array.isArray(known) && { properties: members(target) }),
    ...(typeof known === 'string' && { variants: known.split(' | ').map(members) }),
    ...(!known && !(depth > 0 && NAMED_VALUES.test(plain)) && { type: plain }),
  };
}

const DEPTH = 6;

/** Of nested members: a list of allowed strings, which entries can show instead. */
const NAMED_VALUES = /^(Literal|Union)\[|^_?[A-Z]\w*[a-z]\w*$/;

/** Not `None`, and not members of Python options, whose default is the server's. */
function hasDefault(name: string, value: string | undefined, depth: number): boolean {
  if (value === 'None' || name.startsWith('*')) return false;
  return value !== undefined || depth === 0;
}
