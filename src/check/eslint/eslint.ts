import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Check } from '../runner/check';
import { sampleDiagnostic } from '../runner/diagnostics';
import type { Sample } from '../../node/examples/sample';

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx']);
const ROLES = new Set<Sample['role']>(['fence', 'example']);

/** Lints all TypeScript and JavaScript examples, even those that aren't verified. */
export const eslint: Check = {
  name: 'eslint',
  async run({ samples, cache }) {
    const linted = samples.filter(
      ({ role, language }) => LANGUAGES.has(language) && ROLES.has(role),
    );
    // The cache requests results one by one, but ESLint is faster with all of them.
    const pending: { sample: Sample; resolve: (found: CodeDiagnostic[]) => void }[] = [];
    const results = Promise.all(
      linted.map(async (sample) => {
        const { language, code } = sample;
        const found = await cache.get(
          ['eslint', language, code],
          () => new Promise<CodeDiagnostic[]>((resolve) => pending.push({ sample, resolve })),
        );
        return found.map((item) => sampleDiagnostic(sample, 'eslint', item));
      }),
    );
    if (pending.length > 0) {
      // Loading ESLint takes a second, so a run with cached results leaves it out.
      const { lintCodes } = await import('./lint-codes');
      const found = lintCodes(pending.map(({ sample }) => sample));
      pending.forEach(({ resolve }, index) => resolve(found[index]!));
    }
    return { diagnostics: (await results).flat() };
  },
};
