import type { FactSource } from '../upstream/fact-files';
import { readFacts } from '../upstream/fact-files';
import type { ClientPackage } from '../runner/client-packages';
import { LIBRARY } from '../runner/client-packages';
import type { Spec } from './spec-entries';

/** By the member's full name. */
type MemberReleases = Record<string, string>;

/** By entry ID, without members as old as the first release. */
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
 * For the JavaScript library. Reports a file that describes a different release from the installed
 * one. Undefined if the version has none.
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
