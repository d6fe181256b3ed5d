import type { Check, CheckInput } from './check';
import { CLI_VERSION } from './cli';
import { cliFaults } from './commands-call';
import { supabaseCalls } from './commands-words';
import { faultProblem } from './fault';
import type { Sample } from '../node/samples';
import { readShell } from './shell';
import { withTree } from './tree-sitter';

/** Whether the `supabase` commands of shell samples and usage lines exist, with their flags. */
export const commands: Check = {
  name: 'commands',
  about: `Every supabase command of a sample is one of CLI ${CLI_VERSION}, with its flags and values.`,
  async run({ samples, cache, root }: CheckInput) {
    const problems = [];
    for (const sample of samples) {
      if (sample.optOut || sample.language !== 'bash' || !/\bsupabase\b/.test(sample.code))
        continue;
      const code = shellCode(sample);
      const faults = await cache.get(['commands', code], () =>
        withTree(root, 'bash', readShell(code), (tree) =>
          supabaseCalls(tree, code).flatMap(cliFaults),
        ),
      );
      problems.push(...faults.map((fault) => faultProblem(sample, 'commands', fault)));
    }
    return { problems };
  },
};

/** The part of a usage line that a reader types as it stands: `supabase db diff`. */
function shellCode({ code, role }: Sample): string {
  return role === 'usage' ? code.replace(/ [<[].*$/s, '') : code;
}
