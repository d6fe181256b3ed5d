import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { Sample } from '../../node/examples/sample';
import { EXAMPLE_PACKAGES } from '../typescript/example-packages';

/** The parser of Prisma's own tools. */
const PACKAGE = '@prisma/prisma-schema-wasm';

/** An error or warning in a schema. `start` is the offset of its first character. */
interface SchemaDiagnostic {
  start: number;
  text: string;
  is_warning: boolean;
}

/** Lists the errors in a Prisma schema. */
export function schemaErrors({ code }: Pick<Sample, 'code'>, root: string): CodeDiagnostic[] {
  const folder = join(root, EXAMPLE_PACKAGES);
  if (!existsSync(join(folder, 'node_modules', PACKAGE))) {
    const fix = `run "npm ci --prefix ${EXAMPLE_PACKAGES}"`;
    return [{ line: 1, column: 1, message: `${PACKAGE} isn't installed`, fix }];
  }
  const { lint } = createRequire(join(folder, 'package.json'))(PACKAGE) as {
    lint(files: string): string;
  };
  const found = JSON.parse(lint(JSON.stringify([['schema.prisma', code]]))) as SchemaDiagnostic[];
  return found
    .filter((diagnostic) => !diagnostic.is_warning)
    .map(({ start, text }) => ({
      ...positionAt(code, start),
      message: `Prisma: ${text}`,
      fix: 'fix the schema here',
    }));
}
