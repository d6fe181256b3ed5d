// `npm run prove:apps [-- <parts of paths>]`
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readApps } from '../src/check/apps/app-list';
import { proveApp } from '../src/check/apps/prove-app';
import { wantedPages } from '../src/check/runner/wanted-pages';
import { readParts } from '../src/node/markdown/partials';
import { writeFileAtomic } from '../src/node/base/write-file';
import { readText } from '../src/node/sources/read-text';
import { APP_PROOFS_FILE, readAppProofs } from '../src/node/results/app-proofs';
import { readAppSteps } from '../src/node/examples/app-steps';
import { formatResults } from '../src/node/results/results-file';

/** `/images/apps/` in content. */
const SCREENSHOT_FOLDER = 'content/images/apps';

function screenshotFile(page: string, name: string): string {
  const [, base] = /([^/]+)\.mdx$/.exec(page) ?? [];
  const kind = page.includes('/tutorials/') ? 'tutorial-' : '';
  return `${kind}${base}-${name}.png`;
}

async function main(): Promise<void> {
  const parts = readParts();
  const apps = wantedPages(readApps(), process.argv.slice(2));
  const failed: string[] = [];
  mkdirSync(SCREENSHOT_FOLDER, { recursive: true });
  // Lite prints the errors that it returns.
  const { log } = console;
  Object.assign(console, { warn: () => undefined, error: () => undefined });
  for (const [file, app] of apps) {
    log(`\n${file}`);
    try {
      const steps = readAppSteps(file, readText(file), parts);
      const { proof, screenshots } = await proveApp(app, steps, (text) => log(`  ${text}`));
      for (const [name, png] of screenshots) {
        writeFileAtomic(join(SCREENSHOT_FOLDER, screenshotFile(file, name)), png);
      }
      // Another run might have changed the file.
      const proofs = { ...readAppProofs('.'), [file]: proof };
      writeFileAtomic(APP_PROOFS_FILE, formatResults(proofs));
      log(`  Proven with ${proof.built} in ${proof.seconds} s`);
    } catch (error) {
      failed.push(file);
      log(`  Failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  log(`\n${apps.length - failed.length} of ${apps.length} apps proven`);
  process.exit(failed.length > 0 ? 1 : 0);
}

void main();
