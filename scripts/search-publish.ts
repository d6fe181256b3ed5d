// `npm run search:publish`. `--dry-run` only prints what has changed since this folder last
// published.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { publishedDigests, recordChanges } from '../src/node/search/published-digests';
import { ALGOLIA_SETTINGS, algoliaConfigOf } from '../src/node/search/algolia-config';
import { readCurrentSite } from '../src/node/site/current-site';
import { siteRecords } from '../src/node/search/site-records';

async function dryRun(): Promise<number> {
  const { site, diagnostics } = await readCurrentSite();
  if (diagnostics.length > 0) {
    console.error(`The content has ${diagnostics.length} problems. Run npm run check to see them.`);
    return 1;
  }
  const { added, changed, removed, same } = recordChanges(siteRecords(site), publishedDigests());
  console.log(
    `${added.length} new, ${changed.length} changed, ${removed.length} removed, ${same} unchanged`,
  );
  for (const [sign, urls] of Object.entries({ '+': added, '~': changed, '-': removed })) {
    for (const url of urls) console.log(`${sign} ${url}`);
  }
  console.log(`Settings: ${JSON.stringify(ALGOLIA_SETTINGS, null, 2)}`);
  return 0;
}

function publish(): number {
  if (!algoliaConfigOf(process.env)) {
    console.error(
      'Set GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY, GATSBY_ALGOLIA_INDEX, and ALGOLIA_ADMIN_KEY.',
    );
    return 1;
  }
  return spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status ?? 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  process.exitCode = values['dry-run'] ? await dryRun() : publish();
}

void main();
