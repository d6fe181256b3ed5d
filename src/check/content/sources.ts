import type { Check } from '../runner/check';

/** Reports the errors that also stop the build: syntax, schemas, paths, menus, and links. */
export const sources: Check = {
  name: 'sources',
  run: ({ site, wanted }) => ({ diagnostics: site.diagnostics.filter(({ file }) => wanted(file)) }),
};
