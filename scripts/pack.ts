// `npm run pack [-- <folder>]`: puts the built site's Markdown, search index, and MCP server into
// an npm package without dependencies.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { FILES_FOLDER, MANIFEST } from '../src/lib/search-files';
import type { Manifest } from '../src/search/engine/sections';
import { listFiles } from '../src/node/base/list-files';
import { assertBuilt } from '../src/node/mcp/site-folder';

/** In bytes. */
const LARGEST = 3_400_000;
/** Other files repeat the Markdown. */
const PACKED =
  /\.md$|^_redirects$|^(?:llms|llms\/(?!.*-full\.).*)\.txt$|^search\/(?:headings|index|more|names|errors)-\w+\.json$|^\.well-known\/agent-skills\/.*\.json$/;

const INDEX = join(FILES_FOLDER, MANIFEST);

const [target = '.'] = process.argv.slice(2);

async function main(): Promise<void> {
  assertBuilt('public');
  const folder = mkdtempSync(join(tmpdir(), 'supabase-docs-pack-'));
  try {
    for (const file of listFiles('public').filter((name) => PACKED.test(name))) {
      const copy = join(folder, 'site', file);
      mkdirSync(dirname(copy), { recursive: true });
      cpSync(join('public', file), copy);
    }
    const index = JSON.parse(readFileSync(join('public', INDEX), 'utf8')) as Manifest;
    writeFileSync(join(folder, 'site', INDEX), JSON.stringify({ ...index, texts: [], code: [] }));
    await build({
      ...{ entryPoints: ['scripts/mcp.ts'], outfile: join(folder, 'server.cjs') },
      ...{ bundle: true, minify: true, platform: 'node', target: 'node20' },
      banner: { js: '#!/usr/bin/env node' },
    });
    const { name, version, description, license, engines } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Record<string, unknown>;
    const manifest = { name, version, description, license, engines, bin: 'server.cjs' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    cpSync('docs/pack.md', join(folder, 'README.md'));
    const command = ['pack', folder, '--pack-destination', resolve(target), '--silent'];
    const file = join(target, execFileSync('npm', command, { encoding: 'utf8' }).trim());
    const { size } = statSync(file);
    if (size > LARGEST) throw new Error(`${file} has ${size} bytes, but the limit is ${LARGEST}`);
    console.log(`${file}: ${(size / 1_000_000).toFixed(2)} MB`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
