import { nearest } from '../../lib/diagnostic';

/** Things of a library that have no entry, with the reason. */
export interface Undocumented {
  reason: string;
  /** Names, separated by white space; by what they belong to, such as a class. */
  names: string | Record<string, string>;
}

/** Members that an entry leaves out, with the reason. */
export interface Omission extends Undocumented {
  entry: string;
}

/** The full names of what is listed. */
export function listedNames({ names }: Undocumented): string[] {
  if (typeof names === 'string') return words(names);
  return Object.entries(names).flatMap(([owner, members]) =>
    words(members).map((name) => `${owner}.${name}`),
  );
}

/** The words of a text. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

interface Listing {
  report(path: PropertyKey[], message: string, fix: string): void;
  /** Everything the library has. */
  all: string[];
  /** What has an entry: the name by the entry's index. */
  documented: (string | undefined)[];
  listed: Undocumented[];
  /** What it is called in a message. */
  kind: string;
}

/** Where those are listed that have no entry. */
export const LIST = 'the lists of src/check/coverage/undocumented*.ts';

/** Makes sure that each thing of a library has an entry or stands in the list of those without. */
export function compareListed({ report, all, documented, listed, kind }: Listing): void {
  const without = new Set(listed.flatMap(listedNames));
  const known = new Set(all);
  const entries = new Map(documented.map((name, index) => [name, index]));
  for (const name of known) {
    if (entries.has(name) || without.has(name)) continue;
    report([], `The ${kind} ${name} has no entry`, `write one, or name it in ${LIST}`);
  }
  for (const name of without) {
    const entry = entries.get(name);
    if (entry !== undefined) {
      report([entry, 'id'], `The ${kind} ${name} is documented now`, `remove it from ${LIST}`);
    } else if (!known.has(name)) {
      const near = nearest(name, known);
      const fix = near ? `write ${near} in ${LIST}` : `remove it from ${LIST}`;
      report([], `There is no ${kind} ${name}`, fix);
    }
  }
}
