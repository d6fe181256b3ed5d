import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { EngineFile, EngineManifest } from '../../run/client/manifest';
import { handleTask } from '../base/run-in-process';
import { createProject } from './create-project';
import { readProjectSql } from './example-project';
import type { BuiltEngine } from './engine-files';
import { EXTENSION_FILES } from './extension-files';
import { framePage, framePolicy } from './frame-page';
import { freshDataFolder } from './fresh-database';
import { postgresData } from './postgres-data';
import { makeRepeatable } from './repeatable';
import { bundleScript } from './sandbox-bundle';

handleTask(async (): Promise<BuiltEngine> => {
  const root = process.cwd();
  const [empty, script, frame] = await Promise.all([
    freshDataFolder(root),
    bundleScript(root, 'worker.ts'),
    bundleScript(root, 'frame.ts'),
  ]);
  makeRepeatable();
  const files: Record<string, Uint8Array> = {};
  /** Adds a gzip file that's named after its content. The browser's code decompresses it. */
  const add = (name: string, content: Uint8Array): EngineFile => {
    const bytes =
      content[0] === 0x1f && content[1] === 0x8b ? content : gzipSync(content, { level: 9 });
    const path = `run/${name}-${digest(bytes)}.bin`;
    files[path] = bytes;
    return { path: `/${path}`, size: bytes.length };
  };
  const packages = join(root, 'node_modules');
  const postgres = join(packages, '@electric-sql', 'pglite', 'dist');
  const html = framePage(frame);
  const manifest: EngineManifest = {
    frame: `/run/frame.html?${digest(Buffer.from(html))}`,
    script: add('sandbox', Buffer.from(script)),
    files: {
      postgres: add('postgres', readFileSync(join(postgres, 'pglite.wasm'))),
      postgresData: add('postgres-data', postgresData(postgres)),
      parser: add('parser', readFileSync(join(packages, 'libpg-query/wasm/libpg-query.wasm'))),
      project: add('project', await createProject(empty)),
    },
    extensions: Object.fromEntries(
      EXTENSION_FILES.map(({ name, file, pattern }) => [
        name,
        { ...add(name, readFileSync(join(packages, file))), pattern },
      ]),
    ),
    projectSql: readProjectSql(root),
  };
  files['run/frame.html'] = Buffer.from(html);
  files['run/manifest.json'] = Buffer.from(JSON.stringify(manifest));
  return { files, policy: framePolicy(frame) };
});

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
