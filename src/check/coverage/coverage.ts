import { versionsOf } from '../../node/spec/versions';
import type { Check, CheckInput } from '../check';
import type { ClientPackage } from '../runner/client-packages';
import { LIBRARY, readClientPackages } from '../runner/client-packages';
import { API_RELEASES, compareApi } from './api';
import { compareCli } from './cli';
import { readDecisions } from './decisions';
import { CLASSES } from './javascript-classes';
import { compareMembers } from './members';
import { readPackage } from './package-members';
import { compareSettings } from './settings';
import type { Spec } from './spec-entries';
import { readSpec } from './spec-entries';
import { findSymbols, readSymbols } from './symbols';

/** Checks that the reference documents everything the products have, and nothing else. */
export const coverage: Check = {
  name: 'coverage',
  async run(input: CheckInput) {
    const { root, site, files, wanted } = input;
    const diagnostics = compareSettings(files, wanted);
    const remarks: string[] = [];
    const clients = readClientPackages(root, site.libraries);
    for (const library of site.libraries) {
      for (const version of versionsOf(library)) {
        const spec = readSpec(input, library.library, version);
        if (!spec) continue;
        const client = clients.find(
          (item) => library.library === LIBRARY && item.version === version,
        );
        if (!(await compare(input, spec, library.library, version, client))) {
          remarks.push(`${library.name} ${version} has no facts to compare with`);
        }
        diagnostics.push(...spec.diagnostics);
      }
    }
    return { diagnostics, remarks };
  },
};

/** Compares a library version with its facts. Returns false if there are none. */
async function compare(
  { root, cache }: CheckInput,
  spec: Spec,
  library: string,
  version: string,
  client: ClientPackage | undefined,
): Promise<boolean> {
  const decisions = readDecisions(root, library, version);
  const api = API_RELEASES.find((release) => release.library === library);
  const symbols = findSymbols(root, library, version);
  if (library === 'cli') compareCli(spec, decisions);
  else if (api) compareApi(spec, api, decisions);
  else if (client) {
    const { members, deprecated } = await cache.get(['package', client.release, ...CLASSES], () =>
      readPackage(root, client.name, CLASSES),
    );
    compareMembers(spec, decisions, members, client.release, deprecated);
  } else if (symbols) {
    compareMembers(spec, decisions, readSymbols(symbols, decisions), symbols.$source.version);
  } else return false;
  return true;
}
