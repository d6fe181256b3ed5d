import type { Check } from './runner/check';
import { content } from './content/content';
import { coverage } from './coverage/coverage';
import { definitions } from './sql/definitions';
import { eslint } from './eslint/eslint';
import { examples } from './examples/examples';
import { links } from './links/links';
import { published } from './links/published-urls';
import { secrets } from './content/secrets';
import { sql } from './sql/sql';
import { spelling } from './content/spelling';

/** A check's parsers take longer to load than checking a page without code. */
function forExamples(name: string, load: () => Promise<Check>): Check {
  return {
    name,
    run: async (input) =>
      input.examples.length === 0 ? { diagnostics: [] } : (await load()).run(input),
  };
}

/** Errors that also stop the build. */
const sources: Check = {
  name: 'sources',
  run: ({ site, wanted }) => ({ diagnostics: site.diagnostics.filter(({ file }) => wanted(file)) }),
};

export const CHECKS: Check[] = [
  sources,
  content,
  secrets,
  links,
  published,
  spelling,
  forExamples('typescript', async () => (await import('./typescript/typescript')).typescript),
  eslint,
  forExamples('dart', async () => (await import('./dart/dart')).dart),
  forExamples('syntax', async () => (await import('./syntax/syntax')).syntax),
  forExamples('markup', async () => (await import('./syntax/markup')).markup),
  forExamples('commands', async () => (await import('./shell/commands')).commands),
  forExamples('cli-config', async () => (await import('./shell/cli-config')).cliConfig),
  forExamples('env', async () => (await import('./syntax/env')).env),
  coverage,
  sql,
  definitions,
  examples,
];
