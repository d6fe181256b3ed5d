import { readEntryReleases } from './entry-releases';
import { readAppProofs } from './app-proofs';
import { readProofs } from './proofs';

type Results = ReturnType<typeof readResults>;

let results: Results | undefined;

/**
 * Returns the committed results of checks. The preview reads them again with the sources, so a
 * page's labels match the digest in its context.
 */
export function currentResults(): Results {
  results ??= readResults();
  return results;
}

export function forgetResults(): void {
  results = undefined;
}

function readResults() {
  const root = process.cwd();
  return {
    proofs: readProofs(root),
    apps: readAppProofs(root),
    releases: readEntryReleases(root),
  };
}
