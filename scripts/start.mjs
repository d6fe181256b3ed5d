// Installs what a build needs, builds the site, and serves it. Only needs Node.js and npm.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled('.', { withoutDev: true });
run('npm', ['run', '--silent', 'build']);
const { serve } = await import('./serve.mjs');
await serve(process.env.PORT || undefined);
