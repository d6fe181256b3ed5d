import { join } from 'node:path';
import { z } from 'zod';
import { formatDiagnostics } from '../../lib/diagnostic';
import { readText } from '../sources/read-text';
import { checkShape, readYaml } from '../sources/yaml-source';

export const NOT_EXECUTED_FILE = 'src/node/examples/not-executed.yml';

/**
 * Names of examples (`version/entry/example`) or of all examples of an entry (`version/entry/*`).
 */
const examples = z.string().transform((text) =>
  text
    .trim()
    .split(/\s+/)
    .map((name) => `javascript/${name}`),
);
const schema = z.strictObject({
  /** Examples that can't run against Lite still have to compile. */
  notExecuted: z.array(z.strictObject({ reason: z.string(), examples })),
});

interface NotExecuted {
  pattern: string;
  /** Completes the sentence "It can't run here because …". */
  reason: string;
}

const source = readYaml(NOT_EXECUTED_FILE, readText(join(process.cwd(), NOT_EXECUTED_FILE)));
const { value, diagnostics } = checkShape<z.infer<typeof schema>>(schema as never, source);
if (!value) throw new Error(formatDiagnostics([...source.diagnostics, ...diagnostics]));

/** Examples of the JavaScript reference. Importing this throws if the file is invalid. */
export const NOT_EXECUTED: NotExecuted[] = value.notExecuted.flatMap(
  ({ reason, examples: names }) => names.map((pattern) => ({ reason, pattern })),
);

/** Finds an example by its name: `library/version/entry/example`. */
export function findNotExecuted(name: string): NotExecuted | undefined {
  return NOT_EXECUTED.find(
    ({ pattern }) =>
      pattern === name || (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1))),
  );
}
