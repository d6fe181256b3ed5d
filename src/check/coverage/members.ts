import { nearest } from '../../lib/diagnostic';
import { groupBy } from '../../lib/group-by';
import type { Coverage } from '../../node/verification/reference-coverage';
import type { Decisions } from './decisions';
import { compareListed, DECISIONS_FOLDER, LIST, listedNames } from './listed';
import type { Shape, Written } from './shapes';
import { compareInOrder } from './shapes';
import type { Spec, WrittenEntry } from './spec-entries';

/** The parameters of a library's members, by function name or `Class.member`. Null for properties. */
export type Members = Record<string, Shape[] | null>;

/**
 * Compares the entries in `spec/<library>/<version>/` with the library's members. `deprecated` contains the reason
 * for each deprecated member, if the facts know them. Returns the member that each entry documents, by
 * the entry's ID, and how many of the members are documented.
 */
export function compareMembers(
  { entries, report }: Spec,
  decisions: Decisions,
  members: Members,
  name: string,
  deprecated?: Record<string, string>,
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
    if (deprecated)
      reportDeprecation(entry, symbol, deprecated[symbol], (key, ...rest) =>
        report([index, key], ...rest),
      );
    const omitted = new Set(
      omissions.filter((item) => item.entry === entry.id).flatMap(listedNames),
    );
    const comparison = { owner: symbol, report, omitted };
    const parameters = (entry.parameters ?? []).map(withPlainTypes);
    compareInOrder(comparison, members[symbol] ?? [], parameters, [index, 'parameters']);
    for (const rest of omitted) {
      report(
        [index, 'id'],
        `The entry doesn't omit ${rest} of ${symbol}`,
        `remove it from ${LIST}`,
      );
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

/** Reports an entry that doesn't say that its member is deprecated, or says so by mistake. */
function reportDeprecation(
  entry: WrittenEntry,
  symbol: string,
  reason: string | undefined,
  report: (key: string, message: string, fix: string) => void,
): void {
  if (reason !== undefined && !entry.deprecated) {
    const message = `${symbol} is deprecated${reason && `: ${reason.replace(/\s+/g, ' ')}`}`;
    report('id', message, 'write what to use instead under "deprecated"');
  } else if (reason === undefined && entry.deprecated) {
    report('deprecated', `${symbol} isn't deprecated`, 'remove it');
  }
}

/**
 * Finds the members that each entry can document, which are those whose call is the entry's title. A
 * member that's listed as undocumented only counts if there's no other one.
 */
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

/** Returns the `T` in Python's `Optional[T]`, because `optional` already says that None is accepted. */
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
