import type { FactSource } from '../facts/fact-files';
import type { SymbolTable } from '../facts/symbols';
import dartV0 from '../facts/dart/v0-symbols.json';
import dartV1 from '../facts/dart/v1-symbols.json';
import python from '../facts/python/symbols.json';
import type { MemberRelease, Members } from './members';
import { plainType, SELECT } from './members';
import type { Shape } from './shapes';
import { UNDOCUMENTED_V0, UNDOCUMENTED_V1 } from './undocumented-dart';
import * as listedPython from './undocumented-python';

/** A version of a library that's compared with a generated table of its symbols. */
export interface SymbolRelease extends MemberRelease {
  symbols: SymbolTable & { $source: FactSource };
  /** Members of options that can be left out although their type requires them. */
  notRequired?: Record<string, string[]>;
  /** Types of parameters that an entry doesn't take apart. */
  opaque?: Set<string>;
}

const DART_PREFIXES = {
  Supabase: 'Supabase.',
  FunctionsClient: 'functions.',
  StorageBucketApi: 'storage.',
  StorageFileApi: 'from().',
};

/** The versions of libraries that have a generated table of symbols. */
export const SYMBOL_RELEASES: SymbolRelease[] = [
  {
    library: 'dart',
    version: 'v1',
    symbols: dartV1 as SymbolRelease['symbols'],
    prefixes: {
      ...DART_PREFIXES,
      GoTrueAdminApi: 'admin.',
      GoTrueAdminMFAApi: 'admin.mfa.',
      GoTrueMFAApi: 'mfa.',
    },
    sameTitle: SELECT,
    undocumented: UNDOCUMENTED_V1,
    omitted: [],
  },
  {
    library: 'dart',
    version: 'v0',
    symbols: dartV0 as SymbolRelease['symbols'],
    prefixes: { ...DART_PREFIXES, GoTrueApi: 'api.' },
    sameTitle: {
      ...SELECT,
      update: 'PostgrestQueryBuilder.update',
      'update-user': 'GoTrueClient.update',
    },
    undocumented: UNDOCUMENTED_V0,
    omitted: [],
  },
  {
    library: 'python',
    version: '',
    symbols: python as SymbolRelease['symbols'],
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
    sameTitle: {
      select: 'SyncRequestBuilder.select',
      'db-modifiers-select': 'SyncQueryRequestBuilder.select',
    },
    undocumented: listedPython.UNDOCUMENTED,
    omitted: listedPython.OMITTED,
    notRequired: listedPython.NOT_REQUIRED,
    opaque: listedPython.OPAQUE,
  },
];

/** Expands a table of symbols into the members that entries are compared with. */
export function readSymbols(release: SymbolRelease): Members {
  const members = Object.entries(release.symbols.members).map(([symbol, lines]) => [
    symbol,
    lines && lines.map((line) => shapeOf(line, release)),
  ]);
  return Object.fromEntries(members) as Members;
}

const LINE = /^(\*{0,2}[\w-]+)(\??): (.*?)(?: = (.*))?$/;

/** Reads a line of a table. If the type has members, they are compared instead of its name. */
function shapeOf(line: string, release: SymbolRelease, owner = '', depth = 0): Shape {
  const [, name = '', mark, type = '', value] = LINE.exec(line) ?? [];
  const { symbols, notRequired, opaque } = release;
  const plain = plainType(type);
  const target = plain.replace(/\?$/, '');
  const known = depth < DEPTH && !opaque?.has(target) ? symbols.options[target] : undefined;
  const members = (options: string): Shape[] => {
    const lines = symbols.options[options] ?? [];
    if (typeof lines === 'string') return [];
    return lines.map((item) => shapeOf(item, release, options, depth + 1));
  };
  return {
    name,
    optional: mark === '?' || Boolean(notRequired?.[owner]?.includes(name)),
    ...(hasDefault(name, value, depth) && { default: value ?? '' }),
    ...(Array.isArray(known) && { properties: members(target) }),
    ...(typeof known === 'string' && { variants: known.split(' | ').map(members) }),
    ...(!known && !(depth > 0 && NAMED_VALUES.test(plain)) && { type: plain }),
  };
}

const DEPTH = 6;

/** Types of nested members that are a choice of texts. An entry can write them out. */
const NAMED_VALUES = /^(Literal|Union)\[|^_?[A-Z]\w*[a-z]\w*$/;

/** False for `None`, and for members of Python options, whose default only the server knows. */
function hasDefault(name: string, value: string | undefined, depth: number): boolean {
  if (value === 'None' || name.startsWith('*')) return false;
  return value !== undefined || depth === 0;
}
