/** Requests a URL and returns the parsed JSON of the response. */
export type FetchJson = (url: string) => Promise<unknown>;

/** GitHub's response to a comparison of two tags. */
interface Comparison {
  total_commits: number;
  commits: { sha: string; commit: { message: string } }[];
}

/** Types of conventional commits that can change what a reference says, unlike tests and builds. */
const RELEVANT = /^(?:feat|fix|perf|revert)\b|^\w+(?:\([^)]*\))?!:/;

/**
 * Lists the commits of a GitHub repository between two tags that added, fixed, or broke something: their
 * first lines, with a short hash. Rejects if GitHub doesn't know one of the tags.
 */
export async function listCommits(
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
