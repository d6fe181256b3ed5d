import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Example } from '../../node/examples/example';
import { listFiles } from '../../node/base/list-files';
import { schemaErrors } from '../languages/prisma';
import type { VirtualFile } from './compiler';
import { EXAMPLE_PACKAGES } from '../runner/example-packages';

/** For the `prisma-client` provider of `prisma generate`. */
interface Generator {
  getDMMF(options: { datamodel: string }): Promise<unknown>;
  generateClient(options: Record<string, unknown>): Promise<void>;
}

/** As from Prisma's CLI, without options. */
const SETTINGS = {
  runtimeBase: '@prisma/client/runtime',
  generator: { name: 'client', provider: {}, output: {}, config: {}, previewFeatures: [] },
  datasources: [{ name: 'db', activeProvider: 'postgresql' }],
  activeProvider: 'postgresql',
  binaryPaths: {},
  engineVersion: '',
  clientVersion: '',
  target: 'nodejs',
  generatedFileExtension: 'ts',
  importFileExtension: '',
  moduleFormat: 'esm',
  compilerBuild: 'fast',
  tsNoCheckPreamble: true,
};

/**
 * For a page's schema, by specifier. The page's package.json maps `#prisma/*` to its folder. Empty
 * without a schema, or if it has errors.
 */
export async function prismaClient(
  root: string,
  examples: readonly Example[],
  folder: string,
): Promise<Map<string, VirtualFile>> {
  const schema = examples.find(({ language, optOut }) => language === 'prisma' && !optOut);
  if (!schema || schemaErrors(schema, root).length > 0) return new Map();
  const require = createRequire(join(root, EXAMPLE_PACKAGES, 'package.json'));
  const { getDMMF, generateClient } = require('@prisma/client-generator-ts') as Generator;
  const datamodel = schema.code;
  const outputDir = await mkdtemp(join(tmpdir(), 'prisma-'));
  try {
    const dmmf = await getDMMF({ datamodel });
    await generateClient({ ...SETTINGS, datamodel, dmmf, schemaPath: '', outputDir });
    const names = listFiles(outputDir).filter((name) => name.endsWith('.ts'));
    const files = names.map((name): [string, VirtualFile] => {
      const text = readFileSync(join(outputDir, name), 'utf8');
      return [
        `#prisma/${name.slice(0, -'.ts'.length)}`,
        { path: `${folder}/prisma/${name}`, text },
      ];
    });
    return new Map(files);
  } finally {
    await rm(outputDir, { recursive: true });
  }
}
