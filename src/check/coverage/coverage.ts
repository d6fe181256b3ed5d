import type { Library } from '../../node/spec/library-schemas';
import { versionsOf } from '../../node/spec/versions';
import { ENTRY_RELEASES_FILE, releaseKey } from '../../node/results/entry-releases';
import type { EntryReleases } from '../../node/results/entry-releases';
import type { Coverage, ReferenceCoverage } from '../../node/results/reference-coverage';
import { COVERAGE_FILE } from '../../node/results/reference-coverage';
import { formatResults } from '../../node/results/results-file';
import type { Check, CheckInput } from '../runner/check';
import type { ClientPackage } from '../runner/client-packages';
import { LIBRARY, readClientPackages } from '../runner/client-packages';
import { API_RELEASES } from '../upstream/http/api-releases';
import { compareApi } from './api';
import { compareCli } from './cli';
import { compareEntries } from './contradictions';
import { readDecisions } from './decisions';
import { entryReleases, readSince } from './entry-releases';
import { CLASSES } from '../upstream/javascript/javascript-classes';
import { compareMembers } from './members';
import { compareSettings } from './settings';
import type { Spec } from './spec-entries';
import { readSpec } from './spec-entries';
import { findSymbols, readReturns, readSymbols } from './symbols';

/** The reference documents everything that the products have, and nothing else. */
export const coverage: Check = {
  name: 'coverage',
  async run(input: CheckInput) {
    const { root, site, files, wanted } = input;
    const diagnostics = compareSettings(files, wanted);
    const remarks: string[] = [];
    const releases: EntryReleases = {};
    const coverage: ReferenceCoverage = {};
    const clients = readClientPackages(root, site.libraries);
    for (const library of site.libraries) {
      for (const version of versionsOf(library)) {
        const spec = readSpec(input, library.library, version);
        if (!spec) continue;
        compareEntries(spec);
        const client = clients.find(
          (item) => library.library === LIBRARY && item.version === version,
        );
        const compared = await compare(input, spec, library, version, client);
        if (!compared) remarks.push(`${library.name} ${version} has no facts to compare with`);
        if (compared) coverage[releaseKey(library.library, version, '')] = compared.coverage;
        for (const [id, release] of Object.entries(compared?.releases ?? {})) {
          releases[releaseKey(library.library, version, id)] = release;
        }
        diagnostics.push(...spec.diagnostics);
      }
    }
    const generated = new Map([
      [ENTRY_RELEASES_FILE, formatResults(releases)],
      [COVERAGE_FILE, formatResults(coverage)],
    ]);
    return { diagnostics, remarks, generated };
  },
};

interface Compared {
  coverage: Coverage;
  /** That added the entries' members, by entry ID, as far as facts list them. */
  releases: Record<string, string>;
}

async function compare(
  { root, cache }: CheckInput,
  spec: Spec,
  { library }: Library,
  version: string,
  client: ClientPackage | undefined,
): Promise<Compared | undefined> {
  const decisions = readDecisions(root, library, version);
  const api = API_RELEASES.find((release) => release.library === library);
  const symbols = findSymbols(root, library, version);
  if (library === 'cli') return { coverage: compareCli(spec, decisions), releases: {} };
  if (api) return { coverage: compareApi(spec, api, decisions), releases: {} };
  if (client) {
    const { name, release } = client;
    // Loading TypeScript takes longer than checking a guide.
    const read = async () =>
      (await import('../upstream/javascript/package-members')).readPackage(root, name, CLASSES);
    const facts = { ...(await cache.get(['package', release, ...CLASSES], read)), name: release };
    const { documented, coverage } = compareMembers(spec, decisions, facts);
    return { coverage, releases: entryReleases(documented, readSince(root, client, spec)) };
  }
  if (symbols) {
    const { $source, deprecated, since } = symbols;
    const reasons = deprecated && Object.fromEntries(deprecated.map((name) => [name, '']));
    const members = readSymbols(symbols, decisions);
    const returns = readReturns(symbols);
    const facts = { name: $source.version, members, deprecated: reasons, returns };
    const { documented, coverage } = compareMembers(spec, decisions, facts);
    return { coverage, releases: entryReleases(documented, since) };
  }
  return undefined;
}
