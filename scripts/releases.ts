// `npm run releases`. Fails if there's something to update.
import { readFileSync } from 'node:fs';
import { compareReleases } from '../src/check/upstream/releases';
import { readFacts } from '../src/check/upstream/fact-files';

const ROOT = process.cwd();

/** `supabase 2.30.0` in `$source` → 2.30.0. */
function documentedRelease(path: string): string {
  return readFacts(ROOT, path)?.$source.version.split(' ').at(-1) ?? 'none';
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

async function main(): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const packages = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    /^@supabase\/(?!lite$)/.test(name),
  );
  const { text, isCurrent } = await compareReleases(
    {
      cli: documentedRelease('cli/commands.json'),
      packages: Object.fromEntries(packages),
      flutter: documentedRelease('dart/v2.json'),
      python: documentedRelease('python/symbols.json'),
    },
    fetchJson,
  );
  console.log(text);
  if (!isCurrent) process.exitCode = 1;
}

void main();
