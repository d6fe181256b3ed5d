// Installs what is missing, builds the site and serves it. Needs Node and npm only.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
run('npx', ['gatsby', 'build', '--prefix-paths']);
const { serve } = await import('./serve.mjs');
await serve(Number(process.env.PORT ?? 9000));
