type FetchJson = (url: string) => Promise<unknown>;

interface Comparison {
  total_commits: number;
  commits: { sha: string; commit: { message: string } }[];
}

/** Conventional commits that can change what a reference says, unlike tests and builds. */
const RELEVANT = /^(?:feat|fix|perf|revert)\b|^\w+(?:\([^)]*\))?!:/;

/** First lines, with a short hash. Rejects if GitHub doesn't know a tag. */
async function listCommits(
  repository: string,
  from: string,
  to: string,
  fetchJson: FetchJson,
): Promise<string[]> {
  const url = `https://api.github.com/repos/${repository}/compare/${from}...${to}`;
  const { total_commits: total, commits } = (await fetchJson(url)) as Comparison;
  const lines = commits
    .map(({ sha, commit }) => ({ sha, subject: commit.message.split('\n', 1)[0]! }))
    .filter(({ subject }) => RELEVANT.test(subject))
    .map(({ sha, subject }) => `${subject} (${sha.slice(0, 7)})`);
  const missing = total - commits.length;
  if (missing > 0) lines.push(`${missing} more commits, which GitHub leaves out of its response`);
  return lines;
}

interface Release {
  name: string;
  documented: string;
  latest: (fetchJson: FetchJson) => Promise<string>;
  update: string;
  /** Missing if only examples use the package. */
  code?: Code | undefined;
}

/** A GitHub repository, and the prefix of its releases' tags. */
interface Code {
  repository: string;
  tag: string;
}

interface DocumentedReleases {
  cli: string;
  /** Versions of npm packages. */
  packages: Record<string, string>;
  flutter: string;
  python: string;
}

/** What changed in an npm package's members between two releases. */
type ListMembers = (name: string, from: string, to: string) => Promise<string[]>;

interface ReleaseReport {
  /** A Markdown table, and what changed in the CLI and in each library with a newer release. */
  text: string;
  /** False if a product has a newer release, or a registry can't be reached. */
  isCurrent: boolean;
}

/**
 * With the latest in npm, pub.dev, and PyPI: the commits in between, and for JavaScript the changed
 * members.
 */
export async function compareReleases(
  documented: DocumentedReleases,
  fetchJson: FetchJson,
  listMembers: ListMembers,
): Promise<ReleaseReport> {
  const rows = await Promise.all(
    releasesOf(documented).map(async (release) => {
      const { name, documented: own, latest, update } = release;
      const found = await latest(fetchJson).catch(unknown);
      const isCurrent = found === own;
      const cells = [name, own, found, isCurrent ? 'Nothing' : update];
      const changes =
        isCurrent || found.startsWith(UNKNOWN)
          ? []
          : await describeChanges(release, found, fetchJson, listMembers);
      return { isCurrent, cells, changes };
    }),
  );
  const head = ['Product', 'Documented', 'Latest', 'To do'];
  const table = [head, head.map(() => '---'), ...rows.map(({ cells }) => cells)];
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`);
  return {
    text: [...lines, ...rows.flatMap(({ changes }) => changes), ''].join('\n'),
    isCurrent: rows.every((row) => row.isCurrent),
  };
}

const UNKNOWN = 'unknown: ';
const unknown = (error: Error) => UNKNOWN + error.message;

async function describeChanges(
  { name, documented, code }: Release,
  latest: string,
  fetchJson: FetchJson,
  listMembers: ListMembers,
): Promise<string[]> {
  if (!code) return [];
  const section = async (title: string, items: Promise<string[]>) => {
    const found = await items.catch((error: Error) => [unknown(error)]);
    const lines = found.length > 0 ? found : ['None'];
    return ['', `#### ${title}`, '', ...lines.map((line) => `- ${line}`)];
  };
  const { repository, tag } = code;
  const members =
    name === JAVASCRIPT
      ? await section('Changed members', listMembers(name, documented, latest))
      : [];
  const commits = await section(
    'Commits',
    listCommits(repository, tag + documented, tag + latest, fetchJson),
  );
  return ['', `### ${name} ${documented} to ${latest}`, ...members, ...commits];
}

const JAVASCRIPT = '@supabase/supabase-js';
const JAVASCRIPT_CODE: Code = { repository: 'supabase/supabase-js', tag: 'v' };

function releasesOf({ cli, packages, flutter, python }: DocumentedReleases): Release[] {
  const install = 'Update the package in `package.json`, and run `npm run check`';
  const facts = (name: string) => `Update the facts with \`npm run facts -- ${name}\``;
  const libraries = Object.entries(packages).map(([name, version]) => ({
    ...{ name, documented: version, latest: npmRelease(name), update: install },
    code: name === JAVASCRIPT ? JAVASCRIPT_CODE : undefined,
  }));
  return [
    {
      ...{ name: 'Supabase CLI', documented: cli, latest: npmRelease('supabase') },
      update: facts('cli'),
      code: { repository: 'supabase/cli', tag: 'v' },
    },
    ...libraries,
    {
      name: 'supabase_flutter',
      documented: flutter,
      latest: latestAt('https://pub.dev/api/packages/supabase_flutter', 'latest'),
      update: facts('dart'),
      code: { repository: 'supabase/supabase-flutter', tag: 'supabase_flutter-v' },
    },
    {
      name: 'supabase-py',
      documented: python,
      latest: latestAt('https://pypi.org/pypi/supabase/json', 'info'),
      update: facts('python'),
      code: { repository: 'supabase/supabase-py', tag: 'v' },
    },
  ];
}

const npmRelease = (name: string) => latestAt(`https://registry.npmjs.org/${name}/latest`);

/** `key` contains the version in the response. */
function latestAt(url: string, key?: string): Release['latest'] {
  return async (fetchJson) => {
    const data = (await fetchJson(url)) as Record<string, { version: string }>;
    return (key ? data[key]! : (data as unknown as { version: string })).version;
  };
}
