import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Check } from '../runner/check';
import { exampleDiagnostic } from '../runner/check-examples';
import type { Example } from '../../node/examples/example';

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx']);
const ROLES = new Set<Example['role']>(['fence', 'example']);

/** Includes unverified examples. */
export const eslint: Check = {
  name: 'eslint',
  async run({ examples, cache }) {
    const linted = examples.filter(
      ({ role, language }) => LANGUAGES.has(language) && ROLES.has(role),
    );
    // The cache requests results one by one, but ESLint is faster with all.
    const pending: { example: Example; resolve: (found: CodeDiagnostic[]) => void }[] = [];
    const results = Promise.all(
      linted.map(async (example) => {
        const { language, code } = example;
        const found = await cache.get(
          ['eslint', language, code],
          () => new Promise<CodeDiagnostic[]>((resolve) => pending.push({ example, resolve })),
        );
        return found.map((item) => exampleDiagnostic(example, 'eslint', item));
      }),
    );
    if (pending.length > 0) {
      // Loading ESLint takes a second, which cached results don't need.
      const { lintCodes } = await import('./lint-codes');
      const found = lintCodes(pending.map(({ example }) => example));
      pending.forEach(({ resolve }, index) => resolve(found[index]!));
    }
    return { diagnostics: (await results).flat() };
  },
};
