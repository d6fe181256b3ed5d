import type { Check } from '../check';

/** What stops the build: syntax, shapes, addresses, menus and links of all source files. */
export const sources: Check = {
  name: 'sources',
  about: 'MDX, YAML and SVG files are well formed; addresses, menus and links are right.',
  run: ({ site, wanted }) => ({ diagnostics: site.diagnostics.filter(({ file }) => wanted(file)) }),
};
