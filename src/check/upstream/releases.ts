type FetchJson = (url: string) => Promise<unknown>;

interface Release {
  name: string;
  documented: string;
  /** Of the response's data with the latest version, and the key that contains it. */
  url: string;
  key?: string;
  update: string;
  /** A repository of Supabase, and the prefix of its releases' tags. Missing if only examples use the package. */
  tags?: readonly [repository: string, prefix: string] | undefined;
}

interface DocumentedReleases {
  cli: string;
  /** Versions of npm packages. */
  packages: Record<string, string>;
  flutter: string;
  python: string;
}

interface ReleaseReport {
  /** A Markdown table that links to the commits of newer releases. */
  text: string;
  /** False if a product has a newer release, or a registry can't be reached. */
  isCurrent: boolean;
}

/** With the latest in npm, pub.dev, and PyPI. */
export async function compareReleases(
  documented: DocumentedReleases,
  fetchJson: FetchJson,
): Promise<ReleaseReport> {
  const rows = await Promise.all(
    releasesOf(documented).map(async ({ name, documented: own, update, tags, ...source }) => {
      const latest = await latestVersion(source, fetchJson).catch(
        (error: Error) => `unknown: ${error.message}`,
      );
      if (latest === own) return [name, own, latest, 'Nothing'];
      const [repository, prefix] = tags ?? [];
      if (!repository || latest.startsWith('unknown: ')) return [name, own, latest, update];
      const range = `${prefix}${own}...${prefix}${latest}`;
      const commits = `https://github.com/supabase/${repository}/compare/${range}`;
      return [name, own, `[${latest}](${commits})`, update];
    }),
  );
  const head = ['Product', 'Documented', 'Latest', 'To do'];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return {
    text: `${lines.join('\n')}\n`,
    isCurrent: rows.every(([, own, latest]) => own === latest),
  };
}

async function latestVersion(
  { url, key }: Pick<Release, 'url' | 'key'>,
  fetchJson: FetchJson,
): Promise<string> {
  const data = (await fetchJson(url)) as Record<string, { version: string }>;
  return (key ? data[key]! : (data as unknown as { version: string })).version;
}

function releasesOf({ cli, packages, flutter, python }: DocumentedReleases): Release[] {
  const update = 'Update the package in `package.json`, and run `npm run check`';
  const facts = (name: string) => `Update the facts with \`npm run facts -- ${name}\``;
  const npm = (name: string) => `https://registry.npmjs.org/${name}/latest`;
  const libraries = Object.entries(packages).map(([name, documented]) => ({
    ...{ name, documented, url: npm(name), update },
    tags: name === '@supabase/supabase-js' ? (['supabase-js', 'v'] as const) : undefined,
  }));
  return [
    {
      ...{ name: 'Supabase CLI', documented: cli, url: npm('supabase') },
      ...{ update: facts('cli'), tags: ['cli', 'v'] },
    },
    ...libraries,
    {
      ...{ name: 'supabase_flutter', documented: flutter, key: 'latest' },
      url: 'https://pub.dev/api/packages/supabase_flutter',
      ...{ update: facts('dart'), tags: ['supabase-flutter', 'supabase_flutter-v'] },
    },
    {
      ...{ name: 'supabase-py', documented: python, key: 'info' },
      url: 'https://pypi.org/pypi/supabase/json',
      ...{ update: facts('python'), tags: ['supabase-py', 'v'] },
    },
  ];
}
