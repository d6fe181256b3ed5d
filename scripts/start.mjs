// Installs the packages, builds the site, and serves it. Only needs Node.js and npm.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
run('npm', ['run', '--silent', 'build']);
const { serve } = await import('./serve.mjs');
await serve(process.env.PORT || undefined);
