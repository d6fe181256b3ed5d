import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { Example } from '../../node/examples/example';
import { EXAMPLE_PACKAGES } from '../runner/example-packages';

/** Prisma's own tools use it. */
const PACKAGE = '@prisma/prisma-schema-wasm';

/** `start` is an offset. */
interface SchemaDiagnostic {
  start: number;
  text: string;
  is_warning: boolean;
}

export function schemaErrors({ code }: Pick<Example, 'code'>, root: string): CodeDiagnostic[] {
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
