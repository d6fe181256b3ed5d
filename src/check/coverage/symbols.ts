import { nearest } from '../../lib/diagnostic';
import type { Omission, Undocumented } from './listed';
import { compareListed, LIST, listedNames } from './listed';
import type { Shape, Written } from './shapes';
import { compareInOrder } from './shapes';
import type { Spec } from './spec-entries';
import dartV0 from '../facts/dart/v0-symbols.json';
import dartV1 from '../facts/dart/v1-symbols.json';
import python from '../facts/python/symbols.json';
import { UNDOCUMENTED_V0, UNDOCUMENTED_V1 } from './undocumented-dart';
import {
  OMITTED as OMITTED_PYTHON,
  UNDOCUMENTED as UNDOCUMENTED_PYTHON,
} from './undocumented-python';

/** What a library has, from its table of symbols. A parameter is a line: `name?: type = default`. */
interface Symbols {
  /** The library and its version, for messages. */
  library: string;
  /** Function, or `Class.member`, by entry id. */
  entries: Record<string, string>;
  /** The parameters of a method; null for a getter or a field. */
  members: Record<string, string[] | null>;
  /** The members of a type of options; the types of a union, parted by `|`. */
  options: Record<string, string[] | string>;
}

/** A library-version that is compared with a table of symbols. */
export interface SymbolRelease {
  library: string;
  version: string;
  file: string;
  symbols: Symbols;
  /** What stands before a member's name in a title, by class; nothing unless said. */
  prefixes: Record<string, string>;
  undocumented: Undocumented[];
  omitted: Omission[];
}

const DART_PREFIXES = {
  Supabase: 'Supabase.',
  FunctionsClient: 'functions.',
  StorageBucketApi: 'storage.',
  StorageFileApi: 'from().',
};

/** The library-versions with a table of symbols. */
export const SYMBOL_RELEASES: SymbolRelease[] = [
  {
    library: 'dart',
    version: 'v1',
    file: 'dart/v1-symbols.json',
    symbols: dartV1 as Symbols,
    prefixes: {
      ...DART_PREFIXES,
      GoTrueAdminApi: 'admin.',
      GoTrueAdminMFAApi: 'admin.mfa.',
      GoTrueMFAApi: 'mfa.',
    },
    undocumented: UNDOCUMENTED_V1,
    omitted: [],
  },
  {
    library: 'dart',
    version: 'v0',
    file: 'dart/v0-symbols.json',
    symbols: dartV0 as Symbols,
    prefixes: { ...DART_PREFIXES, GoTrueApi: 'api.' },
    undocumented: UNDOCUMENTED_V0,
    omitted: [],
  },
  {
    library: 'python',
    version: '',
    file: 'python/symbols.json',
    symbols: python as Symbols,
    prefixes: {
      SyncGoTrueAdminAPI: 'admin.',
      SyncGoTrueAdminMFAAPI: 'admin.mfa.',
      SyncGoTrueAdminOAuthAPI: 'admin.oauth.',
      SyncGoTrueMFAAPI: 'mfa.',
      SyncFunctionsClient: 'functions.',
      SyncStorageBucketAPI: 'storage.',
      SyncBucketActionsMixin: 'from_().',
      AsyncRealtimeClient: 'realtime.',
    },
    undocumented: UNDOCUMENTED_PYTHON,
    omitted: OMITTED_PYTHON,
  },
];

/** `spec/<library>/<version>/` against the table of the library's symbols. */
export function compareSymbols(spec: Spec, release: SymbolRelease): void {
  const { entries, report } = spec;
  const { symbols, file, prefixes, undocumented } = release;
  entries.forEach((entry, index) => {
    const symbol = symbols.entries[entry.id];
    if (!symbol) {
      const message = `Nothing says what "${entry.id}" is about in ${symbols.library}`;
      return report([index, 'id'], message, `add the entry to src/check/facts/${file}`);
    }
    const parameters = symbols.members[symbol];
    if (parameters === undefined) {
      const near = nearest(symbol, Object.keys(symbols.members));
      const fix = near ? `is it ${near}?` : 'remove the entry';
      return report([index, 'id'], `${symbols.library} has no ${symbol}`, fix);
    }
    const call = callOf(symbol, parameters, prefixes);
    if (entry.title !== call) {
      report([index, 'title'], `The title of ${symbol} is not its call`, `write "${call}"`);
    }
    const shapes = (parameters ?? []).map((line) => shapeOf(line, symbols.options));
    const omissions = release.omitted.filter((item) => item.entry === entry.id);
    const omitted = new Set(omissions.flatMap(listedNames));
    const comparison = { owner: symbol, report, omitted };
    const written = (entry.parameters ?? []).map(withPlainTypes);
    compareInOrder(comparison, shapes, written, [index, 'parameters']);
    for (const name of omitted) {
      report([index, 'id'], `${name} of ${symbol} is not left out`, `take it out of ${LIST}`);
    }
  });
  compareListed({
    report,
    all: Object.keys(symbols.members),
    documented: entries.map(({ id }) => symbols.entries[id]),
    listed: undocumented,
    kind: 'member',
  });
}

function callOf(
  symbol: string,
  parameters: string[] | null,
  prefixes: SymbolRelease['prefixes'],
): string {
  const [owner = '', member] = symbol.split('.');
  const name = member === undefined ? owner : `${prefixes[owner] ?? ''}${member}`;
  return parameters === null ? name : `${name}()`;
}

const LINE = /^(\*{0,2}[\w-]+)(\??): (.*?)(?: = (.*))?$/;

/** A line of a table of symbols as a shape; members of its options are compared instead of their type. */
function shapeOf(line: string, options: Symbols['options'], depth = 0): Shape {
  const [, name = '', mark, type = '', value] = LINE.exec(line) ?? [];
  const plain = plainType(type);
  const known = depth < DEPTH ? options[plain.replace(/\?$/, '')] : undefined;
  const members = (lines: string[] | string | undefined): Shape[] =>
    Array.isArray(lines) ? lines.map((item) => shapeOf(item, options, depth + 1)) : [];
  return {
    name,
    optional: mark === '?',
    ...(saysDefault(name, value, depth) && { default: value ?? '' }),
    ...(Array.isArray(known) && { properties: members(known) }),
    ...(typeof known === 'string' && {
      variants: known.split(' | ').map((part) => members(options[part])),
    }),
    ...(!known && !(depth > 0 && NAMED_VALUES.test(plain)) && { type: plain }),
  };
}

const DEPTH = 6;

/** Types of members that are several texts, or that a name stands for: an entry may write them out. */
const NAMED_VALUES = /^(Literal|Union)\[|^_?[A-Z]\w*[a-z]\w*$/;

/** None may be left out, and of a member of options in Python only the server knows the default. */
function saysDefault(name: string, value: string | undefined, depth: number): boolean {
  if (value === 'None' || name.startsWith('*')) return false;
  return value !== undefined || depth === 0;
}

/** Python says of a type that None will do as well; optional says the same. */
function plainType(type: string): string {
  return type.replace(/^Optional\[(.*)\]$/, '$1');
}

function withPlainTypes(item: Written): Written {
  return {
    ...item,
    ...(item.type !== undefined && { type: plainType(item.type) }),
    ...(item.properties && { properties: item.properties.map(withPlainTypes) }),
    ...(item.variants && { variants: item.variants.map(withPlainTypes) }),
  };
}
