/** `npm run bench:action`: see docs/benchmarks.md. */
import { parseArgs } from 'node:util';
import { measureActions } from './measure-action';
import { measureLoads } from './measure-load';
import { servePages } from './pages';
import { PEERS } from './peers';

const WAITS = [500, 1000, 3000];

const { values } = parseArgs({
  options: {
    own: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true, default: [] },
    times: { type: 'string', default: '5' },
  },
});
const times = Number(values.times);

void servePages(values.own ? [] : PEERS, values.page, async (browser, pages) => {
  console.log('Loads: medians until 3 s after the load event');
  console.table(await measureLoads(browser, pages, times));
  console.log('First action: the median and the slowest time until its result is usable, in ms');
  console.table(await measureActions(browser, pages, WAITS, times));
});
