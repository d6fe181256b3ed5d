import type { Check } from '../runner/check';
import { checkExamples } from '../runner/check-examples';
import type { Example } from '../../node/examples/example';

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx']);
const ROLES = new Set<Example['role']>(['fence', 'example']);

/** Includes unverified examples. */
export const eslint: Check = {
  name: 'eslint',
  run: ({ examples, cache }) =>
    checkExamples('eslint', examples, async ({ role, language, code }) => {
      if (!LANGUAGES.has(language) || !ROLES.has(role)) return undefined;
      // Loading ESLint takes a second, which cached results don't need.
      const lint = async () => (await import('./lint-code')).lintCode(code, language);
      return { errors: await cache.get(['eslint', language, code], lint) };
    }),
};
