import { z } from 'zod';
import type { Diagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { Example } from '../../node/examples/example';
import { exampleDiagnostic } from '../runner/check-examples';
import { readYamlData } from '../runner/read-data';

const REMOVED = readYamlData(
  'typescript/newest-majors.yml',
  z.array(
    z.strictObject({
      module: z.string(),
      /** If missing, the module was removed. */
      names: z.string().array().optional(),
      since: z.string(),
      instead: z.string(),
    }),
  ),
);

const IMPORT = /\b(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]/g;

/** Unless the page names a replacement. `textOf` reads a file. */
export function checkNewestMajors(
  example: Example,
  textOf: (file: string) => string,
): Diagnostic[] {
  return [...example.code.matchAll(IMPORT)].flatMap((match) =>
    REMOVED.flatMap(({ module, names, since, instead }): Diagnostic[] => {
      if (match[1] !== module) return [];
      const name = names?.find((one) => new RegExp(`\\b${one}\\b`).test(match[0]));
      if (names && !name) return [];
      if ([example.page, example.file].some((file) => textOf(file).includes(instead))) return [];
      const what = name ? `${name} from "${module}"` : `"${module}"`;
      const error = {
        ...positionAt(example.code, match.index),
        rule: 'typescript/major',
        message: `${since} rejects the import of ${what}`,
        fix: `use ${instead}, or name it on the page for readers with ${since}`,
      };
      return [exampleDiagnostic(example, 'typescript', error)];
    }),
  );
}
