import type { Check } from '../check';

/** Reports the errors that also stop the build: syntax, schemas, paths, menus, and links. */
export const sources: Check = {
  name: 'sources',
  about: 'MDX, YAML, and SVG files are valid, and so are paths, menus, and links.',
  run: ({ site, wanted }) => ({ diagnostics: site.diagnostics.filter(({ file }) => wanted(file)) }),
};
