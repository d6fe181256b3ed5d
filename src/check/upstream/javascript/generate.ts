export interface Release {
  version: string;
  /** With lowest allowed versions: `@supabase/auth-js@2.100.0`. */
  packages: string[];
}

/** Public names of `<name>@<version>`. */
export type ReadMembers = (packageVersion: string) => Promise<ReadonlySet<string>>;

/** The first release that requires a package's version. */
interface Step {
  packageVersion: string;
  release: string;
}

/** Before a package was renamed. */
const FORMER_NAMES: Record<string, string> = { '@supabase/auth-js': '@supabase/gotrue-js' };

/**
 * By member of the last release, without those as old as the first one. Assumes that members stay:
 * between two versions with the same members of the last version, it skips the rest.
 */
export async function firstReleases(
  releases: Release[],
  readMembers: ReadMembers,
): Promise<Record<string, string>> {
  const steps = packageSteps(releases);
  const found = await Promise.all(steps.map((item) => firstSteps(item, readMembers)));
  return Object.fromEntries(found.flat().sort(([a], [b]) => (a < b ? -1 : 1)));
}

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
  /** Members that step `from` lacks and step `to` has. */
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
