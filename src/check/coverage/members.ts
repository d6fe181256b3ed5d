import { nearest } from '../../lib/diagnostic';
import { groupBy } from '../../lib/group-by';
import type { Coverage } from '../../node/results/reference-coverage';
import type { Decisions } from './decisions';
import { compareListed, DECISIONS_FOLDER, LIST, listedNames } from './listed';
import type { Members, Shape } from '../upstream/signatures/shapes';
import type { Written } from './shapes';
import { compareInOrder, compareReturned } from './shapes';
import type { Spec, WrittenEntry } from './spec-entries';
import { compareDeprecation } from './spec-entries';

interface MemberFacts {
  name: string;
  members: Members;
  /** The reason, by member, as far as facts contain it. */
  deprecated?: Record<string, string> | undefined;
  /** By member. Empty if it returns nothing, and missing if facts don't contain it. */
  returns?: Record<string, Shape[]>;
}

/**
 * With the entries in `spec/<library>/<version>/`. Returns each entry's member by ID, and how many
 * members are documented.
 */
export function compareMembers(
  { entries, report }: Spec,
  decisions: Decisions,
  { name, members, deprecated, returns }: MemberFacts,
): { documented: Map<string, string>; coverage: Coverage } {
  const { undocumented, omitted: omissions } = decisions;
  const symbols = symbolsOf(entries, decisions, members);
  const documented = new Map<string, string>();
  entries.forEach((entry, index) => {
    const found = symbols[index]!;
    const [symbol] = found;
    if (!symbol || found.length > 1) {
      return report([index, 'title'], ...unclear(entry.title, found, decisions, members, name));
    }
    documented.set(entry.id, symbol);
    const omitted = new Set(
      omissions.filter((item) => item.entry === entry.id).flatMap(listedNames),
    );
    const comparison = { owner: symbol, report, omitted };
    if (deprecated) compareDeprecation(comparison, deprecated[symbol], entry, index);
    const parameters = (entry.parameters ?? []).map(withPlainTypes);
    compareInOrder(comparison, members[symbol] ?? [], parameters, [index, 'parameters']);
    const returned = returns?.[symbol];
    if (returned) compareReturned(comparison, returned, entry.returns ?? [], [index, 'returns']);
    for (const rest of omitted) {
      const message = `The entry doesn't omit ${rest} of ${symbol}`;
      report([index, 'id'], message, `remove it from ${LIST}`);
    }
  });
  const coverage = compareListed({
    report,
    all: Object.keys(members),
    documented: symbols.map(([symbol]) => symbol),
    listed: undocumented,
    kind: 'member',
  });
  return { documented, coverage };
}

/** Members whose call is the entry's title. Undocumented ones only count if there are no others. */
function symbolsOf(entries: WrittenEntry[], decisions: Decisions, members: Members): string[][] {
  const byCall = groupBy(Object.keys(members), (symbol) => callOf(symbol, decisions, members));
  const listed = new Set(decisions.undocumented.flatMap(listedNames));
  return entries.map(({ id, title }) => {
    const found = byCall.get(title) ?? [];
    const given = decisions.sameTitle[id];
    if (given && found.includes(given)) return [given];
    const open = found.filter((symbol) => !listed.has(symbol));
    return open.length > 0 ? open : found;
  });
}

function unclear(
  title: string,
  found: string[],
  decisions: Decisions,
  members: Members,
  name: string,
): [message: string, fix: string] {
  if (found.length > 1) {
    const fix = `choose one in "sameTitle" in ${DECISIONS_FOLDER}`;
    return [`"${title}" can be ${found.join(' or ')}`, fix];
  }
  const calls = Object.keys(members).map((symbol) => callOf(symbol, decisions, members));
  const near = nearest(title, calls);
  return [`${name} has no ${title}`, near ? `write "${near}"` : 'remove the entry'];
}

function callOf(symbol: string, { prefixes }: Decisions, members: Members): string {
  const [owner = '', member = owner] = symbol.split('.');
  const name = `${prefixes[symbol] ?? prefixes[owner] ?? ''}${member}`;
  return members[symbol] === null ? name : `${name}()`;
}

/** `T` in Python's `Optional[T]`, because `optional` already says that None is accepted. */
export function plainType(type: string): string {
  return type.replace(/^Optional\[(.*)\]$/, '$1');
}

function withPlainTypes({ type, properties, variants, ...item }: Written): Written {
  return {
    ...item,
    ...(type !== undefined && { type: plainType(type) }),
    ...(properties && { properties: properties.map(withPlainTypes) }),
    ...(variants && { variants: variants.map(withPlainTypes) }),
  };
}
