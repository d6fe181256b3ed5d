import { nearest } from '../../lib/diagnostic';
import type { Omission, Undocumented } from './listed';
import { compareListed, LIST, listedNames } from './listed';
import type { Members } from './package-members';
import { compareInOrder } from './shapes';
import type { Spec } from './spec-entries';
import v1 from '../facts/javascript/v1.json';
import v2 from '../facts/javascript/v2.json';
import * as listedV1 from './undocumented-v1';
import * as listedV2 from './undocumented-v2';

/** A version of the JavaScript library: its package, and what each entry is about. */
export interface Release {
  version: string;
  package: string;
  name: string;
  /** `Class.member` by entry id. */
  entries: Record<string, string>;
  undocumented: Undocumented[];
  omitted: Omission[];
}

/** The documented versions of the JavaScript library. */
export const RELEASES: Release[] = [
  {
    version: 'v2',
    package: '@supabase/supabase-js',
    name: `supabase-js ${v2.version}`,
    entries: v2.entries,
    undocumented: listedV2.UNDOCUMENTED,
    omitted: listedV2.OMITTED,
  },
  {
    version: 'v1',
    package: 'supabase-js-v1',
    name: `supabase-js ${v1.version}`,
    entries: v1.entries,
    undocumented: listedV1.UNDOCUMENTED,
    omitted: listedV1.OMITTED,
  },
];

/** `spec/javascript/<version>/` against the members of the package. */
export function compareJavascript(spec: Spec, release: Release, members: Members): void {
  const { entries, report } = spec;
  entries.forEach((entry, index) => {
    const symbol = release.entries[entry.id];
    if (!symbol) {
      const message = `Nothing says what "${entry.id}" is about in ${release.name}`;
      const file = `src/check/facts/javascript/${release.version}.json`;
      return report([index, 'id'], message, `add the entry to ${file}`);
    }
    const parameters = members[symbol];
    if (parameters === undefined) {
      const near = nearest(symbol, Object.keys(members));
      const message = `${release.name} has no ${symbol}`;
      return report([index, 'id'], message, near ? `is it ${near}?` : 'remove the entry');
    }
    const call = `${symbol.split('.').at(-1)}()`;
    if (!entry.title.endsWith(call)) {
      report([index, 'title'], `The title of ${symbol} is not its call`, `write "${call}"`);
    }
    const omissions = release.omitted.filter((item) => item.entry === entry.id);
    const omitted = new Set(omissions.flatMap(listedNames));
    const comparison = { owner: symbol, report, omitted };
    compareInOrder(comparison, parameters ?? [], entry.parameters ?? [], [index, 'parameters']);
    for (const name of omitted) {
      report([index, 'id'], `${name} of ${symbol} is not left out`, `take it out of ${LIST}`);
    }
  });
  compareListed({
    report,
    all: Object.keys(members),
    documented: entries.map(({ id }) => release.entries[id]),
    listed: release.undocumented,
    kind: 'member',
  });
}
