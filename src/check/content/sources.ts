import type { Check } from '../runner/check';

/** Reports the errors that also stop the build. */
export const sources: Check = {
  name: 'sources',
  run: ({ site, wanted }) => ({ diagnostics: site.diagnostics.filter(({ file }) => wanted(file)) }),
};
