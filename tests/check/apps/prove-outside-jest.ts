// The first argument has the app's steps, and the last line is the result.
import { proveApp } from '../../../src/check/apps/prove-app';
import type { AppSteps } from '../../../src/node/examples/app-steps';

const APP = {
  framework: 'Framework',
  package: 'framework',
  use: 'quickstart',
  versions: [],
  builds: true,
} as const;

async function main(): Promise<void> {
  const steps = JSON.parse(process.argv[2]!) as AppSteps;
  const silent = () => undefined;
  Object.assign(console, { warn: silent, error: silent });
  try {
    const { proof, screenshots } = await proveApp({ ...APP, versions: [] }, steps, silent);
    process.stdout.write(`\n${JSON.stringify({ proof, screenshots: [...screenshots.keys()] })}`);
  } catch (error) {
    process.stdout.write(`\n${JSON.stringify({ error: (error as Error).message })}`);
  }
  process.exit(0);
}

void main();
