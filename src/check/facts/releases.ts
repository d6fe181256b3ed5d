/** A product whose reference depends on a release, and a way to find the latest release. */
interface Release {
  name: string;
  /** The release that the reference describes. */
  documented: string;
  /** Returns the latest stable release. */
  latest: (fetchJson: FetchJson) => Promise<string>;
  /** Instructions for updating the reference. */
  update: string;
}

/** Requests a URL and returns the parsed JSON of the response. */
export type FetchJson = (url: string) => Promise<unknown>;

/** The releases in the facts and in the installed packages. */
export interface DocumentedReleases {
  cli: string;
  /** Versions of npm packages by name. */
  packages: Record<string, string>;
  flutter: string;
  python: string;
}

/** The outcome of a comparison. */
export interface ReleaseReport {
  /** A Markdown table. */
  text: string;
  /** False if a product has a newer release, or if a registry can't be reached. */
  isCurrent: boolean;
}

/** Compares the releases that the reference describes with the latest ones in npm, pub.dev, and PyPI. */
export async function compareReleases(
  documented: DocumentedReleases,
  fetchJson: FetchJson,
): Promise<ReleaseReport> {
  const rows = await Promise.all(
    releasesOf(documented).map(async ({ name, documented: own, latest, update }) => {
      const found = await latest(fetchJson).catch((error: Error) => `unknown: ${error.message}`);
      const isCurrent = found === own;
      return { isCurrent, cells: [name, own, found, isCurrent ? 'Nothing' : update] };
    }),
  );
  const head = ['Product', 'Documented', 'Latest', 'To do'];
  const table = [head, head.map(() => '---'), ...rows.map(({ cells }) => cells)];
  return {
    text: table.map((cells) => `| ${cells.join(' | ')} |\n`).join(''),
    isCurrent: rows.every((row) => row.isCurrent),
  };
}

function releasesOf({ cli, packages, flutter, python }: DocumentedReleases): Release[] {
  const install = 'Update the package in `package.json`, and run `npm run check`';
  const facts = (name: string) => `Update the facts with \`npm run facts -- ${name}\``;
  const libraries = Object.entries(packages).map(([name, version]) => ({
    ...{ name, documented: version, latest: npmRelease(name), update: install },
  }));
  return [
    { name: 'Supabase CLI', documented: cli, latest: npmRelease('supabase'), update: facts('cli') },
    ...libraries,
    {
      name: 'supabase_flutter',
      documented: flutter,
      latest: async (fetchJson) => {
        const url = 'https://pub.dev/api/packages/supabase_flutter';
        return ((await fetchJson(url)) as { latest: { version: string } }).latest.version;
      },
      update: facts('dart'),
    },
    {
      name: 'supabase-py',
      documented: python,
      latest: async (fetchJson) => {
        const url = 'https://pypi.org/pypi/supabase/json';
        return ((await fetchJson(url)) as { info: { version: string } }).info.version;
      },
      update: facts('python'),
    },
  ];
}

function npmRelease(name: string): Release['latest'] {
  return async (fetchJson) => {
    const url = `https://registry.npmjs.org/${name}/latest`;
    return ((await fetchJson(url)) as { version: string }).version;
  };
}
