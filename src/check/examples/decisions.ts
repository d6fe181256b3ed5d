import { z } from 'zod';
import { formatDiagnostics } from '../../lib/diagnostic';
import { checkShape, readYaml } from '../../node/spec/yaml-source';
import { readData } from '../runner/read-data';

/** The file with the decisions, for messages. */
export const DECISIONS_FILE = 'src/check/examples/decisions.yml';

/** Names of examples (`version/entry/example`) or of all examples of an entry (`version/entry/*`). */
const examples = z.string().transform((text) =>
  text
    .trim()
    .split(/\s+/)
    .map((name) => `javascript/${name}`),
);
const schema = z.strictObject({
  /** Examples that can't run against Lite, with the reason. They still have to compile. */
  notExecuted: z.array(z.strictObject({ reason: z.string(), examples })),
});

const source = readYaml(DECISIONS_FILE, readData('examples/decisions.yml'));
const { value, diagnostics } = checkShape<z.infer<typeof schema>>(schema as never, source);
if (!value) throw new Error(formatDiagnostics([...source.diagnostics, ...diagnostics]));

/** The hand-written decisions about how examples run. Importing this throws if the file is invalid. */
export const { notExecuted } = value;
