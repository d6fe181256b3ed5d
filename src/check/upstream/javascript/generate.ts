/** A release of the library. */
export interface Release {
  version: string;
  /** The packages that contain its members, with their lowest allowed version: `@supabase/auth-js@2.100.0`. */
  packages: string[];
}

/** Returns the names of a package's public members, by `<name>@<version>`. */
export type ReadMembers = (packageVersion: string) => Promise<ReadonlySet<string>>;

/** A version of a package, and the first release of the library that requires it. */
interface Step {
  packageVersion: string;
  release: string;
}

/** Renamed packages, with their former names. */
const FORMER_NAMES: Record<string, string> = { '@supabase/auth-js': '@supabase/gotrue-js' };

/**
 * Finds the first release that has each public member of the last release. Leaves out members that are
 * as old as the first release.
 *
 * Assumes that members stay once they've been added, so it doesn't read every version: if two versions of
 * a package have the same members of the last version, it skips the versions in between.
 *
 * @param releases The releases of the library, from the first to the last.
 */
export async function firstReleases(
  releases: Release[],
  readMembers: ReadMembers,
): Promise<Record<string, string>> {
  const steps = packageSteps(releases);
  const found = await Promise.all(steps.map((item) => firstSteps(item, readMembers)));
  return Object.fromEntries(found.flat().sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the versions of each package of the last release, in the order of the releases. */
function packageSteps(releases: Release[]): Step[][] {
  const names = releases.at(-1)!.packages.map(nameOf);
  return names.map((name) => {
    const steps: Step[] = [];
    for (const { version, packages } of releases) {
      const isIt = (item: string) => [name, FORMER_NAMES[name]].includes(nameOf(item));
      const packageVersion = packages.find(isIt);
      if (!packageVersion || packageVersion === steps.at(-1)?.packageVersion) continue;
      steps.push({ packageVersion, release: version });
    }
    return steps;
  });
}

const nameOf = (packageVersion: string) => packageVersion.replace(/@[^@]+$/, '');

async function firstSteps(steps: Step[], readMembers: ReadMembers): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const read = async (index: number) => readMembers(steps[index]!.packageVersion);
  /** Searches for members that step `from` lacks and step `to` has. */
  const search = async (from: number, to: number, members: string[]): Promise<void> => {
    if (members.length === 0) return;
    if (to - from === 1) {
      found.push(...members.map((name): [string, string] => [name, steps[to]!.release]));
      return;
    }
    const middle = Math.floor((from + to) / 2);
    const known = await read(middle);
    const newer = members.filter((name) => !known.has(name));
    const older = members.filter((name) => known.has(name));
    await search(from, middle, older);
    await search(middle, to, newer);
  };
  const last = steps.length - 1;
  const first = await read(0);
  const added = [...(await read(last))].filter((name) => !first.has(name));
  await search(0, last, added);
  return found;
}
