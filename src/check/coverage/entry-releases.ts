import type { FactSource } from '../upstream/fact-files';
import { readFacts } from '../upstream/fact-files';
import type { ClientPackage } from '../runner/client-packages';
import { LIBRARY } from '../runner/client-packages';
import type { Spec } from './spec-entries';

/** The release that added each member, by the member's full name. */
type MemberReleases = Record<string, string>;

/**
 * Returns the release that added each entry's member, by entry ID. Leaves out entries whose member is as
 * old as the first release.
 */
export function entryReleases(
  documented: ReadonlyMap<string, string>,
  since: MemberReleases = {},
): Record<string, string> {
  return Object.fromEntries(
    [...documented].flatMap(([id, member]) => {
      const release = since[member];
      return release ? [[id, release]] : [];
    }),
  );
}

/**
 * Reads when the members of the JavaScript library were added. Reports a file that describes a different
 * release from the installed one. Returns undefined if the version has no such file.
 */
export function readSince(
  root: string,
  { version, release }: ClientPackage,
  { report }: Pick<Spec, 'report'>,
): MemberReleases | undefined {
  const path = `${LIBRARY}/${version}-releases.json`;
  const facts = readFacts(root, path) as { $source: FactSource; since: MemberReleases } | undefined;
  if (facts && facts.$source.version !== release) {
    const message = `src/check/upstream/${path} describes ${facts.$source.version}, not ${release}`;
    report([], message, `run "npm run facts -- ${LIBRARY}"`);
  }
  return facts?.since;
}
