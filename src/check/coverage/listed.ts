import { nearest } from '../../lib/diagnostic';
import type { Coverage } from '../../node/results/reference-coverage';

interface NameList {
  names: string | Record<string, string>;
}

/** `Class.member` or the name alone. */
export function listedNames({ names }: NameList): string[] {
  if (typeof names === 'string') return words(names);
  return Object.entries(names).flatMap(([owner, members]) =>
    words(members).map((name) => `${owner}.${name}`),
  );
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

interface Listing {
  report(path: PropertyKey[], message: string, fix: string): void;
  all: string[];
  /** By the entry's index. */
  documented: (string | undefined)[];
  listed: NameList[];
  /** For messages: "command". */
  kind: string;
}

/** Also the name of the folder in messages. */
export const DECISIONS_FOLDER = 'src/check/undocumented';
export const LIST = `the lists in ${DECISIONS_FOLDER}`;

/**
 * Reports unlisted names without an entry, and listed names that are documented or gone. Returns
 * how many are documented.
 */
export function compareListed({ report, all, documented, listed, kind }: Listing): Coverage {
  const without = new Set(listed.flatMap(listedNames));
  const known = new Set(all);
  const entries = new Map(documented.map((name, index) => [name, index]));
  for (const name of known) {
    if (entries.has(name) || without.has(name)) continue;
    report([], `The ${kind} ${name} has no entry`, `write one, or add it to ${LIST}`);
  }
  for (const name of without) {
    const entry = entries.get(name);
    if (entry !== undefined) {
      report([entry, 'id'], `The ${kind} ${name} is now documented`, `remove it from ${LIST}`);
    } else if (!known.has(name)) {
      const near = nearest(name, known);
      const fix = near ? `write ${near} in ${LIST}` : `remove it from ${LIST}`;
      report([], `There is no ${kind} ${name}`, fix);
    }
  }
  const open = [...known].filter((name) => !entries.has(name));
  const leftOut = open.filter((name) => without.has(name)).length;
  return { total: known.size, documented: known.size - open.length, leftOut };
}
