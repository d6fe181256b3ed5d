/** `npm run bench:load`: see docs/benchmarks.md. */
import { parseArgs } from 'node:util';
import { measureActions } from './measure-action';
import { measureLoads, startBrowser } from './measure-load';
import { serveFolder } from './serve-folder';

/** Readers often open these first. */
const PATHS = ['', '/guides/auth/row-level-security', '/reference/javascript/select'];
/** Its first screen has tabs and code. */
const WITH_ACTIONS = '/guides/storage/quickstart';

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: PATHS },
    times: { type: 'string', default: '5' },
  },
});
const times = Number(values.times);

async function main(): Promise<void> {
  const site = await serveFolder('public', '/docs');
  const browser = await startBrowser();
  try {
    console.log('Loads: medians until 3 s after the load event');
    console.table(await measureLoads(browser, site.url, values.page, times));
    console.log('First action: the median and the slowest time until its result is usable, in ms');
    console.table(await measureActions(browser, site.url + WITH_ACTIONS, times));
  } finally {
    await browser.close();
    site.close();
  }
}

void main();
