// `npm run --silent mcp [-- <folder>]`: see docs/agents.md. In `npm run pack`'s package, the site
// is next to this file.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { docsServer } from '../src/node/mcp/server';

const packed = join(__dirname, 'site');
const [folder = existsSync(packed) ? packed : 'public'] = process.argv.slice(2);

async function main(): Promise<void> {
  await docsServer(resolve(folder)).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  // Standard output is only for the protocol.
  console.error((error as Error).message);
  process.exitCode = 1;
});
