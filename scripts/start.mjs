// Runs before anything is installed, so it only needs Node.js and npm.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled('.', { withoutDev: true });
run('npm', ['run', '--silent', 'build']);
const { serve } = await import('./serve.mjs');
await serve(process.env.PORT || undefined);
