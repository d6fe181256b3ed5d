import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { writeFileAtomic } from '../output/write-file';

/** Gatsby empties this folder when it starts, so its files belong to the running build. */
const FOLDER = '.cache/compiled';

/**
 * Compiles a module with everything it imports from the project, and loads it. Gatsby would compile
 * the same code with Parcel, which takes several seconds longer. The first process writes the result
 * to a file, and Gatsby's worker processes load that file.
 *
 * @param entry The module's path in the project folder.
 * @param root The project folder.
 * @throws If the code has a syntax error, or an import is missing.
 */
export function loadEntry<Module>(entry: string, root = process.cwd()): Module {
  const file = join(root, FOLDER, basename(entry).replace(/\.ts$/, '.cjs'));
  if (!existsSync(file)) {
    const { outputFiles } = buildSync({
      absWorkingDir: root,
      entryPoints: [entry],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      packages: 'external',
      sourcemap: process.env['NODE_ENV'] === 'development' && 'inline',
      logLevel: 'silent',
      write: false,
    });
    writeFileAtomic(file, outputFiles[0]!.contents);
  }
  return createRequire(file)(file) as Module;
}
