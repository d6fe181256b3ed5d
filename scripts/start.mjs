// Installs the packages, builds the site, and serves it. Only needs Node.js and npm.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
run('npx', ['gatsby', 'build', '--prefix-paths']);
const { serve } = await import('./serve.mjs');
await serve(Number(process.env.PORT ?? 9000));
