import type { Check, CheckInput } from '../check';
import { API_RELEASES, compareApi } from './api';
import { compareCli } from './cli';
import { compareJavascript, RELEASES } from './javascript';
import { readMembers } from './package-members';
import { compareSettings } from './settings';
import { readSpec } from './spec-entries';
import { compareSymbols, SYMBOL_RELEASES } from './symbols';
import { CLASSES } from './javascript-classes';

/** Whether the reference says what the libraries have, no less and no more. */
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
      if (spec) compareSymbols(spec, release);
      diagnostics.push(...(spec?.diagnostics ?? []));
    }
    for (const release of RELEASES) {
      const spec = readSpec(input, 'javascript', release.version);
      if (!spec) continue;
      const classes = CLASSES[release.version] ?? [];
      const members = await input.cache.get(['coverage', release.name, ...classes], () =>
        readMembers(input.root, release.package, classes),
      );
      compareJavascript(spec, release, members);
      diagnostics.push(...spec.diagnostics);
    }
    return { diagnostics };
  },
};
