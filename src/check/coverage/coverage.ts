import type { Check, CheckInput } from '../check';
import { API_RELEASES, compareApi } from './api';
import { compareCli } from './cli';
import { readClientPackages } from '../runner/client-packages';
import { JAVASCRIPT_RELEASES } from './javascript';
import { compareMembers } from './members';
import { readMembers } from './package-members';
import { compareSettings } from './settings';
import { readSpec } from './spec-entries';
import { readSymbols, SYMBOL_RELEASES } from './symbols';
import { CLASSES } from './javascript-classes';

/** Checks that the reference describes what the products have, nothing less and nothing more. */
export const coverage: Check = {
  name: 'coverage',
  about:
    'Entries, parameters, flags and fields equal the CLI, the HTTP APIs and the client libraries.',
  async run(input: CheckInput) {
    const diagnostics = compareSettings(input.files, input.wanted);
    const cli = readSpec(input, 'cli');
    if (cli) compareCli(cli);
    diagnostics.push(...(cli?.diagnostics ?? []));
    for (const release of API_RELEASES) {
      const spec = readSpec(input, release.library);
      if (spec) compareApi(spec, release);
      diagnostics.push(...(spec?.diagnostics ?? []));
    }
    for (const release of SYMBOL_RELEASES) {
      const spec = readSpec(input, release.library, release.version);
      const { version: name } = release.symbols.$source;
      if (spec) compareMembers(spec, release, readSymbols(release), name);
      diagnostics.push(...(spec?.diagnostics ?? []));
    }
    for (const client of readClientPackages(input.root, input.site.libraries)) {
      const release = JAVASCRIPT_RELEASES.find(({ version }) => version === client.version);
      const spec = release && readSpec(input, release.library, release.version);
      if (!spec) continue;
      const classes = CLASSES[release.version] ?? [];
      const members = await input.cache.get(['coverage', client.release, ...classes], () =>
        readMembers(input.root, client.name, classes),
      );
      compareMembers(spec, release, members, client.release);
      diagnostics.push(...spec.diagnostics);
    }
    return { diagnostics };
  },
};
